import { type ClientSession, Types } from 'mongoose';
import type { CreditReason } from '@vela/contracts/constants';
import { countryName } from '@vela/market/countries';
import { creditNetOre, invoiceDueOn } from '@vela/market/fees';
import { taxed, vatRateOf } from '@vela/market/vat';
import { recordAudit } from '../../platform/audit/index.js';
import { nextNumber } from '../../platform/numbering/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { Buyer, InvoiceDocument } from '../../records/invoice.js';
import type { Collections } from '../../records/models.js';
import { issueCreditNote, issueInvoiceDocument, type IssueNeeds } from '../documents/index.js';
import { figuresOf } from './mappers.js';

type Needs = IssueNeeds & Collections<'invoices'>;

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
 * Makes out the invoice of a hire's fee, due in 30 calendar days, with the VAT of the company as it is now, and mails it.
 * @param fee what is invoiced: the hire, its role's name, when it was confirmed, and the fee in öre net
 * @param session the transaction in which the hire notes that it is invoiced
 */
export async function issueInvoice(
  app: Needs,
  fee: {
    readonly companyId: Types.ObjectId;
    readonly hireId: Types.ObjectId;
    readonly roleName: string;
    readonly feeOre: number;
    readonly confirmedAt: Date;
  },
  session: ClientSession,
): Promise<InvoiceDocument> {
  const { models, clock } = app;
  const company = await models.companies.findById(fee.companyId).session(session).orFail().lean<CompanyDocument>();
  const issuedAt = clock.now();
  const price = taxed(fee.feeOre, vatRateOf(company));
  const invoice: InvoiceDocument = {
    _id: new Types.ObjectId(),
    number: await nextNumber(models, 'invoice', session),
    companyId: fee.companyId,
    hireId: fee.hireId,
    buyer: buyerOf(company),
    roleName: fee.roleName,
    price,
    issuedAt,
    dueOn: invoiceDueOn(issuedAt),
    credits: [],
    payments: [],
    dueOre: price.totalOre,
    paidOre: 0,
    overpaidOre: 0,
    reminders: [],
  };
  await models.invoices.insertOne(invoice, { session });
  await recordAudit(app, session, {
    action: 'money.invoiceIssued',
    subject: 'invoice',
    subjectId: invoice._id,
    companyId: fee.companyId,
    details: { number: invoice.number, totalOre: price.totalOre },
  });
  await issueInvoiceDocument(app, { invoice, company, deliveredAt: fee.confirmedAt }, session);
  return invoice;
}

/**
 * Gives back a share of an invoice, or all that is left of it, by a credit note.
 * @param percent of the fee; null for all that is left
 * @returns the invoice with what was credited; unchanged where nothing is left to credit
 */
export async function creditInvoice(
  app: Needs,
  invoice: InvoiceDocument,
  { percent, reason }: { readonly percent: number | null; readonly reason: CreditReason },
  session: ClientSession,
): Promise<InvoiceDocument> {
  const _id = new Types.ObjectId();
  const { price } = invoice;
  const totalOre = percent === null ? price.totalOre : taxed(creditNetOre(price.netOre, percent), price).totalOre;
  const issued = await issueCreditNote(
    app,
    { subjectId: invoice._id, causeId: _id, totalOre, reason, ...(percent === null ? {} : { percent }) },
    session,
  );
  if (issued === null) return invoice;
  const credits = [
    ...invoice.credits,
    { _id, number: issued.document.number, reason, percent, price: issued.price, at: app.clock.now() },
  ];
  const credited = { credits, ...figuresOf({ ...invoice, credits }) };
  await app.models.invoices.updateOne({ _id: invoice._id }, { $set: credited }, { session });
  return { ...invoice, ...credited };
}
