import type { ClientSession } from 'mongoose';
import { daysLater } from '@vela/market/days';
import { remindedUntil } from '@vela/market/requests';
import type { Settings } from '../../config/index.js';
import { eachByItself } from '../../platform/jobs/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { Collections } from '../../records/models.js';
import { remindCompanyOfCounterOffer } from './counter-mails.js';
import { remindTalent } from './mails.js';
import { WAITING_FOR_COMPANY, WAITING_FOR_TALENT } from './turns.js';

type Needs = Collections<'companies' | 'connections' | 'jobSeekerProfiles' | 'users'> &
  Pick<Platform, 'clock' | 'inTransaction' | 'outbox'> &
  Settings<'appOrigin'>;

/** A kind of reminder: which open requests it is of, and what is done for one of them. */
interface Reminder {
  readonly due: object;
  /** What says that it was sent. */
  readonly noted: 'expiryRemindedAt' | 'counterOffer.remindedAt';
  readonly leave: (app: Needs, connection: ConnectionDocument, session: ClientSession) => Promise<void>;
}

/** @returns the reminders of whoever has to answer; what they were told within a day is told again on the next */
function remindersAt(now: Date): readonly Reminder[] {
  const soon = { status: 'open', expiresAt: { $gt: now, $lte: remindedUntil(now) } };
  const dayAgo = daysLater(now, -1);
  const notWithinADay = { $not: { $gt: dayAgo } };
  return [
    {
      // The company has just reminded of it, or answered.
      due: {
        ...soon,
        ...WAITING_FOR_TALENT,
        expiryRemindedAt: null,
        remindedAt: notWithinADay,
        'counterOffer.answeredAt': notWithinADay,
      },
      noted: 'expiryRemindedAt',
      leave: remindTalent,
    },
    {
      due: {
        ...soon,
        ...WAITING_FOR_COMPANY,
        'counterOffer.createdAt': { $lte: dayAgo },
        'counterOffer.remindedAt': null,
      },
      noted: 'counterOffer.remindedAt',
      leave: remindCompanyOfCounterOffer,
    },
  ];
}

interface Due extends Reminder {
  readonly _id: ConnectionDocument['_id'];
}

async function dueBy({ models }: Collections<'connections'>, reminder: Reminder): Promise<readonly Due[]> {
  const found = await models.connections
    .find(reminder.due)
    .select({ _id: 1 })
    .lean<Pick<ConnectionDocument, '_id'>[]>();
  return found.map(({ _id }) => ({ ...reminder, _id }));
}

/**
 * Reminds of requests that expire within three days whoever has to answer: the talent, or the company where a counter-offer
 * waits for it. Each once.
 * @returns how many this run reminded of
 * @throws AggregateError where some could not be reminded of; all the others were, and the next run tries again
 */
export async function remindOfRequests(app: Needs): Promise<number> {
  const now = app.clock.now();
  const due = (await Promise.all(remindersAt(now).map((reminder) => dueBy(app, reminder)))).flat();
  const remind = ({ _id, due: filter, noted, leave }: Due): Promise<boolean> =>
    app.inTransaction(async (session) => {
      const claimed = await app.models.connections
        .findOneAndUpdate({ _id, ...filter }, { $set: { [noted]: now } }, { session, returnDocument: 'after' })
        .lean<ConnectionDocument | null>();
      if (claimed === null) return false;
      await leave(app, claimed, session);
      return true;
    });
  const reminded = await eachByItself(due, 'requests were not reminded of', remind);
  return reminded.filter(Boolean).length;
}
