import { dayOf } from '@vela/market/days';
import { checkedRateTable, type RateTable } from '@vela/matching';
import type { Settings } from '../../config/index.js';
import type { Log } from '../../platform/observability/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import { areOldRates } from './age.js';
import { fetchRates } from './ecb.js';
import type { LiveRates } from './live-rates.js';

interface Follower extends Collections<'rateTables'> {
  readonly rates: LiveRates;
}

/**
 * @param today a day as 'YYYY-MM-DD'
 * @returns the newest rates that the service at this address has
 * @throws Error where it has none, or says that they are of a day to come
 */
export async function readRatesOfDay(url: string, today: string): Promise<RateTable> {
  const table = await fetchRates(url);
  if (table.date > today) throw new Error(`The rates are of ${table.date}, a day to come.`);
  return table;
}

type Refresher = Follower & Settings<'ratesUrl'> & Pick<Platform, 'clock'> & { readonly log: Log };

/**
 * Takes over the rates that are in the store, where they are newer.
 * @returns whether they were
 */
export async function followRates({ models, rates }: Follower): Promise<boolean> {
  const stored = await models.rateTables.findById('ecb').lean();
  return stored !== null && rates.take(checkedRateTable(stored));
}

/** Reads the rates of the day and leaves them in the store for all processes. One that is not to be reached is asked again. */
export async function refreshRates(app: Refresher): Promise<void> {
  const { models, config, clock, log, rates } = app;
  const today = dayOf(clock.now());
  if (config.ratesUrl !== null)
    try {
      const { date, perEuro } = await readRatesOfDay(config.ratesUrl, today);
      if (date > rates.date) await models.rateTables.updateOne({ _id: 'ecb' }, { date, perEuro }, { upsert: true });
    } catch (error) {
      log.warn({ err: error, url: config.ratesUrl }, 'the currency rates of the day could not be read');
    }
  await followRates(app);
  // A demo asks nobody, and is not to be warned of it.
  if (config.ratesUrl !== null && areOldRates(rates, today))
    log.warn(
      { date: rates.date },
      'the currency rates are old: RATES_URL is not reached, nor RATES_FILE kept up to date',
    );
}
