import type { Types } from 'mongoose';
import { dayOf } from '@vela/market/days';
import { INVOICE_REMINDER_DAYS, isReminderDue, lastOverdueDay } from '@vela/market/fees';
import type { Settings } from '../../config/index.js';
import { eachByItself } from '../../platform/jobs/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { InvoiceDocument } from '../../records/invoice.js';
import type { Collections } from '../../records/models.js';
import { mailInvoiceReminder } from './mails.js';

type Needs = Collections<'companies' | 'documents' | 'invoices' | 'users'> &
  Pick<Platform, 'clock' | 'inTransaction' | 'outbox'> &
  Settings<'appOrigin'>;

type Reminded = Pick<InvoiceDocument, '_id' | 'dueOn' | 'reminders'>;

function isDue({ dueOn, reminders }: Reminded, now: Date): boolean {
  const last = reminders.at(-1);
  return isReminderDue({ dueOn, remindedOn: last === undefined ? null : dayOf(last) }, dayOf(now));
}

async function remindIfDue(app: Needs, id: Types.ObjectId): Promise<boolean> {
  return app.inTransaction(async (session) => {
    const invoice = await app.models.invoices
      .findOne({ _id: id, dueOre: { $gt: 0 } })
      .session(session)
      .lean<InvoiceDocument | null>();
    const now = app.clock.now();
    if (invoice === null || !isDue(invoice, now)) return false;
    await app.models.invoices.updateOne({ _id: id }, { $push: { reminders: now } }, { session });
    await mailInvoiceReminder(app, invoice, invoice.reminders.length + 1, session);
    return true;
  });
}

/**
 * Reminds of invoices that are overdue, once for each step of `INVOICE_REMINDER_DAYS`; once for all that passed while
 * nothing ran.
 * @returns how many this run sent
 */
export async function remindOfInvoices(app: Needs): Promise<number> {
  const now = app.clock.now();
  const overdue = await app.models.invoices
    .find({
      dueOre: { $gt: 0 },
      dueOn: { $lte: lastOverdueDay(dayOf(now)) },
      [`reminders.${INVOICE_REMINDER_DAYS.length - 1}`]: { $exists: false },
    })
    .select({ _id: 1, dueOn: 1, reminders: 1 })
    .lean<Reminded[]>();
  const due = overdue.filter((invoice) => isDue(invoice, now));
  const sent = await eachByItself(due, 'invoices were not reminded of', ({ _id }) => remindIfDue(app, _id));
  return sent.filter(Boolean).length;
}
