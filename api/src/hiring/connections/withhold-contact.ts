import type { ClientSession, Types } from 'mongoose';
import { blankValues } from '../../platform/outbox/index.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { Collections } from '../../records/models.js';
import { keyOfYes } from './mails.js';

/**
 * Takes the address and the link of talents who hide from a company out of the mails that tell it of their yes and have not left. The name
 * stays: the company reads it where they talked.
 */
export async function withholdContact(
  app: Collections<'connections' | 'outbox'>,
  companyId: Types.ObjectId,
  profileIds: readonly Types.ObjectId[],
  session: ClientSession,
): Promise<void> {
  const accepted = await app.models.connections
    .find({ companyId, jobSeekerProfileId: { $in: profileIds }, status: 'accepted' })
    .select({ _id: 1 })
    .session(session)
    .lean<Pick<ConnectionDocument, '_id'>[]>();
  const mails = accepted.map(({ _id }) => keyOfYes(_id));
  await blankValues(app, mails, ['talentEmail', 'talentLinkedin'], session);
}
