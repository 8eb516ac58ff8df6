// Times of calls, one after another.
/** The demo market's recruiter, who has open roles and conversations. */
export const RECRUITER = 'helena.rydberg@recruiter.vela.example';

/** @typedef {{p50: number, p95: number}} Times milliseconds */
/** @typedef {Awaited<ReturnType<typeof import('../own-api.mjs').startOwnApi>>} OwnApi */

/** @param {readonly number[]} values @param {number} share 0 to 1 @returns {number} */
export const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** @param {OwnApi} api @param {string} address @param {Record<string, string>} headers @returns {Promise<number>} milliseconds */
export async function timeOf(api, address, headers) {
  const from = performance.now();
  const answer = await fetch(api.origin + address, { headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}: ${text}`);
  return performance.now() - from;
}

/**
 * Asks addresses in turns.
 * @param {OwnApi} api @param {Record<string, string>} headers @param {readonly string[]} addresses
 * @param {number} rounds how often each is asked
 * @returns {Promise<{first: number, times: Times}>} the very first call, and what came after it
 */
export async function timesOf(api, headers, addresses, rounds) {
  const first = await timeOf(api, addresses[0] ?? '', headers);
  /** @type {number[]} */ const times = [];
  for (let round = 0; round < rounds; round += 1)
    for (const address of addresses) times.push(await timeOf(api, address, headers));
  return { first, times: { p50: quantile(times, 0.5), p95: quantile(times, 0.95) } };
}
