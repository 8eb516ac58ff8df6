/** Signs with which spreadsheets begin a formula; one of ours is a number and stays. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+([.,]\d+)?$/;

function cell(value: string): string {
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** @returns lines of values as CSV (RFC 4180), in which no value is taken for a formula */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  [...lines.map((line) => line.map(cell).join(',')), ''].join('\r\n');
