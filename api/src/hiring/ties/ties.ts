import type { ClientSession, Types } from 'mongoose';
import type { Ties } from '../../accounts/shields/index.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { Collections } from '../../records/models.js';
import { type FinalStatus, finish, type FinishNeeds, withholdContact } from '../connections/index.js';
import { type CallOffNeeds, endConversations, type EndNeeds } from '../conversations/index.js';

type Needs = FinishNeeds & EndNeeds & CallOffNeeds & Collections<'jobSeekerProfiles' | 'outbox'>;

/** Ends the open requests of a company to some talents. */
async function endOpen(
  app: Needs,
  companyId: Types.ObjectId,
  profileIds: readonly Types.ObjectId[],
  { status, session }: { readonly status: FinalStatus; readonly session: ClientSession },
): Promise<void> {
  const open = await app.models.connections
    .find({ companyId, jobSeekerProfileId: { $in: profileIds }, status: 'open' })
    .session(session)
    .lean<ConnectionDocument[]>();
  for (const { _id } of open) await finish(app, _id, { status, reason: null }, session);
}

/** @returns what ends requests and conversations between a company and talents who hide */
export const tiesOf = (app: Needs): Ties => ({
  end: async (companyId, profileIds, session) => {
    await endOpen(app, companyId, profileIds, { status: 'declined', session });
    await withholdContact(app, companyId, profileIds, session);
    for (const jobSeekerProfileId of profileIds)
      await endConversations(app, { companyId, jobSeekerProfileId }, 'jobSeeker', session);
  },
  withdrawFromShielded: async (companyId, session) => {
    const asked = await app.models.connections
      .distinct('jobSeekerProfileId', { companyId, status: 'open' })
      .session(session);
    const shielded = await app.models.jobSeekerProfiles
      .distinct('_id', { _id: { $in: asked }, shields: { $elemMatch: { left: { $ne: true } } } })
      .session(session);
    await endOpen(app, companyId, shielded, { status: 'withdrawn', session });
  },
});
