import { readAmount } from '@vela/contracts/amounts';
import { INVOICE_MOVED_MAX_SEK } from '@vela/contracts/constants';
import { mostSekText } from '@vela/contracts/texts';
import { numberText, t } from '@vela/language';
import { ORE_PER_KRONA } from '@vela/market/prices';

/** @returns öre of an amount in kronor as it is typed, in any usual notation; null where it is not one amount */
export function oreIn(written: string): number | null {
  const reading = readAmount(written, 2);
  return reading.kind === 'amount' ? Math.round(reading.amount * ORE_PER_KRONA) : null;
}

/** @returns a whole number as it is typed, in any usual notation, with a minus below 0; null where it is not one */
export function wholeIn(written: string): number | null {
  const [, minus, figure = ''] = /^([-\u2212])?\s*(.*)$/u.exec(written.trim()) ?? [];
  const reading = readAmount(figure);
  if (reading.kind !== 'amount') return null;
  return minus === undefined ? reading.amount : -reading.amount;
}

/** @returns why an amount that moved at the bank is not taken, null where it is */
export function refusedOre(written: string): string | null {
  const ore = oreIn(written);
  if (ore === null) return t('This is not one amount. Write it such as {example}.', { example: numberText(1250.5, 2) });
  return ore > INVOICE_MOVED_MAX_SEK * ORE_PER_KRONA ? mostSekText(INVOICE_MOVED_MAX_SEK) : null;
}

/** @returns why a number is not taken, null where it is */
export const refusedWhole = (written: string): string | null =>
  wholeIn(written) === null ? t('Give a whole number.') : null;
