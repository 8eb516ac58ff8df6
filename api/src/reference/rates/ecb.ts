import { checkedRateTable, type RateTable } from '@vela/matching';
import { boundedText } from '../../platform/outside/index.js';

/** Longest wait for the whole answer. */
const TIMEOUT_MS = 10_000;
/** The file of a day has 2 KB. */
const MOST_BYTES = 100_000;

/**
 * Reads the euro foreign exchange reference rates of a day as the European Central Bank publishes them
 * (eurofxref-daily.xml: `<Cube time="…">` with a `<Cube currency="…" rate="…"/>` of each currency).
 * @throws Error with a sentence that names what is missing
 */
export function readEcbRates(xml: string): RateTable {
  const date = /<Cube\s+time=["']([\d-]+)["']/.exec(xml)?.[1];
  const rates = xml.matchAll(/<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["']([\d.]+)["']/g);
  const perEuro: Record<string, unknown> = {};
  for (const [, currency = '', rate] of rates) perEuro[currency] = Number(rate);
  return checkedRateTable({ date, perEuro });
}

/** @throws Error where the address does not answer with rates */
export async function fetchRates(url: string): Promise<RateTable> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = await boundedText(response, MOST_BYTES);
  if (!response.ok || text === null)
    throw new Error(text === null ? 'The answer is too long.' : `The answer is ${response.status}.`);
  return readEcbRates(text);
}
