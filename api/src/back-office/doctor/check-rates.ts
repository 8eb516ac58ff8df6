import mongoose from 'mongoose';
import { ratesAgeText } from '@vela/formats';
import { dayOf } from '@vela/market/days';
import type { RateTable } from '@vela/matching';
import { rateTableModel } from '../../records/rate-table.js';
import { uncached } from '../../records/reads.js';
import { areOldRates, followRates, LiveRates, readRatesOfDay } from '../../reference/rates/index.js';
import { type Check, fact, failure, type Finding, messageOf, note } from './finding.js';

const TIME_MS = 6000;

interface RatesCheck {
  readonly url: string;
  /** Whether nobody set where they are read. */
  readonly isDefault: boolean;
  /** Those of RATES_FILE or the bundled ones, or why there are none. */
  readonly table: RateTable | string;
  /** Where newer ones may be stored, or an empty string. */
  readonly mongoUri: string;
  readonly now: Date;
}

/** Takes over what an instance has stored; a store that cannot be read is told of by its own check. */
async function followStored(rates: LiveRates, uri: string): Promise<void> {
  const connection = mongoose.createConnection(uri, { serverSelectionTimeoutMS: TIME_MS });
  try {
    await connection.asPromise();
    await followRates({ models: { rateTables: rateTableModel(connection) }, records: uncached, rates });
  } catch {
    // The rates of RATES_FILE, or the bundled ones, count until the store answers.
  } finally {
    await connection.close().catch(() => undefined);
  }
}

async function askedFindings(rates: LiveRates, { url, isDefault }: RatesCheck, today: string): Promise<Finding[]> {
  const counted = (): string => ratesAgeText({ date: rates.date, old: areOldRates(rates, today) });
  const unset = isDefault ? ['RATES_URL is not set: the European Central Bank is asked.'] : [];
  try {
    rates.take(await readRatesOfDay(url, today));
  } catch (error) {
    return [
      ...unset.map(fact),
      note(
        `${url} gives no rates: ${messageOf(error).replace(/\.?$/, '.')} What counts instead: ${counted()}`,
        'Let this machine reach it, or set RATES_URL; where there is no way out, keep RATES_FILE up to date.',
      ),
    ];
  }
  return areOldRates(rates, today)
    ? [...unset.map(fact), note(`${url} gives old rates. ${counted()}`, 'Set RATES_URL to a service that goes on.')]
    : [...unset, `${url} gives rates. ${counted()}`].map(fact);
}

/** Asks for the currency rates of the day, and says of which day those are that scores are reckoned by. */
export const ratesCheck = (settings: RatesCheck): Check => ({
  name: 'Currency rates',
  run: async () => {
    const { table, mongoUri, now } = settings;
    if (typeof table === 'string') return [failure(table, 'Put a table as docs/settings.md says there, or none.')];
    const rates = new LiveRates(table);
    if (mongoUri !== '') await followStored(rates, mongoUri);
    return askedFindings(rates, settings, dayOf(now));
  },
});
