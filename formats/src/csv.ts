import { numberText } from '@vela/language';

/** Signs with which spreadsheets begin a formula; one of ours is a number and stays. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+([.,]\d+)?$/;

function cell(value: string): string {
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",;\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const written = (lines: readonly (readonly string[])[], separator: string): string =>
  [...lines.map((line) => line.map(cell).join(separator)), ''].join('\r\n');

/** @returns lines of values as CSV for another program (RFC 4180), in which no value is taken for a formula */
export const csvText = (lines: readonly (readonly string[])[]): string => written(lines, ',');

/** Says that a file is UTF-8; without it a spreadsheet takes 'Å' for two letters. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * For people, as the spreadsheets of the language at hand open it: where a decimal begins with ',' columns are parted by
 * ';' (docs/decisions/0132-files-for-spreadsheets.md).
 */
export const spreadsheetText = (lines: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + written(lines, numberText(0.5).includes(',') ? ';' : ',');
