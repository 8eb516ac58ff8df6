import { type ClientSession, Types } from 'mongoose';
import { ADMIN_PAGE_SIZE } from '@vela/contracts/constants';
import type { Invoice, InvoicePage, InvoiceStatus, ReasonInput } from '@vela/contracts/schemas';
import { dayOf } from '@vela/market/days';
import { recordAudit } from '../../platform/audit/index.js';
import type { Caller, CompanyCaller } from '../../platform/endpoints/index.js';
import { AppError, notFound } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { InvoiceDocument } from '../../records/invoice.js';
import type { Collections } from '../../records/models.js';
import { invoiceOf } from './mappers.js';

type Needs = Collections<'auditEntries' | 'invoices'> & Pick<Platform, 'clock' | 'inTransaction'>;

/** @returns a hire's invoice, null while there is none */
export const invoiceOfHire = (
  app: Collections<'invoices'>,
  hireId: Types.ObjectId,
  session: ClientSession,
): Promise<InvoiceDocument | null> =>
  app.models.invoices.findOne({ hireId }).session(session).lean<InvoiceDocument | null>();

/** @returns the invoices of hires, by the hire's id */
export async function invoicesOfHires(
  app: Collections<'invoices'> & Pick<Platform, 'clock'>,
  hireIds: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, Invoice>> {
  const invoices = await app.models.invoices.find({ hireId: { $in: [...hireIds] } }).lean<InvoiceDocument[]>();
  return new Map(invoices.map((invoice) => [invoice.hireId.toHexString(), invoiceOf(invoice, app.clock.now())]));
}

/** @returns the company's invoices, newest first */
export async function listInvoices(
  app: Collections<'invoices'> & Pick<Platform, 'clock'>,
  { companyId }: CompanyCaller,
): Promise<Invoice[]> {
  const invoices = await app.models.invoices.find({ companyId }).sort({ number: -1 }).lean<InvoiceDocument[]>();
  return invoices.map((invoice) => invoiceOf(invoice, app.clock.now()));
}

/** @throws AppError 404 if the company has no such invoice */
export async function invoiceOfCompany(
  app: Collections<'invoices'>,
  { companyId }: CompanyCaller,
  id: string,
): Promise<InvoiceDocument> {
  const invoice = await app.models.invoices
    .findOne({ _id: new Types.ObjectId(id), companyId })
    .lean<InvoiceDocument | null>();
  if (invoice === null) throw notFound('There is no such invoice.');
  return invoice;
}

function filterOf(status: InvoiceStatus | undefined, today: string) {
  if (status === 'paid') return { paidAt: { $ne: null } };
  if (status === 'overdue') return { paidAt: null, dueOn: { $lt: today } };
  return status === 'open' ? { paidAt: null, dueOn: { $gte: today } } : {};
}

/** @returns a page of all invoices, newest first */
export async function pageOfInvoices(
  app: Collections<'invoices'> & Pick<Platform, 'clock'>,
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
  return { total, invoices: invoices.map((invoice) => invoiceOf(invoice, app.clock.now())) };
}

/** Notes that an invoice was paid. @throws AppError 404, 409 if it is paid already */
export async function markPaid(app: Needs, caller: Caller, id: string, { reason }: ReasonInput): Promise<Invoice> {
  const _id = new Types.ObjectId(id);
  const paid = await app.inTransaction(async (session) => {
    const invoice = await app.models.invoices
      .findOneAndUpdate(
        { _id, paidAt: null },
        { $set: { paidAt: app.clock.now() } },
        { session, returnDocument: 'after' },
      )
      .lean<InvoiceDocument | null>();
    if (invoice !== null)
      await recordAudit(app, session, {
        action: 'money.invoicePaid',
        actorId: caller.userId,
        subject: 'invoice',
        subjectId: _id,
        companyId: invoice.companyId,
        details: { reason, totalOre: invoice.price.totalOre },
      });
    return invoice;
  });
  if (paid !== null) return invoiceOf(paid, app.clock.now());
  throw (await app.models.invoices.exists({ _id })) === null
    ? notFound('There is no such invoice.')
    : new AppError(409, 'This invoice is paid already.');
}
