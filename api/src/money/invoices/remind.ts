import type { Types } from 'mongoose';
import { dayOf } from '@vela/market/days';
import { INVOICE_REMINDER_DAYS, remindersDue } from '@vela/market/fees';
import type { Settings } from '../../config/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { InvoiceDocument } from '../../records/invoice.js';
import type { Collections } from '../../records/models.js';
import { mailInvoiceReminder } from './mails.js';

type Needs = Collections<'companies' | 'documents' | 'invoices' | 'users'> &
  Pick<Platform, 'clock' | 'inTransaction' | 'outbox'> &
  Settings<'appOrigin'>;

async function remindIfDue(app: Needs, id: Types.ObjectId): Promise<boolean> {
  return app.inTransaction(async (session) => {
    const invoice = await app.models.invoices
      .findOne({ _id: id, dueOre: { $gt: 0 } })
      .session(session)
      .lean<InvoiceDocument | null>();
    const now = app.clock.now();
    if (invoice === null || invoice.reminders.length >= remindersDue(invoice.dueOn, dayOf(now))) return false;
    await app.models.invoices.updateOne({ _id: id }, { $push: { reminders: now } }, { session });
    await mailInvoiceReminder(app, invoice, invoice.reminders.length + 1, session);
    return true;
  });
}

/** Reminds of invoices that are overdue, once for each step of `INVOICE_REMINDER_DAYS`. @returns how many this run sent */
export async function remindOfInvoices(app: Needs): Promise<number> {
  const overdue = await app.models.invoices
    .find({
      dueOre: { $gt: 0 },
      dueOn: { $lt: dayOf(app.clock.now()) },
      [`reminders.${INVOICE_REMINDER_DAYS.length - 1}`]: { $exists: false },
    })
    .select({ _id: 1 })
    .lean<{ _id: Types.ObjectId }[]>();
  let sent = 0;
  for (const { _id } of overdue) if (await remindIfDue(app, _id)) sent += 1;
  return sent;
}
