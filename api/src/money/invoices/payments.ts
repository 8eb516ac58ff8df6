import { Types } from 'mongoose';
import type { AuditAction } from '@vela/contracts/constants';
import type { Invoice, InvoicePaidBackInput, InvoicePaymentInput, InvoiceTakeBackInput } from '@vela/contracts/schemas';
import { exactOreText } from '@vela/formats';
import { t } from '@vela/language';
import { type Day, dayOf, dayText } from '@vela/market/days';
import { recordAudit } from '../../platform/audit/index.js';
import type { Caller } from '../../platform/endpoints/index.js';
import { AppError, fieldError, notFound } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { InvoiceDocument, InvoicePayment } from '../../records/invoice.js';
import type { Collections } from '../../records/models.js';
import { figuresOf, invoiceOf, standingPayments } from './mappers.js';
import { around, type ReadNeeds } from './read.js';

type Needs = ReadNeeds & Collections<'auditEntries'> & Pick<Platform, 'inTransaction'>;

/** An entry, without when it was noted. */
type Movement = Omit<InvoicePayment, 'at' | 'key'>;

interface Noting {
  readonly action: AuditAction;
  readonly key: string | undefined;
  readonly reason: string;
  /** @throws AppError where it cannot be noted with the invoice as it is */
  readonly movement: (invoice: InvoiceDocument) => Movement;
  /** Whether an entry that the key stands for is just what is asked for once more. */
  readonly isSame: (known: InvoicePayment) => boolean;
}

/** Adds an entry to an invoice, once for each key. @returns the invoice afterwards */
async function note(app: Needs, caller: Caller, id: string, noting: Noting): Promise<Invoice> {
  const { action, key, reason, movement, isSame } = noting;
  const _id = new Types.ObjectId(id);
  const at = app.clock.now();
  const noted = await app.inTransaction(async (session) => {
    const invoice = await app.models.invoices.findById(_id).session(session).lean<InvoiceDocument | null>();
    if (invoice === null) throw notFound(t('There is no such invoice.'));
    const known = invoice.payments.find((payment) => key !== undefined && payment.key?.toHexString() === key);
    if (known !== undefined) {
      if (isSame(known)) return invoice;
      throw new AppError(409, t('This key belongs to another entry. Load the page again.'));
    }
    const { amountOre, on, ...rest } = movement(invoice);
    const entry = { amountOre, on, at, ...(key === undefined ? {} : { key: new Types.ObjectId(key) }), ...rest };
    const payments = [...invoice.payments, entry];
    const changed = { payments, ...figuresOf({ ...invoice, payments }) };
    await app.models.invoices.updateOne({ _id }, { $set: changed }, { session });
    await recordAudit(app, session, {
      action,
      actorId: caller.userId,
      subject: 'invoice',
      subjectId: _id,
      companyId: invoice.companyId,
      details: { reason, amountOre: Math.abs(amountOre), paidOn: on, dueOre: changed.dueOre },
    });
    return { ...invoice, ...changed };
  });
  return invoiceOf(noted, around(app));
}

/** @throws AppError 422 for a day that is not between the invoice's and today */
function refuseOtherDays({ clock }: Needs, { issuedAt }: InvoiceDocument, on: Day): void {
  if (on > dayOf(clock.now())) throw fieldError('paidOn', t('A payment cannot arrive in the future.'));
  const first = dayOf(issuedAt);
  if (on < first)
    throw fieldError(
      'paidOn',
      t('This is before the invoice was made out, on {day}. Check the day, and the invoice.', { day: dayText(first) }),
    );
}

/**
 * Notes a payment of an invoice. What is more than what is due is to be paid back.
 * @param input how much and when: all that is due, and today, unless told
 * @throws AppError 404, 409 if no amount is told and nothing is due or the key is another entry's, 422 for a day that
 *   cannot be
 */
export const notePayment = (
  app: Needs,
  caller: Caller,
  id: string,
  { key, reason, amountOre, paidOn }: InvoicePaymentInput,
): Promise<Invoice> => {
  const on = paidOn ?? dayOf(app.clock.now());
  return note(app, caller, id, {
    action: 'money.invoicePaid',
    key,
    reason,
    movement: (invoice) => {
      refuseOtherDays(app, invoice, on);
      const { dueOre } = figuresOf(invoice);
      if (amountOre === undefined && dueOre === 0)
        throw new AppError(409, t('Nothing of this invoice is to be paid any more. Say how much arrived.'));
      return { amountOre: amountOre ?? dueOre, on };
    },
    isSame: (known) =>
      known.toBuyer !== true &&
      known.takesBack === undefined &&
      (amountOre === undefined || known.amountOre === amountOre) &&
      (paidOn === undefined || known.on === paidOn),
  });
};

/**
 * Notes that what was paid too much went back to the buyer.
 * @throws AppError 404, 409 if nothing was paid too much or the key is another entry's, 422 for more than that or a day
 *   that cannot be
 */
export const notePaidBack = (
  app: Needs,
  caller: Caller,
  id: string,
  { key, reason, amountOre, paidOn }: InvoicePaidBackInput,
): Promise<Invoice> =>
  note(app, caller, id, {
    action: 'money.invoicePaidBack',
    key,
    reason,
    movement: (invoice) => {
      refuseOtherDays(app, invoice, paidOn);
      const { overpaidOre } = figuresOf(invoice);
      if (overpaidOre === 0) throw new AppError(409, t('Nothing of this invoice is to be paid back.'));
      if (amountOre > overpaidOre)
        throw fieldError('amountOre', t('Only {amount} is to be paid back.', { amount: exactOreText(overpaidOre) }));
      return { amountOre: -amountOre, on: paidOn, toBuyer: true };
    },
    isSame: (known) => known.toBuyer === true && known.amountOre === -amountOre && known.on === paidOn,
  });

/**
 * Takes back an entry that was noted in error, by one of its own.
 * @throws AppError 404 for no such entry, 409 if it was taken back before or the key is another entry's
 */
export const takeBackPayment = (
  app: Needs,
  caller: Caller,
  id: string,
  { key, reason, place }: InvoiceTakeBackInput,
): Promise<Invoice> =>
  note(app, caller, id, {
    action: 'money.invoicePaymentTakenBack',
    key,
    reason,
    movement: (invoice) => {
      const wrong = invoice.payments[place];
      if (wrong === undefined || wrong.takesBack !== undefined) throw notFound(t('There is no such payment.'));
      if (!standingPayments(invoice).some((standing) => standing.place === place))
        throw new AppError(409, t('This payment was taken back already.'));
      const { amountOre, on, toBuyer = false } = wrong;
      return { amountOre: -amountOre, on, ...(toBuyer ? { toBuyer } : {}), takesBack: place };
    },
    isSame: (known) => known.takesBack === place,
  });
