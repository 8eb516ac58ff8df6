import type { Vital } from '@vela/contracts/remote';

/** What versions are compared by. When the first byte came says nothing of their code. */
export const JUDGED_VITALS = ['lcp', 'inp', 'cls'] as const satisfies readonly Vital[];
export type JudgedVital = (typeof JUDGED_VITALS)[number];

/** What each is called where people read of it. */
export const VITAL_NAMES: Readonly<Record<Vital, string>> = { lcp: 'LCP', inp: 'INP', cls: 'CLS', ttfb: 'TTFB' };

/** Values are counted by class: each is a twelfth wider than the one before, from the least value up to the largest. */
const WIDENING = 13 / 12;
const CLASSES: Readonly<Record<JudgedVital, { readonly least: number; readonly largest: number }>> = {
  lcp: { least: 50, largest: 60_000 },
  inp: { least: 8, largest: 10_000 },
  cls: { least: 0.005, largest: 5 },
};

/** Measurements by class of their value; classes above the largest one are left out. */
export type Counts = readonly number[];

const classesOf = (vital: JudgedVital): number =>
  Math.ceil(Math.log(CLASSES[vital].largest / CLASSES[vital].least) / Math.log(WIDENING)) + 1;

/** @returns the number of the class of a value; the last one has everything above */
export function classOf(vital: JudgedVital, value: number): number {
  const { least } = CLASSES[vital];
  if (value < least) return 0;
  return Math.min(1 + Math.floor(Math.log(value / least) / Math.log(WIDENING)), classesOf(vital) - 1);
}

/** @returns the value that stands for a class: the middle of it */
function valueOf(vital: JudgedVital, number: number): number {
  const { least } = CLASSES[vital];
  return number === 0 ? (vital === 'cls' ? 0 : least / 2) : least * WIDENING ** (number - 0.5);
}

/** @returns how many were measured */
export function totalOf(counts: Counts): number {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
}

/** @returns counts with one more value */
export function withValue(counts: Counts, vital: JudgedVital, value: number): Counts {
  const at = classOf(vital, value);
  const next = [...counts];
  while (next.length <= at) next.push(0);
  next[at] = (next[at] ?? 0) + 1;
  return next;
}

/** @returns counts of several gateways together */
export const together = (all: readonly Counts[]): Counts =>
  Array.from({ length: Math.max(0, ...all.map(({ length }) => length)) }, (_, index) =>
    all.reduce((sum, counts) => sum + (counts[index] ?? 0), 0),
  );

const THREE_QUARTERS = 0.75;

/** @returns the value that three of four measurements do not exceed, to about four parts in a hundred; null of none */
export function p75Of(vital: JudgedVital, counts: Counts): number | null {
  const wanted = THREE_QUARTERS * totalOf(counts);
  if (wanted === 0) return null;
  let sum = 0;
  const at = counts.findIndex((count) => {
    sum += count;
    return sum >= wanted;
  });
  return valueOf(vital, at);
}

/** @returns whether counts that were stored can be those of a vital */
export const areCounts = (value: unknown, vital: JudgedVital): value is Counts =>
  Array.isArray(value) &&
  value.length <= classesOf(vital) &&
  value.every((count) => typeof count === 'number' && Number.isFinite(count) && count >= 0);

const MS_PER_SECOND = 1000;
const TENS_OF_MS = 10;

/** @returns a value as people read it: `1.9 s`, `240 ms`, `0.12` */
export function vitalText(vital: Vital, value: number): string {
  if (vital === 'cls') return value.toFixed(2);
  return value >= MS_PER_SECOND
    ? `${(value / MS_PER_SECOND).toFixed(1)} s`
    : `${Math.round(value / TENS_OF_MS) * TENS_OF_MS} ms`;
}
