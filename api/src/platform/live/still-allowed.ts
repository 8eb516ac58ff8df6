import { type Connection, type Model, Types } from 'mongoose';
import { isSessionOver } from '@vela/market/session';
import type { UserDocument } from '../../records/user.js';
import { SESSIONS, type StoredSession } from '../sessions/index.js';
import type { LiveStream } from './stream.js';

type Standing = Pick<UserDocument, '_id' | 'admin' | 'companyId' | 'jobSeekerProfileId' | 'suspendedAt'>;

const idText = (id: Types.ObjectId | null): string | null => id?.toHexString() ?? null;

/** @returns those whose session goes on and whose person is who they were when it was opened */
export async function stillAllowed(
  connection: Connection,
  users: Model<UserDocument>,
  streams: readonly LiveStream[],
  now: Date,
): Promise<ReadonlySet<LiveStream>> {
  const [people, sessions] = await Promise.all([
    users
      .find({ _id: { $in: [...new Set(streams.map(({ userId }) => userId))].map((id) => new Types.ObjectId(id)) } })
      .select({ admin: 1, companyId: 1, jobSeekerProfileId: 1, suspendedAt: 1 })
      .lean<Standing[]>(),
    connection
      .collection<StoredSession>(SESSIONS)
      .find({ _id: { $in: [...new Set(streams.map(({ sessionId }) => sessionId))] } })
      .toArray(),
  ]);
  const personOf = new Map(people.map((person) => [person._id.toHexString(), person]));
  const sessionOf = new Map(sessions.map(({ _id, session }) => [_id, session]));
  const mayGoOn = (stream: LiveStream): boolean => {
    const person = personOf.get(stream.userId);
    const session = sessionOf.get(stream.sessionId);
    if (person === undefined || (person.suspendedAt ?? null) !== null) return false;
    const { userId, signedInAt, lastUsedAt } = session ?? {};
    if (userId !== stream.userId || signedInAt === undefined) return false;
    return (
      !isSessionOver({ signedInAt, lastUsedAt }, person.admin, now) &&
      idText(person.companyId) === idText(stream.companyId) &&
      idText(person.jobSeekerProfileId) === idText(stream.jobSeekerProfileId)
    );
  };
  return new Set(streams.filter(mayGoOn));
}
