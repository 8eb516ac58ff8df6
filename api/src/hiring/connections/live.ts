import type { Types } from 'mongoose';
import type { Match } from '@vela/contracts/schemas';
import type { ConnectionDocument } from '../../records/connection.js';
import type { Collections } from '../../records/models.js';

/** A company's live connections by the talent's profile. */
export type LiveConnections = ReadonlyMap<string, NonNullable<Match['connection']>>;

/** @returns with whom of these talents the company is connected, whoever of its people asked */
export async function liveConnections(
  { models }: Collections<'connections'>,
  companyId: Types.ObjectId,
  profileIds: readonly Types.ObjectId[],
): Promise<LiveConnections> {
  const connections = await models.connections
    .find({ companyId, jobSeekerProfileId: { $in: profileIds }, live: true })
    .select({ jobSeekerProfileId: 1, status: 1 })
    .lean<Pick<ConnectionDocument, '_id' | 'jobSeekerProfileId' | 'status'>[]>();
  return new Map(
    connections.map(({ _id, jobSeekerProfileId, status }) => [
      jobSeekerProfileId.toHexString(),
      { id: _id.toHexString(), status: status === 'accepted' ? 'accepted' : 'open' },
    ]),
  );
}
