import type { CreditReason, DocumentKind, DocumentLanguage, VatReason } from '@vela/contracts/constants';
import { VAT_REASON_TEXTS } from '@vela/contracts/texts';
import { inTongue, percentText } from '@vela/language';

/** What documents say, in one language: their own, whoever reads them. */
export interface DocumentTexts {
  readonly titles: Readonly<Record<DocumentKind, string>>;
  readonly number: string;
  readonly issuedOn: string;
  readonly deliveredOn: string;
  readonly dueOn: string;
  readonly paidOn: string;
  readonly corrects: (number: string, day: string) => string;
  /** Of a receipt for what a credit note had taken back in vain. */
  readonly restores: (number: string, day: string) => string;
  readonly seller: string;
  readonly buyer: string;
  readonly organizationNumber: string;
  readonly vatNumber: string;
  readonly what: string;
  readonly amount: string;
  readonly tokens: (count: number) => string;
  readonly fee: (roleName: string) => string;
  readonly net: string;
  readonly vat: (percent: number) => string;
  readonly totals: Readonly<Record<DocumentKind, string>>;
  readonly payment: string;
  readonly reference: string;
  readonly scan: string;
  readonly lateInterest: string;
  readonly vatReasons: Readonly<Record<VatReason, string>>;
  /** @param on day of the register's answer @param consultation what it names its answer by, null for none */
  readonly vatChecked: (on: string, consultation: string | null) => string;
  readonly creditReasons: Readonly<Record<CreditReason, (percent: number | null) => string>>;
}

/** A document is in its own language, whoever reads it. */
const percentIn = (language: DocumentLanguage, percent: number): string =>
  inTongue(language, () => percentText(percent));
const share = (language: DocumentLanguage, percent: number | null): string =>
  percent === null ? '' : `${percentIn(language, percent)} `;

const ENGLISH: DocumentTexts = {
  titles: { receipt: 'Receipt', invoice: 'Invoice', creditNote: 'Credit note' },
  number: 'Number',
  issuedOn: 'Date',
  deliveredOn: 'Delivered',
  dueOn: 'Due',
  paidOn: 'Paid by card',
  corrects: (number, day) => `Credits ${number} of ${day}`,
  restores: (number, day) => `Takes the place of what ${number} of ${day} credited`,
  seller: 'Seller',
  buyer: 'Buyer',
  organizationNumber: 'Organisation number',
  vatNumber: 'VAT number',
  what: 'Description',
  amount: 'Amount',
  tokens: (count) => `${count} tokens`,
  fee: (roleName) => `Recruitment fee, ${roleName}`,
  net: 'Net',
  vat: (percent) => `VAT ${percentIn('en', percent)}`,
  totals: { receipt: 'Total, paid', invoice: 'To pay', creditNote: 'Credited' },
  payment: 'Payment',
  reference: 'Reference (OCR)',
  scan: 'Scan with your bank’s app',
  lateInterest: 'After the due date, interest is charged by the Swedish Interest Act.',
  get vatReasons() {
    return inTongue('en', () => ({ ...VAT_REASON_TEXTS }));
  },
  vatChecked: (on, consultation) =>
    `The buyer’s VAT number was confirmed by VIES on ${on}${consultation === null ? '' : `, consultation number ${consultation}`}.`,
  creditReasons: {
    refund: () => 'The payment was refunded.',
    disputeLost: () => 'The payment was taken back by the card’s bank.',
    disputeWon: () => 'The card’s bank had taken the payment back, and gave it back after all.',
    contractEnded: (percent) => `The contract ended: ${share('en', percent)}of the fee is given back.`,
    hireUndone: () => 'The hire was confirmed in error: what was left of the fee is given back.',
  },
};

const SWEDISH: DocumentTexts = {
  titles: { receipt: 'Kvitto', invoice: 'Faktura', creditNote: 'Kreditfaktura' },
  number: 'Nummer',
  issuedOn: 'Datum',
  deliveredOn: 'Levererat',
  dueOn: 'Förfallodag',
  paidOn: 'Betalt med kort',
  corrects: (number, day) => `Krediterar ${number} av den ${day}`,
  restores: (number, day) => `Ersätter det som ${number} av den ${day} krediterade`,
  seller: 'Säljare',
  buyer: 'Köpare',
  organizationNumber: 'Org.nr',
  vatNumber: 'Momsreg.nr',
  what: 'Beskrivning',
  amount: 'Belopp',
  tokens: (count) => `${count} tokens`,
  fee: (roleName) => `Rekryteringsavgift, ${roleName}`,
  net: 'Netto',
  vat: (percent) => `Moms ${percentIn('sv', percent)}`,
  totals: { receipt: 'Totalt, betalt', invoice: 'Att betala', creditNote: 'Krediteras' },
  payment: 'Betalning',
  reference: 'OCR-nummer',
  scan: 'Skanna med bankens app',
  lateInterest: 'Efter förfallodagen debiteras dröjsmålsränta enligt räntelagen.',
  vatReasons: {
    sweden: 'Svensk moms.',
    reverseCharge: 'Omvänd betalningsskyldighet: köparen redovisar momsen (artikel 196 i direktiv 2006/112/EG).',
    euWithoutVatNumber: 'Svensk moms, eftersom företaget saknar momsregistreringsnummer i sitt land.',
    euUnknownVatNumber:
      'Svensk moms, eftersom EU:s register (VIES) uppger att företagets momsregistreringsnummer inte är giltigt.',
    outsideEu: 'Ingen moms: köparen finns utanför Europeiska unionen.',
  },
  vatChecked: (on, consultation) =>
    `Köparens momsregistreringsnummer bekräftades av VIES den ${on}${consultation === null ? '' : `, konsultationsnummer ${consultation}`}.`,
  creditReasons: {
    refund: () => 'Betalningen har återbetalats.',
    disputeLost: () => 'Betalningen har tagits tillbaka av kortets bank.',
    disputeWon: () => 'Kortets bank hade tagit tillbaka betalningen och har gett tillbaka den.',
    contractEnded: (percent) => `Anställningen har upphört: ${share('sv', percent)}av avgiften återbetalas.`,
    hireUndone: () => 'Anställningen bekräftades av misstag: det som återstår av avgiften återbetalas.',
  },
};

export const DOCUMENT_TEXTS: Readonly<Record<DocumentLanguage, DocumentTexts>> = { en: ENGLISH, sv: SWEDISH };
