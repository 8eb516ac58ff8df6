import type { ClientSession, Types } from 'mongoose';
import type { Collections } from '../../records/models.js';

/**
 * What accounting needs of a request stays: company, price, reservation, times. What tells about the talent goes: the
 * introduction, the reason, the counter-offer, the breakdown with their salary and places, and what the company noted about
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
    },
    { session },
  );
}
