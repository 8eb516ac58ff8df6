import type { ClientSession, Types } from 'mongoose';
import type { Match } from '@vela/contracts/schemas';
import { daysLater } from '@vela/market/days';
import { ASK_AGAIN_DAYS, askAgainFrom, ENDS_TO_WAIT_AFTER } from '@vela/market/requests';
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

/** Days after which nothing that ended holds a company back. */
const LONGEST_WAIT_DAYS = Math.max(...Object.values(ASK_AGAIN_DAYS));

/** @returns by profile, from when the company may ask again those of these talents whom it may not ask now */
export async function waitsFor(
  { models }: Collections<'connections'>,
  companyId: Types.ObjectId,
  profileIds: readonly Types.ObjectId[],
  now: Date,
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, Date>> {
  const ended = await models.connections
    .find({
      companyId,
      jobSeekerProfileId: { $in: profileIds },
      status: { $in: ENDS_TO_WAIT_AFTER },
      answeredAt: { $gt: daysLater(now, -LONGEST_WAIT_DAYS) },
    })
    .select({ jobSeekerProfileId: 1, status: 1, answeredAt: 1 })
    .session(session)
    .lean<Pick<ConnectionDocument, 'jobSeekerProfileId' | 'status' | 'answeredAt'>[]>();
  return new Map(
    profileIds.flatMap((profileId): [string, Date][] => {
      const from = askAgainFrom(
        ended.filter(({ jobSeekerProfileId }) => jobSeekerProfileId.equals(profileId)),
        now,
      );
      return from === null ? [] : [[profileId.toHexString(), from]];
    }),
  );
}
