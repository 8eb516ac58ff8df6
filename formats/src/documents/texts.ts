import type { CreditReason, DocumentKind, VatReason } from '@vela/contracts/constants';
import { VAT_REASON_TEXTS } from '@vela/contracts/texts';
import { inContext, percentText, t, texts } from '@vela/language';

/** What stands on documents as it is, in the language at hand. */
export const DOCUMENT_LABELS = texts({
  titles: { receipt: 'Receipt', invoice: 'Invoice', creditNote: 'Credit note' },
  number: 'Number',
  issuedOn: 'Date',
  paidOn: 'Paid by card',
  seller: 'Seller',
  buyer: 'Buyer',
  what: 'Description',
  amount: 'Amount',
  net: 'Net',
  payment: 'Payment',
  reference: 'Reference (OCR)',
  scan: 'Scan with your bank’s app',
  lateInterest: 'After the due date, interest is charged by the Swedish Interest Act.',
});

export const deliveredLabel = (): string => inContext('of a document', 'Delivered');
export const dueLabel = (): string => inContext('of a document', 'Due');
export const organizationNumberLabel = (): string => inContext('of a document', 'Organisation number');
export const vatNumberLabel = (): string => inContext('of a document', 'VAT number');

export function totalLabel(kind: DocumentKind): string {
  if (kind === 'creditNote') return inContext('of a document', 'Credited');
  return kind === 'receipt' ? t('Total, paid') : t('To pay');
}

/** @param percent such as 25 */
export const vatLabel = (percent: number): string => t('VAT {percent}', { percent: percentText(percent) });

/** What a pack of tokens is called where it is sold. */
export const soldTokensText = (count: number): string =>
  t('{count, plural, one {# token} other {# tokens}}', { count });

/** What is charged for a hire. */
export const soldFeeText = (roleName: string): string => t('Recruitment fee, {roleName}', { roleName });

/**
 * Which document another one follows from.
 * @param kind of the one that says it: a credit note credits, a receipt takes the place of what was credited in vain
 * @param number of the other as it is printed @param day on which that was issued
 */
export const followsText = (kind: DocumentKind, number: string, day: string): string =>
  kind === 'creditNote'
    ? t('Credits {number} of {day}', { number, day })
    : t('Takes the place of what {number} of {day} credited', { number, day });

export const vatReasonText = (reason: VatReason): string => VAT_REASON_TEXTS[reason];

/** @param on day of the register's answer @param consultation what it names its answer by, null for none */
export const vatCheckedText = (on: string, consultation: string | null): string =>
  consultation === null
    ? t('The buyer’s VAT number was confirmed by VIES on {on}.', { on })
    : t('The buyer’s VAT number was confirmed by VIES on {on}, consultation number {consultation}.', {
        on,
        consultation,
      });

const CREDIT_REASON_TEXTS = texts({
  refund: 'The payment was refunded.',
  disputeLost: 'The payment was taken back by the card’s bank.',
  disputeWon: 'The card’s bank had taken the payment back, and gave it back after all.',
  refundReturned: 'The bank had sent the refund back, and the payment stands.',
  contractEnded: 'The contract ended: part of the fee is given back.',
  hireUndone: 'The hire was confirmed in error: what was left of the fee is given back.',
});

/** @param percent share of the price, where it follows from one */
export const creditReasonText = (reason: CreditReason, percent: number | null): string =>
  reason === 'contractEnded' && percent !== null
    ? t('The contract ended: {share} of the fee is given back.', { share: percentText(percent) })
    : CREDIT_REASON_TEXTS[reason];
