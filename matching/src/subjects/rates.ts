import type { Currency } from '@vela/contracts/constants';

/** Units of each currency for one euro, on one day. */
export interface RateTable {
  /** ISO date. */
  readonly date: string;
  readonly perEuro: Readonly<Record<Currency, number>>;
}

/**
 * The bundled table: the European Central Bank's euro reference rates of the day it names. It is dated wherever a score
 * is shown and can be replaced by a newer one. `NOC` is the Norwegian krone (ISO NOK).
 */
export const BUNDLED_RATES: RateTable = {
  date: '2023-04-26',
  perEuro: { DKK: 7.445, EUR: 1, ISK: 150.1, NOC: 11.471, SEK: 11.3355, USD: 1.0965 },
};

const isRate = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0;

/**
 * Reads a table that replaces the bundled one.
 * @param text JSON `{"date": "YYYY-MM-DD", "perEuro": {"SEK": 11.3, …}}`; `NOK` may stand for `NOC`
 * @throws Error with a sentence that names what is missing
 */
export function readRateTable(text: string): RateTable {
  const parsed: unknown = JSON.parse(text);
  if (typeof parsed !== 'object' || parsed === null) throw new Error('The rate table must be a JSON object.');
  return checkedRateTable(parsed);
}

/** @throws Error with a sentence that names what is missing */
export function checkedRateTable({ date, perEuro }: { date?: unknown; perEuro?: Record<string, unknown> }): RateTable {
  if (typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date)))
    throw new Error('The rate table needs "date" as YYYY-MM-DD.');
  const rates: Record<string, unknown> = { EUR: 1, ...perEuro };
  rates['NOC'] ??= rates['NOK'];
  const rateOf = (currency: Currency): number => {
    const rate = rates[currency];
    if (!isRate(rate)) throw new Error(`The rate table needs a positive number for "${currency}".`);
    return rate;
  };
  return {
    date,
    perEuro: {
      DKK: rateOf('DKK'),
      EUR: rateOf('EUR'),
      ISK: rateOf('ISK'),
      NOC: rateOf('NOC'),
      SEK: rateOf('SEK'),
      USD: rateOf('USD'),
    },
  };
}
