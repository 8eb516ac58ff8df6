import type { Random } from './random.js';

/** @returns true with a probability from 0 to 1 */
export const chance = (random: Random, probability: number): boolean => random.next() < probability;

/** @returns a whole number from `least` to `most`, both included */
export const wholeBetween = (random: Random, least: number, most: number): number =>
  least + Math.floor(random.next() * (most - least + 1));

/** @returns a number from `least` to `most` */
export const between = (random: Random, least: number, most: number): number => least + random.next() * (most - least);

/**
 * One of several, each as likely.
 * @throws Error for an empty list
 */
export function oneOf<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random.next() * items.length)];
  if (item === undefined) throw new Error('Nothing can be drawn from an empty list.');
  return item;
}

/** Something that can be drawn, and how likely in relation to the others. */
export type Weighted<Item> = readonly (readonly [item: Item, weight: number])[];

/**
 * One of several, by weight.
 * @throws Error for an empty list
 */
export function oneByWeight<Item>(random: Random, items: Weighted<Item>): Item {
  let rest = random.next() * items.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [item, weight] of items) {
    rest -= weight;
    if (rest < 0) return item;
  }
  const last = items.at(-1);
  if (last === undefined) throw new Error('Nothing can be drawn from an empty list.');
  return last[0];
}

/** @returns up to `count` different items in random order */
export function several<Item>(random: Random, items: readonly Item[], count: number): Item[] {
  const rest = [...items];
  const drawn: Item[] = [];
  while (drawn.length < count && rest.length > 0) {
    const at = Math.floor(random.next() * rest.length);
    drawn.push(...rest.splice(at, 1));
  }
  return drawn;
}

/** Draws place n with a weight of about 1 / (n + 1): the inverse of the harmonic sum, which the logarithm approximates. */
const rankedPlace = (random: Random, places: number): number =>
  Math.min(places - 1, Math.floor((places + 1) ** random.next()) - 1);

/**
 * One of a list whose front is drawn far more often than its end.
 * @throws Error for an empty list
 */
export function oneOfRanked<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[rankedPlace(random, items.length)];
  if (item === undefined) throw new Error('Nothing can be drawn from an empty list.');
  return item;
}

/** @returns up to `count` different items, those at the front of the list far more often than those at its end */
export function severalOfRanked<Item>(random: Random, items: readonly Item[], count: number): Item[] {
  const rest = [...items];
  const drawn: Item[] = [];
  while (drawn.length < count && rest.length > 0) drawn.push(...rest.splice(rankedPlace(random, rest.length), 1));
  return drawn;
}
