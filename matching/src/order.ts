/**
 * Number of the ISO week of a moment, counted from 1970 (weeks begin on Monday, UTC).
 * @param time milliseconds since 1970
 */
export const weekOf = (time: number): number => {
  const DAY = 86_400_000;
  // 1 January 1970 was a Thursday: three days before it the week had begun.
  return Math.floor((Math.floor(time / DAY) + 3) / 7);
};

/** FNV-1a over the UTF-16 units, mixed at the end so that near inputs lie far apart. */
export function tieHash(roleId: string, profileId: string, week: number): number {
  let hash = 0x811c9dc5;
  const text = `${roleId}:${profileId}:${week}`;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
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
