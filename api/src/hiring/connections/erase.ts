import type { ClientSession, Connection, Types } from 'mongoose';
import type { ConnectionDocument } from '../../records/connection.js';
import type { Collections } from '../../records/models.js';

/** A score without its explanation is still what somebody was worth to a role. */
const WITHOUT_SCORE = {
  $unset: {
    wanted: 1,
    'breakdown.score': 1,
    'breakdown.basisPoints': 1,
    'breakdown.coverage': 1,
    'breakdown.cap': 1,
  },
} as const;

/**
 * What accounting needs of a request stays: company, price, reservation, times. What tells about the talent goes: the
 * introduction, the reason, the counter-offer, the score and the breakdown with their salary and places and what these were worked out
 * from, and what the company noted about them.
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
        endedByTalentAt: null,
        conversation: null,
        'breakdown.components': [],
        'breakdown.counterfactuals': { talentSeeker: [], jobSeeker: [] },
      },
      ...WITHOUT_SCORE,
    },
    { session },
  );
}

/** Takes away the scores of talents who left before these went with them. */
export async function forgetScoresOf(connection: Connection, talents: readonly Types.ObjectId[]): Promise<void> {
  await connection
    .collection<ConnectionDocument>('connections')
    .updateMany({ jobSeekerProfileId: { $in: [...talents] } }, WITHOUT_SCORE);
}
