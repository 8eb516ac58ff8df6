import type { ClientSession, Types } from 'mongoose';
import type { Match } from '@vela/contracts/schemas';
import { daysLater } from '@vela/market/days';
import { ASK_AGAIN_DAYS, askAgainFrom, ENDS_TO_WAIT_AFTER } from '@vela/market/requests';
import type { ConnectionDocument } from '../../records/connection.js';
import type { Collections } from '../../records/models.js';

/** A company's live connections by the talent's profile. */
export type LiveConnections = ReadonlyMap<string, NonNullable<Match['connection']>>;

type Live = Pick<ConnectionDocument, '_id' | 'jobSeekerProfileId' | 'status'>;
type Ended = Pick<ConnectionDocument, 'jobSeekerProfileId' | 'status' | 'answeredAt' | 'endedByTalentAt'>;

const liveIn = (connections: readonly Live[]): LiveConnections =>
  new Map(
    connections.map(({ _id, jobSeekerProfileId, status }) => [
      jobSeekerProfileId.toHexString(),
      { id: _id.toHexString(), status: status === 'accepted' ? 'accepted' : 'open' },
    ]),
  );

/** @returns with whom of these talents the company is connected, whoever of its people asked */
export async function liveConnections(
  { models }: Collections<'connections'>,
  companyId: Types.ObjectId,
  profileIds: readonly Types.ObjectId[],
): Promise<LiveConnections> {
  const connections = await models.connections
    .find({ companyId, jobSeekerProfileId: { $in: profileIds }, live: true })
    .select({ jobSeekerProfileId: 1, status: 1 })
    .lean<Live[]>();
  return liveIn(connections);
}

/** Days of 24 hours after which nothing that ended holds a company back: one more than it waits, as some days are longer. */
const LONGEST_WAIT_DAYS = Math.max(...Object.values(ASK_AGAIN_DAYS)) + 1;

/** Requests, and conversations that came of them, that ended so that a company may have to wait. */
function endedToWaitAfter(now: Date) {
  const lately = { $gt: daysLater(now, -LONGEST_WAIT_DAYS) };
  return [{ status: { $in: ENDS_TO_WAIT_AFTER }, answeredAt: lately }, { endedByTalentAt: lately }];
}

/** A talent who ends a conversation declines what might have come of it. */
const asEnd = ({ status, answeredAt, endedByTalentAt }: Ended) =>
  endedByTalentAt ? { status: 'declined', answeredAt: endedByTalentAt } : { status, answeredAt };

/** By profile, from when a company may ask again. */
type Waits = ReadonlyMap<string, Date>;

function waitsIn(ended: readonly Ended[], profileIds: readonly Types.ObjectId[], now: Date): Waits {
  return new Map(
    profileIds.flatMap((profileId): [string, Date][] => {
      const from = askAgainFrom(
        ended.filter(({ jobSeekerProfileId }) => jobSeekerProfileId.equals(profileId)).map(asEnd),
        now,
      );
      return from === null ? [] : [[profileId.toHexString(), from]];
    }),
  );
}

/** @returns what is live with these talents, and from when the company may ask again those whom it may not ask now */
export async function requestsWith(
  { models }: Collections<'connections'>,
  companyId: Types.ObjectId,
  profileIds: readonly Types.ObjectId[],
  now: Date,
  session: ClientSession | null = null,
): Promise<{ readonly connections: LiveConnections; readonly waits: Waits }> {
  const found = await models.connections
    .find({ companyId, jobSeekerProfileId: { $in: profileIds }, $or: [{ live: true }, ...endedToWaitAfter(now)] })
    .select({ jobSeekerProfileId: 1, status: 1, answeredAt: 1, endedByTalentAt: 1, live: 1 })
    .session(session)
    .lean<(Live & Ended & Pick<ConnectionDocument, 'live'>)[]>();
  const ended = found.filter(({ live }) => !live);
  return { connections: liveIn(found.filter(({ live }) => live)), waits: waitsIn(ended, profileIds, now) };
}
