import type { ClientSession, Types } from 'mongoose';
import { ADMIN_PAGE_SIZE, LISTED_MAX } from '@vela/contracts/constants';
import type { Invoice, InvoiceFilter, InvoicePage, InvoiceQuery } from '@vela/contracts/schemas';
import { dayOf } from '@vela/market/days';
import { lastOverdueDay } from '@vela/market/fees';
import { sortedBy } from '../../platform/database/index.js';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { InvoiceDocument } from '../../records/invoice.js';
import type { Collections } from '../../records/models.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { withheldInvoices, type WithheldNeeds } from '../documents/index.js';
import { invoiceOf, type InvoiceSurroundings } from './mappers.js';

/** What invoices are read with. */
export type ReadNeeds = Collections<'invoices'> & Pick<Platform, 'clock'> & { readonly catalogue: Catalogue };

/** @returns what an invoice is shown with now */
export const around = ({ clock, catalogue }: Omit<ReadNeeds, 'models'>): InvoiceSurroundings => ({
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
export async function listInvoices(app: ReadNeeds & WithheldNeeds, caller: CompanyCaller): Promise<Invoice[]> {
  const invoices = await app.models.invoices
    .find({ companyId: caller.companyId, _id: { $nin: [...(await withheldInvoices(app, caller))] } })
    .sort({ number: -1 })
    .limit(LISTED_MAX)
    .lean<InvoiceDocument[]>();
  return invoices.map((invoice) => invoiceOf(invoice, around(app)));
}

function filterOf(status: InvoiceFilter | undefined, today: string) {
  if (status === undefined) return {};
  if (status === 'toPayBack') return { overpaidOre: { $gt: 0 } };
  if (status === 'paid') return { dueOre: 0, paidOre: { $gt: 0 } };
  if (status === 'credited') return { dueOre: 0, paidOre: 0 };
  const overdueTo = lastOverdueDay(today);
  return { dueOre: { $gt: 0 }, dueOn: status === 'overdue' ? { $lte: overdueTo } : { $gt: overdueTo } };
}

const ORDERS: Readonly<Record<InvoiceQuery['sort'], { readonly field: string; readonly unique: boolean }>> = {
  number: { field: 'number', unique: true },
  total: { field: 'price.totalOre', unique: false },
  left: { field: 'dueOre', unique: false },
  due: { field: 'dueOn', unique: false },
};

/** @returns a page of all invoices */
export async function pageOfInvoices(
  app: ReadNeeds,
  { status, sort, direction, page = 1 }: InvoiceQuery,
): Promise<InvoicePage> {
  const filter = filterOf(status, dayOf(app.clock.now()));
  const { field, unique } = ORDERS[sort];
  const [total, invoices] = await Promise.all([
    app.models.invoices.countDocuments(filter),
    app.models.invoices
      .find(filter)
      .sort(sortedBy(field, direction, { unique }))
      .skip((page - 1) * ADMIN_PAGE_SIZE)
      .limit(ADMIN_PAGE_SIZE)
      .lean<InvoiceDocument[]>(),
  ]);
  return { total, invoices: invoices.map((invoice) => invoiceOf(invoice, around(app))) };
}
