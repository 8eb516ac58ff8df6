// Visitors of a site on which `mf_payments` is rolled out.
import { createCipheriv } from 'node:crypto';
import { isReached, type Rollout } from '@vela/release/site';
import type { Served } from '../../src/served.js';

/** Visitors have numbers below it. */
export const VISITORS = 65_536;
/** Of a site with twenty visitors a second. */
export const IN_TWO_MINUTES = 2400;

/** Numbers between 0 and 1 by chance, the same for a seed: a cipher's stream. */
export function chance(seed: number): () => number {
  const cipher = createCipheriv('aes-128-ctr', Buffer.alloc(16, String(seed)), Buffer.alloc(16));
  const nothing = Buffer.alloc(1 << 16);
  let block = Buffer.alloc(0);
  let at = 0;
  return () => {
    if (at === block.length) [block, at] = [cipher.update(nothing), 0];
    at += 4;
    return block.readUInt32LE(at - 4) / 2 ** 32;
  };
}

export const entryOf = (version: string) => ({
  version,
  entry: `/remotes/mf_payments/${version}/remoteEntry.js`,
  contract: 2,
});
export const rolledOut = (share: number, salt: string): { readonly served: Served; readonly rollout: Rollout } => {
  const rollout = { ...entryOf('new'), share, salt, since: '2026-11-23T00:00:00Z' };
  return { served: { registry: { mf_payments: { ...entryOf('old'), rollout } }, shell: null }, rollout };
};

/** A visitor whom a roll-out reaches, or does not. */
export const visitorWho = (rollout: Rollout, reached: boolean, not: ReadonlySet<number> = new Set()): number => {
  const found = Array.from({ length: VISITORS }, (_, number) => number).find(
    (number) => isReached(rollout, number) === reached && !not.has(number),
  );
  if (found === undefined) throw new Error('There is nobody.');
  return found;
};
