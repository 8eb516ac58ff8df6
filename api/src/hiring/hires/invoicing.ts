import type { ClientSession, Types } from 'mongoose';
import { knownVatRateOf } from '@vela/market/vat';
import type { Settings } from '../../config/index.js';
import { issueInvoice } from '../../money/invoices/index.js';
import { refreshVatCheck, type VatCheckNeeds } from '../../money/vat/index.js';
import { eachByItself } from '../../platform/jobs/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { HireDocument } from '../../records/hire.js';
import type { InvoiceDocument } from '../../records/invoice.js';
import type { Collections } from '../../records/models.js';

type Needs = Collections<'documents' | 'hires' | 'invoices' | 'numberSeries'> & VatCheckNeeds;

type InvoiceHireNeeds = Collections<
  'auditEntries' | 'companies' | 'documents' | 'hires' | 'invoices' | 'numberSeries' | 'users'
> &
  Pick<Platform, 'clock' | 'outbox'> &
  Settings<'appOrigin' | 'seller'>;

/** Makes out a hire's invoice, in the caller's transaction. */
export async function invoiceHire(
  app: InvoiceHireNeeds,
  hire: HireDocument,
  session: ClientSession,
): Promise<InvoiceDocument> {
  const { _id: hireId, companyId, roleName, feeOre, confirmedAt } = hire;
  const invoice = await issueInvoice(
    app,
    { companyId, hireId, roleName, feeOre, confirmedAt: confirmedAt ?? app.clock.now() },
    session,
  );
  await app.models.hires.updateOne({ _id: hireId }, { $set: { invoiceDueAt: null } }, { session });
  return invoice;
}

async function invoiceIfDue(app: Needs, id: Types.ObjectId): Promise<boolean> {
  return app.inTransaction(async (session) => {
    const due = { _id: id, invoiceDueAt: { $lte: app.clock.now() } };
    const hire = await app.models.hires.findOne(due).session(session).lean<HireDocument | null>();
    if (hire === null) return false;
    await invoiceHire(app, hire, session);
    return true;
  });
}

/** @returns whether nobody knows which VAT a company pays, so that no invoice can be made out to it yet */
export const isCountryMissing = (company: CompanyDocument | null | undefined): boolean =>
  company === null || company === undefined || knownVatRateOf(company) === null;

/** @returns whether a hire's company has not said where it is, so that its invoice waits */
export async function waitsForCountry(
  { models }: Collections<'companies'>,
  companyId: Types.ObjectId,
): Promise<boolean> {
  return isCountryMissing(await models.companies.findById(companyId).lean<CompanyDocument | null>());
}

/** Makes out the invoices that are due; one whose company has not said where it is waits. @returns how many this run made */
export async function invoiceDueHires(app: Needs): Promise<number> {
  const due = await app.models.hires
    .find({ invoiceDueAt: { $ne: null, $lte: app.clock.now() } })
    .select({ _id: 1, companyId: 1 })
    .lean<Pick<HireDocument, '_id' | 'companyId'>[]>();
  const made = await eachByItself(due, 'invoices were not made out', async ({ _id, companyId }) => {
    if (await waitsForCountry(app, companyId)) return false;
    await refreshVatCheck(app, companyId);
    return invoiceIfDue(app, _id);
  });
  return made.filter(Boolean).length;
}
