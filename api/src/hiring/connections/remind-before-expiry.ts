import { daysLater } from '@vela/market/days';
import { remindedUntil } from '@vela/market/requests';
import type { Settings } from '../../config/index.js';
import { eachByItself } from '../../platform/jobs/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { Collections } from '../../records/models.js';
import { remindTalent } from './mails.js';

type Needs = Collections<'companies' | 'connections' | 'jobSeekerProfiles' | 'users'> &
  Pick<Platform, 'clock' | 'inTransaction' | 'outbox'> &
  Settings<'appOrigin'>;

/**
 * Reminds talents of requests that expire within three days, each once.
 * @returns how many this run reminded of
 * @throws AggregateError where some could not be reminded of; all the others were, and the next run tries again
 */
export async function remindOfRequests(app: Needs): Promise<number> {
  const now = app.clock.now();
  const soon = remindedUntil(now);
  const dayAgo = daysLater(now, -1);
  const due = {
    status: 'open',
    expiryRemindedAt: null,
    expiresAt: { $gt: now, $lte: soon },
    // The company has just reminded of it: a second mail waits for the next day.
    remindedAt: { $not: { $gt: dayAgo } },
  } as const;
  const connections = await app.models.connections
    .find(due)
    .select({ _id: 1 })
    .lean<Pick<ConnectionDocument, '_id'>[]>();
  const remind = (_id: ConnectionDocument['_id']): Promise<boolean> =>
    app.inTransaction(async (session) => {
      const claimed = await app.models.connections
        .findOneAndUpdate({ _id, ...due }, { $set: { expiryRemindedAt: now } }, { session, returnDocument: 'after' })
        .lean<ConnectionDocument | null>();
      if (claimed === null) return false;
      await remindTalent(app, claimed, session);
      return true;
    });
  const reminded = await eachByItself(connections, 'requests were not reminded of', ({ _id }) => remind(_id));
  return reminded.filter(Boolean).length;
}
