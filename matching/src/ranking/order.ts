import { shownScore } from '../score/score.js';

/**
 * Largest prime below 2^26: squares and products of two smaller numbers stay exact in a double, so that JavaScript and a
 * database's plain arithmetic agree to the last digit.
 */
export const TIE_PRIME = 67_108_859;

/** Trailing hexadecimal digits of a profile's id that take part: its 24-bit counter. */
export const TIE_DIGITS = 6;
/** The same of an id's last 32 bits. */
export const TIE_KEY_MASK = 0xffffff;

/** How ties of one role are turned in one week. */
export interface TieTurn {
  readonly shift: number;
  readonly factor: number;
  readonly offset: number;
}

/** FNV-1a with the last steps of MurmurHash3, so that near texts end up far apart. */
export function hashOfText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}

/** @param week number of the week, counted from 1970: `weekOf(now)` of market's days */
export const tieTurn = (roleId: string, week: number): TieTurn => ({
  shift: hashOfText(`shift:${roleId}:${week}`) % TIE_PRIME,
  factor: 1 + (hashOfText(`factor:${roleId}:${week}`) % (TIE_PRIME - 1)),
  offset: hashOfText(`offset:${roleId}:${week}`) % TIE_PRIME,
});

/**
 * A random polynomial of degree two over a prime field: any three profiles come in every order equally often.
 * @param key the profile's 24-bit counter
 */
export function turned(key: number, { shift, factor, offset }: TieTurn): number {
  const sum = key + shift;
  const shifted = sum >= TIE_PRIME ? sum - TIE_PRIME : sum;
  return remainder(remainder(shifted * shifted) * factor + offset);
}

const INVERSE = 1 / TIE_PRIME;

/**
 * The remainder by `TIE_PRIME`, by a multiplication: `%` of doubles takes ten times as long.
 * @param value a whole number from 0, below 2^53
 */
function remainder(value: number): number {
  // The quotient may be one off, which the remainder shows; all products are exact.
  const rest = value - Math.floor(value * INVERSE) * TIE_PRIME;
  return rest < 0 ? rest + TIE_PRIME : rest >= TIE_PRIME ? rest - TIE_PRIME : rest;
}

/** Decides ties of one week. @param profileId 24 hexadecimal digits */
export const tieHash = (roleId: string, profileId: string, week: number): number =>
  turned(Number.parseInt(profileId.slice(-TIE_DIGITS), 16), tieTurn(roleId, week));

/** Last of a sort: who did not state it. */
export const SORT_KEY_MOST = 0xffffffff;

/** A place in a list: who stands at it, and where that is among all others, whoever comes and goes. */
export interface ListPlace {
  /** What the list is sorted by before everything else, lower first; absent where it is not. */
  readonly sortKey?: number;
  /** The whole number that is shown, 0 to 100. */
  readonly shown: number;
  /** How often the profile was shown lately, when the first page was. */
  readonly exposure: number;
  readonly tie: number;
  readonly profileId: string;
}

export interface Ranked {
  readonly profileId: string;
  /** What the list is sorted by before everything else, lower first; absent where it is not. */
  readonly sortKey?: number;
  readonly basisPoints: number;
  readonly coverage: number;
  readonly exposure: number;
  readonly tie: number;
}

export const placeOf = ({ profileId, basisPoints, exposure, tie, sortKey }: Ranked): ListPlace => ({
  ...(sortKey !== undefined && { sortKey }),
  shown: shownScore(basisPoints),
  exposure,
  tie,
  profileId,
});

/** The order of a list: what it is sorted by, if anything, shown score, who was shown least lately, the turn of the week, id (docs/score.md). */
export const byPlace = (a: ListPlace, b: ListPlace): number =>
  (a.sortKey ?? 0) - (b.sortKey ?? 0) ||
  b.shown - a.shown ||
  a.exposure - b.exposure ||
  a.tie - b.tie ||
  (a.profileId < b.profileId ? -1 : a.profileId > b.profileId ? 1 : 0);

export const byRank = (a: Ranked, b: Ranked): number => byPlace(placeOf(a), placeOf(b));

/** @returns those of a sorted list that stand behind a place, all where there is none */
export const behind = (sorted: readonly Ranked[], after: ListPlace | undefined): readonly Ranked[] =>
  after === undefined ? sorted : sorted.filter((ranked) => byPlace(after, placeOf(ranked)) < 0);

/**
 * `tieHash` for many profiles of one role, on ids that are kept as three 32-bit words.
 * @returns a function of the words and the position of the first of them
 */
export function tieHasher(roleId: string, week: number): (words: Uint32Array, at: number) => number {
  const turn = tieTurn(roleId, week);
  return (words, at) => turned((words[at + 2] ?? 0) & TIE_KEY_MASK, turn);
}
