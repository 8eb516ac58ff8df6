import { type ClientSession, Types } from 'mongoose';
import { ADMIN_PAGE_SIZE, LISTED_MAX } from '@vela/contracts/constants';
import type { Invoice, InvoicePage, InvoicePaymentInput, InvoiceStatus } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { dayOf } from '@vela/market/days';
import { dueOreOf } from '@vela/market/documents';
import { recordAudit } from '../../platform/audit/index.js';
import type { Caller, CompanyCaller } from '../../platform/endpoints/index.js';
import { AppError, fieldError, notFound } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { InvoiceDocument } from '../../records/invoice.js';
import type { Collections } from '../../records/models.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { invoiceOf, type InvoiceSurroundings, settlementOf } from './mappers.js';

/** What invoices are read with. */
type ReadNeeds = Collections<'invoices'> & Pick<Platform, 'clock'> & { readonly catalogue: Catalogue };

type Needs = ReadNeeds & Collections<'auditEntries'> & Pick<Platform, 'inTransaction'>;

const around = ({ clock, catalogue }: Omit<ReadNeeds, 'models'>): InvoiceSurroundings => ({
  now: clock.now(),
  roleText: catalogue.spoken.roleText,
});

/** @returns a hire's invoice, null while there is none */
export const invoiceOfHire = (
  app: Collections<'invoices'>,
  hireId: Types.ObjectId,
  session: ClientSession,
): Promise<InvoiceDocument | null> =>
  app.models.invoices.findOne({ hireId }).session(session).lean<InvoiceDocument | null>();

/** @returns the invoices of hires, by the hire's id */
export async function invoicesOfHires(
  app: ReadNeeds,
  hireIds: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, Invoice>> {
  const invoices = await app.models.invoices.find({ hireId: { $in: [...hireIds] } }).lean<InvoiceDocument[]>();
  return new Map(invoices.map((invoice) => [invoice.hireId.toHexString(), invoiceOf(invoice, around(app))]));
}

/** @returns the company's invoices, newest first */
export async function listInvoices(app: ReadNeeds, { companyId }: CompanyCaller): Promise<Invoice[]> {
  const invoices = await app.models.invoices
    .find({ companyId })
    .sort({ number: -1 })
    .limit(LISTED_MAX)
    .lean<InvoiceDocument[]>();
  return invoices.map((invoice) => invoiceOf(invoice, around(app)));
}

function filterOf(status: InvoiceStatus | undefined, today: string) {
  if (status === undefined) return {};
  if (status === 'paid') return { dueOre: 0, 'payments.0': { $exists: true } };
  if (status === 'credited') return { dueOre: 0, 'payments.0': { $exists: false } };
  return { dueOre: { $gt: 0 }, dueOn: status === 'overdue' ? { $lt: today } : { $gte: today } };
}

/** @returns a page of all invoices, newest first */
export async function pageOfInvoices(
  app: ReadNeeds,
  { status, page = 1 }: { readonly status?: InvoiceStatus | undefined; readonly page?: number | undefined },
): Promise<InvoicePage> {
  const filter = filterOf(status, dayOf(app.clock.now()));
  const [total, invoices] = await Promise.all([
    app.models.invoices.countDocuments(filter),
    app.models.invoices
      .find(filter)
      .sort({ number: -1 })
      .skip((page - 1) * ADMIN_PAGE_SIZE)
      .limit(ADMIN_PAGE_SIZE)
      .lean<InvoiceDocument[]>(),
  ]);
  return { total, invoices: invoices.map((invoice) => invoiceOf(invoice, around(app))) };
}

/**
 * Notes a payment of an invoice.
 * @param input how much and when: all that is due, and today, unless told
 * @throws AppError 404, 409 if nothing is due, 422 for more than is due or a day in the future
 */
export async function notePayment(
  app: Needs,
  caller: Caller,
  id: string,
  { reason, amountOre, paidOn }: InvoicePaymentInput,
): Promise<Invoice> {
  const _id = new Types.ObjectId(id);
  const now = app.clock.now();
  const on = paidOn ?? dayOf(now);
  if (on > dayOf(now)) throw fieldError('paidOn', t('A payment cannot arrive in the future.'));
  const paid = await app.inTransaction(async (session) => {
    const invoice = await app.models.invoices.findById(_id).session(session).lean<InvoiceDocument | null>();
    if (invoice === null) throw notFound(t('There is no such invoice.'));
    const due = dueOreOf(settlementOf(invoice));
    if (due === 0) throw new AppError(409, t('Nothing of this invoice is to be paid any more.'));
    const amount = amountOre ?? due;
    if (amount > due) throw fieldError('amountOre', t('This is more than is still to be paid.'));
    const payments = [...invoice.payments, { amountOre: amount, on, at: now }];
    const dueOre = dueOreOf(settlementOf({ ...invoice, payments }));
    await app.models.invoices.updateOne({ _id }, { $set: { payments, dueOre } }, { session });
    await recordAudit(app, session, {
      action: 'money.invoicePaid',
      actorId: caller.userId,
      subject: 'invoice',
      subjectId: _id,
      companyId: invoice.companyId,
      details: { reason, amountOre: amount, paidOn: on, dueOre },
    });
    return { ...invoice, payments, dueOre };
  });
  return invoiceOf(paid, around(app));
}
