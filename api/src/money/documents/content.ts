import type { VatReason } from '@vela/contracts/constants';
import type { DocumentBuyer, DocumentContent } from '@vela/contracts/schemas';
import { inTongue } from '@vela/language';
import { dayOf } from '@vela/market/days';
import { documentLanguageOf, paymentReferenceOf, printedNumber } from '@vela/market/documents';
import type { TaxedPrice } from '@vela/market/vat';
import type { SellerConfig } from '../../config/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { DocumentRecord } from '../../records/document.js';
import type { InvoiceDocument } from '../../records/invoice.js';
import type { PurchaseDocument } from '../../records/purchase.js';

/** What stands on a document of a company. */
type PrintedCompany = DocumentBuyer & Pick<CompanyDocument, 'documentLanguage' | 'vatCheck'>;

const buyerOf = (company: PrintedCompany): DocumentBuyer => ({
  name: company.name,
  address: company.address,
  postalCode: company.postalCode,
  city: company.city,
  country: company.country,
  organizationNumber: company.organizationNumber,
  VAT: company.VAT,
});

const priced = ({ netOre, percent, reason, vatOre, totalOre }: TaxedPrice) => ({
  netOre,
  vatPercent: percent,
  vatReason: reason,
  vatOre,
  totalOre,
});

/** Reverse charge rests on what the register said; what it could not say is not printed. */
const vatCheckOf = ({ vatCheck }: PrintedCompany, reason: VatReason): DocumentContent['vatCheck'] =>
  reason === 'reverseCharge' && vatCheck?.answer === 'valid'
    ? { on: dayOf(vatCheck.at), consultationNumber: vatCheck.consultationNumber }
    : null;

const shared = (seller: SellerConfig, company: PrintedCompany, reason: VatReason) => ({
  language: documentLanguageOf(company),
  currency: 'SEK' as const,
  seller: { ...seller },
  buyer: buyerOf(company),
  vatCheck: vatCheckOf(company, reason),
});

/** What a paid purchase's amounts and tokens are. */
export type PaidPurchase = Pick<
  PurchaseDocument,
  '_id' | 'companyId' | 'tokens' | 'netOre' | 'vatOre' | 'totalOre' | 'vatPercent' | 'vatReason'
>;

/** @param paidAt when the payment arrived; tokens are there at once */
export const receiptContent = (
  seller: SellerConfig,
  company: PrintedCompany,
  { tokens, netOre, vatOre, totalOre, vatPercent, vatReason }: PaidPurchase,
  paidAt: Date,
): DocumentContent => ({
  ...shared(seller, company, vatReason),
  issuedOn: dayOf(paidAt),
  deliveredOn: dayOf(paidAt),
  dueOn: null,
  paidOn: dayOf(paidAt),
  sold: { kind: 'tokens', tokens, roleName: '' },
  netOre,
  vatOre,
  totalOre,
  vatPercent,
  vatReason,
  reference: '',
  credit: null,
});

/** What an invoice says of the hire beside the fee. */
interface InvoicedHire {
  /** Day on which it was confirmed. */
  readonly deliveredOn: string;
  /** What a role is called in the language at hand. */
  readonly roleText: (name: string) => string;
}

export const invoiceContent = (
  seller: SellerConfig,
  company: PrintedCompany,
  { number, roleName, price, issuedAt, dueOn }: InvoiceDocument,
  { deliveredOn, roleText }: InvoicedHire,
): DocumentContent => ({
  ...shared(seller, company, price.reason),
  issuedOn: dayOf(issuedAt),
  deliveredOn,
  dueOn,
  paidOn: null,
  sold: { kind: 'fee', tokens: 0, roleName: inTongue(documentLanguageOf(company), () => roleText(roleName)) },
  ...priced(price),
  reference: paymentReferenceOf(number),
  credit: null,
});

/** What a credit note says beside what it corrects. */
export interface CreditContent {
  readonly price: TaxedPrice;
  readonly reason: NonNullable<DocumentContent['credit']>['reason'];
  readonly percent: number | null;
  readonly issuedAt: Date;
}

/** A credit note is made out to whom the corrected document was, in its language. */
export const creditContent = (
  seller: SellerConfig,
  corrected: DocumentRecord,
  { price, reason, percent, issuedAt }: CreditContent,
): DocumentContent => ({
  ...corrected.content,
  seller: { ...seller },
  issuedOn: dayOf(issuedAt),
  dueOn: null,
  paidOn: null,
  ...priced(price),
  reference: '',
  credit: {
    number: printedNumber(corrected.kind, corrected.number),
    issuedOn: corrected.content.issuedOn,
    reason,
    percent,
  },
});

/** What a receipt says that takes the place of what a credit note credited in vain. */
export type RestoringContent = Pick<CreditContent, 'price' | 'reason' | 'issuedAt'>;

/** A receipt for what a credit note had taken back in vain; it names that credit note. */
export const restoringContent = (
  seller: SellerConfig,
  credited: DocumentRecord,
  { price, reason, issuedAt }: RestoringContent,
): DocumentContent => ({
  ...credited.content,
  ...priced(price),
  seller: { ...seller },
  issuedOn: dayOf(issuedAt),
  paidOn: dayOf(issuedAt),
  credit: {
    number: printedNumber(credited.kind, credited.number),
    issuedOn: credited.content.issuedOn,
    reason,
    percent: null,
  },
});
