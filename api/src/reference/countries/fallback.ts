import { DAY_MS } from '@vela/market/days';
import type { Clock } from '../../platform/clock/index.js';
import type { Log } from '../../platform/observability/index.js';
import type { CountriesSource } from './source.js';

/** Countries and their cities hardly change: an answer is asked for again after a day. */
const KEEP_MS = DAY_MS;
/** After a failure the service is left alone for a minute, so that callers do not wait for it one by one. */
const REST_MS = 60_000;
/** Answers kept; there are about 250 countries, asked for their cities and their flag. */
const ENTRIES_MAX = 1000;

interface Entry {
  readonly answer: Promise<unknown>;
  readonly until: number;
}

/**
 * Puts a second source behind a first one that may be slow, wrong or away. Answers of the first are kept, calls for the
 * same thing at the same time are made once, and what the first does not answer comes from the second.
 */
export function fallingBack(
  first: CountriesSource,
  second: CountriesSource,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): CountriesSource {
  const kept = new Map<string, Entry>();
  let restingUntil = 0;

  function keep<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const now = clock.now().getTime();
    const entry = kept.get(key);
    // A key is only ever used for one kind of answer.
    if (entry !== undefined && entry.until > now) return entry.answer as Promise<Answer>;
    const answer = ask();
    kept.delete(key);
    kept.set(key, { answer, until: now + KEEP_MS });
    const [oldest] = kept.keys();
    if (kept.size > ENTRIES_MAX && oldest !== undefined) kept.delete(oldest);
    answer.catch(() => kept.delete(key));
    return answer;
  }

  async function answer<Answer>(key: string, ask: (source: CountriesSource) => Promise<Answer>): Promise<Answer> {
    if (clock.now().getTime() < restingUntil) return ask(second);
    try {
      return await keep(key, () => ask(first));
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
