import type { ClientSession, Types } from 'mongoose';
import type { Collections } from '../../records/models.js';

/** A score without its explanation is still what somebody was worth to a role. */
export const WITHOUT_SCORE = {
  $unset: { 'breakdown.score': 1, 'breakdown.basisPoints': 1, 'breakdown.coverage': 1, 'breakdown.cap': 1 },
} as const;

/**
 * What accounting needs of a request stays: company, price, reservation, times. What tells about the talent goes: the
 * introduction, the reason, the counter-offer, the score and the breakdown with their salary and places, and what the company noted about
 * them.
 */
export async function eraseRequests(
  { models }: Collections<'connections'>,
  jobSeekerProfileId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await models.connections.updateMany(
    { jobSeekerProfileId },
    {
      $set: {
        text: '',
        reason: null,
        live: false,
        counterOffer: null,
        conversation: null,
        'breakdown.components': [],
        'breakdown.counterfactuals': { talentSeeker: [], jobSeeker: [] },
      },
      ...WITHOUT_SCORE,
    },
    { session },
  );
}
