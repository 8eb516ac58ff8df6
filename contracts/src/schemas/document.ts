import { array, type InferType, number, string } from 'yup';
import { languages, said } from '@vela/language';
import { CREDIT_REASONS, DOCUMENT_KINDS, LISTED_MAX, VAT_REASONS } from '../constants/index.js';
import { date, exact, id, requiredDay, requiredId } from './common.js';

const text = () => string().defined();
const ore = () => number().integer().min(0).required();

const place = { name: text(), address: text(), postalCode: text(), city: text(), country: text() };

/** Who sells; what is not set is ''. */
export const documentSellerSchema = exact({
  ...place,
  organizationNumber: text(),
  vatNumber: text(),
  email: text(),
  bankgiro: text(),
  iban: text(),
  bic: text(),
});
export type DocumentSeller = InferType<typeof documentSellerSchema>;

/** Who buys, as it stood at the moment that the document is about. */
export const documentBuyerSchema = exact({ ...place, organizationNumber: text(), VAT: text() });
export type DocumentBuyer = InferType<typeof documentBuyerSchema>;

/** Everything that a document says. It is written once and never changes. */
export const documentContentSchema = exact({
  language: string().oneOf(languages).required(),
  currency: string().oneOf(['SEK']).required(),
  seller: documentSellerSchema.required(),
  buyer: documentBuyerSchema.required(),
  issuedOn: string().required(),
  deliveredOn: string().required(),
  /** Last day on which an invoice is paid in time; null where nothing is to be paid. */
  dueOn: string().nullable().defined(),
  /** Day on which a receipt's payment arrived. */
  paidOn: string().nullable().defined(),
  /** What is sold: a pack of tokens, or the fee of a hire in a role. */
  sold: exact({
    kind: string().oneOf(['tokens', 'fee']).required(),
    tokens: number().integer().min(0).required(),
    roleName: text(),
  }).required(),
  netOre: ore(),
  vatPercent: ore(),
  vatReason: string()
    .oneOf([...VAT_REASONS])
    .required(),
  vatOre: ore(),
  totalOre: ore(),
  /** What the register of VAT numbers said of the buyer's; null or absent where it did not decide the VAT. */
  vatCheck: exact({ on: string().required(), consultationNumber: string().nullable().defined() })
    .nullable()
    .optional()
    .default(undefined),
  /** What a payment is to name, with check digits; '' where nothing is to be paid. */
  reference: text(),
  /** Of a credit note: what it corrects, and why. */
  credit: exact({
    number: string().required(),
    issuedOn: string().required(),
    reason: string()
      .oneOf([...CREDIT_REASONS])
      .required(),
    /** Share of the price, where it follows from one. */
    percent: number().nullable().defined(),
  })
    .nullable()
    .defined(),
});
export type DocumentContent = InferType<typeof documentContentSchema>;

/** A label and what stands beside it. */
const factSchema = exact({ label: text(), value: text() });
export type DocumentFact = InferType<typeof factSchema>;
const facts = () => array().max(LISTED_MAX).of(factSchema.required()).required();
const party = exact({ title: text(), lines: array().max(LISTED_MAX).of(text()).required(), facts: facts() });

/** A document as it is read, on paper and on the screen alike: every word of it, in its own language. */
export const documentSheetSchema = exact({
  language: string().oneOf(languages).required(),
  title: text(),
  number: text(),
  facts: facts(),
  seller: party.required(),
  buyer: party.required(),
  /** Titles of the columns of what is sold and its amount. */
  columns: factSchema.required(),
  /** What is sold with its price, then net and VAT. */
  rows: facts(),
  total: factSchema.required(),
  notes: array().max(LISTED_MAX).of(text()).required(),
  /** How to pay; null where nothing is to be paid. */
  payment: exact({
    title: text(),
    facts: facts(),
    /** Text of the code that a bank's app reads, or null for none. */
    code: string().nullable().defined(),
    scan: text(),
  })
    .nullable()
    .defined(),
});
export type DocumentSheet = InferType<typeof documentSheetSchema>;

/** A document as its company reads it. */
export const issuedDocumentSchema = exact({
  id: requiredId(),
  kind: string()
    .oneOf([...DOCUMENT_KINDS])
    .required(),
  /** As it is printed, such as "F-000012". */
  number: string().required(),
  /** The purchase or the invoice that it belongs to. */
  subjectId: requiredId(),
  issuedAt: date().required(),
  /** Of the stored PDF, hexadecimal. */
  sha256: string().required(),
  content: documentContentSchema.required(),
  sheet: documentSheetSchema.required(),
});
export type IssuedDocument = InferType<typeof issuedDocumentSchema>;
export const issuedDocumentsSchema = array().max(LISTED_MAX).of(issuedDocumentSchema).required();
export const documentQuerySchema = exact({ subjectId: id() });
export const documentParamsSchema = exact({ id: requiredId() });
export const bookkeepingQuerySchema = exact({ from: requiredDay(), to: requiredDay() });
/** A document by what is printed on it, such as `F-000012`. */
export const printedNumberParamsSchema = exact({
  number: string()
    .matches(/^[RFK]-\d{6,9}$/, said('This is not the number of a document.'))
    .required(),
});
