import type { DocumentKind, DocumentLanguage } from '@vela/contracts/constants';
import type { DocumentContent } from '@vela/contracts/schemas';
import { inTongue, numberText } from '@vela/language';
import { countryName } from '@vela/market/countries';
import { paymentCodeOf } from '@vela/market/documents';
import { ORE_PER_KRONA } from '@vela/market/prices';
import { DOCUMENT_TEXTS, type DocumentTexts } from './texts.js';

/** A label and what stands beside it. */
export type Fact = readonly [label: string, value: string];

/** A document as it is read, on paper and on the screen alike. */
export interface DocumentSheet {
  readonly language: DocumentLanguage;
  readonly title: string;
  readonly number: string;
  readonly facts: readonly Fact[];
  readonly seller: { readonly title: string; readonly lines: readonly string[]; readonly facts: readonly Fact[] };
  readonly buyer: { readonly title: string; readonly lines: readonly string[]; readonly facts: readonly Fact[] };
  readonly columns: readonly [what: string, amount: string];
  /** What is sold with its price, then net and VAT. */
  readonly rows: readonly Fact[];
  readonly total: Fact;
  readonly notes: readonly string[];
  /** How to pay; null where nothing is to be paid. */
  readonly payment: {
    readonly title: string;
    readonly facts: readonly Fact[];
    /** Text of the code that a bank's app reads, or null for none. */
    readonly code: string | null;
    readonly scan: string;
  } | null;
}

/** @returns an amount with its öre and currency as the language writes it, such as '2 500,00 SEK' */
export function documentAmount(ore: number, { language, currency }: Pick<DocumentContent, 'language' | 'currency'>) {
  return `${inTongue(language, () => numberText(ore / ORE_PER_KRONA, 2))}\u00a0${currency}`;
}

const stated = (facts: readonly Fact[]): Fact[] => facts.filter(([, value]) => value !== '');

/** @param country its id, or a name as it was given once */
const namedCountry = (country: string, language: DocumentLanguage): string => countryName(country, language) || country;

const linesOf = (
  { name, address, postalCode, city, country }: DocumentContent['seller' | 'buyer'],
  language: DocumentLanguage,
): string[] =>
  [name, address, `${postalCode} ${city}`.trim(), namedCountry(country, language)].filter((line) => line !== '');

const soldText = ({ sold }: DocumentContent, texts: DocumentTexts): string =>
  sold.kind === 'tokens' ? texts.tokens(sold.tokens) : texts.fee(sold.roleName);

function notesOf({ credit, vatReason, vatCheck, dueOn }: DocumentContent, texts: DocumentTexts): string[] {
  return [
    ...(credit === null ? [] : [texts.creditReasons[credit.reason](credit.percent)]),
    texts.vatReasons[vatReason],
    ...(vatCheck == null ? [] : [texts.vatChecked(vatCheck.on, vatCheck.consultationNumber)]),
    ...(dueOn === null ? [] : [texts.lateInterest]),
  ];
}

function paymentOf(content: DocumentContent, texts: DocumentTexts): DocumentSheet['payment'] {
  const { seller, dueOn, reference } = content;
  if (dueOn === null) return null;
  return {
    title: texts.payment,
    facts: stated([
      ['Bankgiro', seller.bankgiro],
      ['IBAN', seller.iban],
      ['BIC', seller.bic],
      [texts.reference, reference],
      [texts.dueOn, dueOn],
    ]),
    code: paymentCodeOf(content),
    scan: texts.scan,
  };
}

/** @returns what a document says, in its own language */
export function documentSheet(kind: DocumentKind, number: string, content: DocumentContent): DocumentSheet {
  const { language, seller, buyer, credit } = content;
  const texts = DOCUMENT_TEXTS[language];
  const amount = (ore: number): string => documentAmount(ore, content);
  return {
    language,
    title: texts.titles[kind],
    number,
    facts: stated([
      [texts.number, number],
      [texts.issuedOn, content.issuedOn],
      [texts.deliveredOn, content.deliveredOn],
      [texts.paidOn, content.paidOn ?? ''],
      [texts.dueOn, content.dueOn ?? ''],
      [texts.reference, content.reference],
    ]),
    seller: {
      title: texts.seller,
      lines: linesOf(seller, language),
      facts: stated([
        [texts.organizationNumber, seller.organizationNumber],
        [texts.vatNumber, seller.vatNumber],
      ]),
    },
    buyer: {
      title: texts.buyer,
      lines: linesOf(buyer, language),
      facts: stated([
        [texts.organizationNumber, buyer.organizationNumber],
        [texts.vatNumber, buyer.VAT],
      ]),
    },
    columns: [texts.what, texts.amount],
    rows: [
      [soldText(content, texts), amount(content.netOre)],
      [texts.net, amount(content.netOre)],
      [texts.vat(content.vatPercent), amount(content.vatOre)],
    ],
    total: [texts.totals[kind], amount(content.totalOre)],
    notes: [
      ...(credit === null
        ? []
        : [(kind === 'creditNote' ? texts.corrects : texts.restores)(credit.number, credit.issuedOn)]),
      ...notesOf(content, texts),
    ],
    payment: paymentOf(content, texts),
  };
}
