import type { ClientSession } from 'mongoose';
import type { ReadInput } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import type { Caller } from '../../platform/endpoints/index.js';
import { fieldError } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import { newsOf, ownNewsOf } from './news.js';
import { conversationOf, type Participant, participantIn } from './participant.js';
import { progressOf, saveProgress } from './progress.js';

type Needs = Collections<'connections' | 'conversationReads' | 'conversations'> &
  Pick<Platform, 'clock' | 'inTransaction' | 'live'>;

/** Notes how far somebody has read; never less than before. */
export const noteRead = (
  { models, clock }: Collections<'conversationReads'> & Pick<Platform, 'clock'>,
  { connection, side, userId }: Participant,
  { number, wrote }: { readonly number: number; readonly wrote: boolean },
  session: ClientSession,
): Promise<unknown> =>
  models.conversationReads
    .updateOne(
      { connectionId: connection._id, userId },
      {
        $max: { number },
        $set: { side, at: clock.now(), ...(wrote ? { wrote } : {}) },
        $setOnInsert: { mailedNumber: 0, ...(wrote ? {} : { wrote }) },
      },
      { upsert: true, session },
    )
    .exec();

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * Notes up to which message the caller has read, and in which time zone the talent is. Once the conversation has ended the other side
 * is told of neither: whoever looks at it again is nobody's to watch.
 * @throws AppError 404 for whoever has no part in the conversation, 422 for a time zone that does not exist
 */
export async function markRead(app: Needs, caller: Caller, id: string, { number, timeZone }: ReadInput): Promise<void> {
  const participant = await participantIn(app, caller, id);
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw fieldError('timeZone', t('There is no such time zone.'));
  await app.inTransaction(async (session) => {
    const progress = await progressOf(app, participant.connection, session);
    const read = Math.min(number, progress.lastNumber);
    await noteRead(app, participant, { number: read, wrote: false }, session);
    if (progress.endedAt !== null) {
      await app.live.tell(session, ownNewsOf('read', participant.connection, participant.side));
      return;
    }
    await app.live.tell(session, newsOf('read', participant.connection));
    if (participant.side === 'jobSeeker' && timeZone !== undefined && timeZone !== progress.timeZone)
      await saveProgress(app, participant.connection, { timeZone }, session);
  }, conversationOf(participant.connection._id));
}
