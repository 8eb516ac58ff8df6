/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export type Chance = () => number;

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const below = (next: Chance, count: number): number => Math.floor(next() * count);

/** @returns one of a list that is not empty */
export function oneOf<Value>(next: Chance, values: readonly Value[]): Value {
  const value = values[below(next, values.length)];
  if (value === undefined) throw new RangeError('There is nothing to choose from.');
  return value;
}

/** @returns that many different ones, fewer where there are fewer */
export function several<Value>(next: Chance, values: readonly Value[], count: number): Value[] {
  const left = [...values];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(next, left.length), 1)).flat();
}
