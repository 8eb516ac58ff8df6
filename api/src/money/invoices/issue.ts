import { type ClientSession, Types } from 'mongoose';
import { countryName } from '@vela/market/countries';
import { creditNetOre, invoiceDueOn } from '@vela/market/fees';
import { taxed, vatRateOf } from '@vela/market/vat';
import type { Settings } from '../../config/index.js';
import { recordAudit } from '../../platform/audit/index.js';
import { nextNumber } from '../../platform/numbering/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { Buyer, InvoiceDocument } from '../../records/invoice.js';
import type { Collections } from '../../records/models.js';
import { mailCreditNote } from './mails.js';

const buyerOf = (company: CompanyDocument): Buyer => ({
  name: company.name,
  organizationNumber: company.organizationNumber,
  address: company.address,
  postalCode: company.postalCode,
  city: company.city,
  country: countryName(company.country),
  VAT: company.VAT,
  invoiceEmail: company.invoiceEmail,
});

/**
 * Makes out the invoice of a hire's fee, due in 30 calendar days, with the VAT of the company as it
 * is now.
 * @param fee what is invoiced: the hire, its role's name, and the fee in öre net
 * @param session the transaction in which the hire notes that it is invoiced
 */
export async function issueInvoice(
  app: Collections<'auditEntries' | 'companies' | 'invoices' | 'numberSeries'> & Pick<Platform, 'clock'>,
  fee: {
    readonly companyId: Types.ObjectId;
    readonly hireId: Types.ObjectId;
    readonly roleName: string;
    readonly feeOre: number;
  },
  session: ClientSession,
): Promise<InvoiceDocument> {
  const { models, clock } = app;
  const company = await models.companies.findById(fee.companyId).session(session).orFail().lean<CompanyDocument>();
  const issuedAt = clock.now();
  const invoice: InvoiceDocument = {
    _id: new Types.ObjectId(),
    number: await nextNumber(models, 'invoice', session),
    companyId: fee.companyId,
    hireId: fee.hireId,
    buyer: buyerOf(company),
    roleName: fee.roleName,
    price: taxed(fee.feeOre, vatRateOf(company)),
    issuedAt,
    dueOn: invoiceDueOn(issuedAt),
    paidAt: null,
    reminders: [],
    credit: null,
  };
  await models.invoices.insertOne(invoice, { session });
  await recordAudit(app, session, {
    action: 'money.invoiceIssued',
    subject: 'invoice',
    subjectId: invoice._id,
    companyId: fee.companyId,
    details: { number: invoice.number, totalOre: invoice.price.totalOre },
  });
  return invoice;
}

/**
 * Gives back a share of an invoice, with the VAT it was made out with.
 * @param percent of the fee
 * @returns the invoice with its credit note
 */
export async function creditInvoice(
  app: Collections<'invoices' | 'numberSeries'> & Pick<Platform, 'clock' | 'outbox'> & Settings<'appOrigin'>,
  invoice: InvoiceDocument,
  percent: number,
  session: ClientSession,
): Promise<InvoiceDocument> {
  const { models, clock } = app;
  const credit = {
    number: await nextNumber(models, 'creditNote', session),
    percent,
    price: taxed(creditNetOre(invoice.price.netOre, percent), invoice.price),
    at: clock.now(),
  };
  await models.invoices.updateOne({ _id: invoice._id, credit: null }, { $set: { credit } }, { session });
  await mailCreditNote(app, invoice, credit, session);
  return { ...invoice, credit };
}
