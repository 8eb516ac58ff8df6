/** A reproducible source of chance. */
export interface Random {
  /** @returns a number from 0 up to, not including, 1 */
  next(): number;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a with a final mix (MurmurHash3), so that neighbouring keys give unrelated numbers. */
export function hashOf(key: string): number {
  let hash = FNV_OFFSET;
  for (let index = 0; index < key.length; index += 1) hash = Math.imul(hash ^ key.charCodeAt(index), FNV_PRIME);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * The chance that belongs to one thing of one market, such as talent 17 of market 7: whatever else is made, and in
 * whatever order, it stays the same. Generator: mulberry32.
 * @param market number of the market, `--random`
 * @param thing what is being made
 */
export function randomOf(market: number, thing: string): Random {
  let state = hashOf(`${market} ${thing}`);
  return {
    next: () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    },
  };
}
