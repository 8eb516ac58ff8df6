import { countStep } from '../values/time-limit.js';
import type { CodePointRange } from './character-set.js';

/** Beyond it no character has another case. */
const lastWithCase = 0x1_ffff;

/** What a simple mapping gives: a single character, or the same. */
function single(text: string, codePoint: number): number {
  const mapped = text.codePointAt(0) ?? codePoint;
  return text.length === String.fromCodePoint(mapped).length ? mapped : codePoint;
}

/**
 * The dotted capital and the dotless small i stand for one of the usual letters too, and these not for them, as PCRE's
 * tables have it.
 */
const ofOneWay: ReadonlyMap<number, readonly number[]> = new Map([
  [0x130, [0x69]],
  [0x131, [0x49]],
]);

let known: ReadonlyMap<number, readonly number[]> | undefined;

/** Of each character with cases, all that are equal to it where cases do not count. Made once, in some 20 ms. */
function cases(): ReadonlyMap<number, readonly number[]> {
  if (known !== undefined) return known;
  const sets = new Map<number, number[]>();
  const join = (left: number, right: number): void => {
    const [one, other] = [sets.get(left) ?? [left], sets.get(right) ?? [right]];
    if (one === other) return;
    const all = [...one, ...other];
    for (const each of all) sets.set(each, all);
  };
  for (let codePoint = 0; codePoint <= lastWithCase; codePoint += 1) {
    if (ofOneWay.has(codePoint)) continue;
    const character = String.fromCodePoint(codePoint);
    for (const mapped of [character.toLowerCase(), character.toUpperCase()]) {
      const other = single(mapped, codePoint);
      if (other !== codePoint) join(codePoint, other);
    }
  }
  known = new Map([...sets, ...ofOneWay]);
  return known;
}

/** Ranges of characters, and those that differ from them in nothing but their case. */
export function inAnyCase(ranges: readonly CodePointRange[]): CodePointRange[] {
  const has = (codePoint: number): boolean => ranges.some(([from, to]) => from <= codePoint && codePoint <= to);
  const added = new Set<number>();
  for (const [codePoint, others] of cases()) {
    countStep();
    if (has(codePoint)) for (const other of others) if (!has(other)) added.add(other);
  }
  return [...ranges, ...Array.from(added, (each) => [each, each] as const)];
}
