/**
 * Number of the ISO week of a moment, counted from 1970 (weeks begin on Monday, UTC).
 * @param time milliseconds since 1970
 */
export const weekOf = (time: number): number => {
  const DAY = 86_400_000;
  // 1 January 1970 was a Thursday: three days before it the week had begun.
  return Math.floor((Math.floor(time / DAY) + 3) / 7);
};

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Mixes a hash so that near inputs end up far apart (the last steps of MurmurHash3). */
function finished(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}

/** Decides ties of one week: FNV-1a over `role:profile:week`, mixed at the end. @param week `weekOf(now)` */
export function tieHash(roleId: string, profileId: string, week: number): number {
  const text = `${roleId}:${profileId}:${week}`;
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  return finished(hash);
}

export interface Ranked {
  readonly profileId: string;
  readonly basisPoints: number;
  readonly coverage: number;
  readonly tie: number;
}

/** Best first: basis points, coverage, then a hash that rotates weekly (matching.md "Order"). */
export const byRank = (a: Ranked, b: Ranked): number =>
  b.basisPoints - a.basisPoints ||
  b.coverage - a.coverage ||
  a.tie - b.tie ||
  (a.profileId < b.profileId ? -1 : a.profileId > b.profileId ? 1 : 0);

/**
 * `tieHash` for many profiles of one role, on ids that are kept as three 32-bit words.
 * @returns a function of the words and the position of the first of them
 */
export function tieHasher(roleId: string, week: number): (words: Uint32Array, at: number) => number {
  const step = (hash: number, text: string): number => {
    let mixed = hash;
    for (let index = 0; index < text.length; index += 1) mixed = Math.imul(mixed ^ text.charCodeAt(index), FNV_PRIME);
    return mixed;
  };
  const start = step(FNV_OFFSET, `${roleId}:`);
  const end = `:${week}`;
  return (words, at) => {
    let hash = start;
    for (let word = 0; word < 3; word += 1) {
      const value = words[at + word] ?? 0;
      for (let shift = 28; shift >= 0; shift -= 4) {
        const digit = (value >>> shift) & 15;
        // The code of the hexadecimal digit: '0'…'9', 'a'…'f'.
        hash = Math.imul(hash ^ (digit < 10 ? 48 + digit : 87 + digit), FNV_PRIME);
      }
    }
    return finished(step(hash, end));
  };
}
