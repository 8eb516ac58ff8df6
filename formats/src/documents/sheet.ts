import type { DocumentKind } from '@vela/contracts/constants';
import type { DocumentContent, DocumentFact, DocumentSheet } from '@vela/contracts/schemas';
import { inTongue, type Language, numberText } from '@vela/language';
import { countryName } from '@vela/market/countries';
import { paymentCodeOf } from '@vela/market/documents';
import { ORE_PER_KRONA } from '@vela/market/prices';
import {
  creditReasonText,
  deliveredLabel,
  DOCUMENT_LABELS as LABELS,
  dueLabel,
  followsText,
  organizationNumberLabel,
  soldFeeText,
  soldTokensText,
  totalLabel,
  vatCheckedText,
  vatLabel,
  vatNumberLabel,
  vatReasonText,
} from './texts.js';

/** @returns an amount with its öre and currency as the language writes it, such as '2 500,00 SEK' */
export function documentAmount(ore: number, { language, currency }: Pick<DocumentContent, 'language' | 'currency'>) {
  return `${inTongue(language, () => numberText(ore / ORE_PER_KRONA, 2))}\u00a0${currency}`;
}

const factsOf = (pairs: readonly (readonly [label: string, value: string])[]): DocumentFact[] =>
  pairs.map(([label, value]) => ({ label, value }));
const stated = (pairs: readonly (readonly [label: string, value: string])[]): DocumentFact[] =>
  factsOf(pairs).filter(({ value }) => value !== '');

/** @param country its id, or a name as it was given once */
const namedCountry = (country: string, language: Language): string => countryName(country, language) || country;

const linesOf = (
  { name, address, postalCode, city, country }: DocumentContent['seller' | 'buyer'],
  language: Language,
): string[] =>
  [name, address, `${postalCode} ${city}`.trim(), namedCountry(country, language)].filter((line) => line !== '');

/** @returns what is sold, as its line says it in the language at hand */
export const soldText = ({ sold }: Pick<DocumentContent, 'sold'>): string =>
  sold.kind === 'tokens' ? soldTokensText(sold.tokens) : soldFeeText(sold.roleName);

function notesOf(kind: DocumentKind, { credit, vatReason, vatCheck, dueOn }: DocumentContent): string[] {
  return [
    ...(credit === null
      ? []
      : [followsText(kind, credit.number, credit.issuedOn), creditReasonText(credit.reason, credit.percent ?? null)]),
    vatReasonText(vatReason),
    ...(vatCheck == null ? [] : [vatCheckedText(vatCheck.on, vatCheck.consultationNumber ?? null)]),
    ...(dueOn === null ? [] : [LABELS.lateInterest]),
  ];
}

function paymentOf(content: DocumentContent): DocumentSheet['payment'] {
  const { seller, dueOn, reference } = content;
  if (dueOn === null) return null;
  return {
    title: LABELS.payment,
    facts: stated([
      ['Bankgiro', seller.bankgiro],
      ['IBAN', seller.iban],
      ['BIC', seller.bic],
      [LABELS.reference, reference],
      [dueLabel(), dueOn],
    ]),
    code: paymentCodeOf(content),
    scan: LABELS.scan,
  };
}

/** @returns what a document says, in its own language; that one's catalogue must be loaded */
export const documentSheet = (kind: DocumentKind, number: string, content: DocumentContent): DocumentSheet =>
  inTongue(content.language, () => {
    const { language, seller, buyer } = content;
    const amount = (ore: number): string => documentAmount(ore, content);
    return {
      language,
      title: LABELS.titles[kind],
      number,
      facts: stated([
        [LABELS.number, number],
        [LABELS.issuedOn, content.issuedOn],
        [deliveredLabel(), content.deliveredOn],
        [LABELS.paidOn, content.paidOn ?? ''],
        [dueLabel(), content.dueOn ?? ''],
        [LABELS.reference, content.reference],
      ]),
      seller: {
        title: LABELS.seller,
        lines: linesOf(seller, language),
        facts: stated([
          [organizationNumberLabel(), seller.organizationNumber],
          [vatNumberLabel(), seller.vatNumber],
        ]),
      },
      buyer: {
        title: LABELS.buyer,
        lines: linesOf(buyer, language),
        facts: stated([
          [organizationNumberLabel(), buyer.organizationNumber],
          [vatNumberLabel(), buyer.VAT],
        ]),
      },
      columns: { label: LABELS.what, value: LABELS.amount },
      rows: factsOf([
        [soldText(content), amount(content.netOre)],
        [LABELS.net, amount(content.netOre)],
        [vatLabel(content.vatPercent), amount(content.vatOre)],
      ]),
      total: { label: totalLabel(kind), value: amount(content.totalOre) },
      notes: notesOf(kind, content),
      payment: paymentOf(content),
    };
  });
