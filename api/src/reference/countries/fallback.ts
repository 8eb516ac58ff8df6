import { LRUCache } from 'lru-cache';
import { DAY_MS, MINUTE_MS } from '@vela/market/days';
import type { Clock } from '../../platform/clock/index.js';
import type { Log } from '../../platform/observability/index.js';
import type { CountriesSource } from './source.js';

/** Countries and their cities hardly change: an answer is asked for again after a day. */
const FRESH_MS = DAY_MS;
/** After a failure the service is left alone for a minute, so that callers do not wait for it one by one. */
const REST_MS = MINUTE_MS;
/** Answers cached; there are about 250 countries, asked for their cities and their flag. */
const ENTRIES_MAX = 1000;

/**
 * Puts a second source behind a first one that may be slow, wrong or away. Answers of the first are cached, calls for the
 * same thing at the same time are made once, and what the first does not answer comes from the second.
 */
export function fallingBack(
  first: CountriesSource,
  second: CountriesSource,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): CountriesSource {
  const cache = new LRUCache<string, Promise<unknown>>({
    max: ENTRIES_MAX,
    ttl: FRESH_MS,
    // The clock is asked each time: in tests it jumps.
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  let restingUntil = 0;

  function once<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const known = cache.get(key);
    // A key is only ever used for one kind of answer.
    if (known !== undefined) return known as Promise<Answer>;
    const answer = ask();
    cache.set(key, answer);
    answer.catch(() => cache.delete(key));
    return answer;
  }

  async function answer<Answer>(key: string, ask: (source: CountriesSource) => Promise<Answer>): Promise<Answer> {
    if (clock.now().getTime() < restingUntil) return ask(second);
    try {
      return await once(key, () => ask(first));
    } catch (error) {
      restingUntil = clock.now().getTime() + REST_MS;
      log.warn({ err: error }, 'countries service failed, the snapshot answers');
      return ask(second);
    }
  }

  /** Asks the first source only for countries that exist, so that nobody can make it work for invented names. */
  async function ofCountry<Answer>(
    kind: string,
    country: string,
    ask: (source: CountriesSource) => Promise<Answer | null>,
  ) {
    const positions = await answer('positions', (source) => source.positions());
    const name = positions.find((position) => position.name.toLowerCase() === country.toLowerCase())?.name;
    return name === undefined ? ask(second) : answer(`${kind} ${name}`, ask);
  }

  return {
    positions: () => answer('positions', (source) => source.positions()),
    cities: (country) => ofCountry('cities', country, (source) => source.cities(country)),
    flag: (country) => ofCountry('flag', country, (source) => source.flag(country)),
  };
}
