import { Chance } from '../support/chance.js';

/** @returns the items in a random order */
function shuffled<Item>(items: readonly Item[], chance: Chance): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(chance.below(left.length), 1));
}

/** @returns every way to pick so many of a list, keeping their order */
function picksOf<Item>(items: readonly Item[], count: number): readonly (readonly Item[])[] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) => picksOf(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]));
}

/**
 * Orders of things among which any few of them occur in every order they can have: with 2, each before and after each
 * other; with as many as there are, all orders.
 * @param depth how many
 */
export function ordersOf<Item extends string>(items: readonly Item[], depth: number, seed: number): Item[][] {
  const chance = new Chance(seed);
  const seen = new Set<string>();
  const orders: Item[][] = [];
  const factorial = (count: number): number => (count <= 1 ? 1 : count * factorial(count - 1));
  const all = picksOf(items, depth).length * factorial(depth);
  while (seen.size < all) {
    const backwards = orders.at(-1)?.toReversed();
    const tried = Array.from({ length: 20 }, (_, index) => {
      const order = index === 0 && backwards !== undefined ? backwards : shuffled(items, chance);
      return { order, fresh: picksOf(order, depth).filter((pick) => !seen.has(pick.join())) };
    }).toSorted((one, other) => other.fresh.length - one.fresh.length)[0];
    if (tried === undefined || tried.fresh.length === 0) continue;
    orders.push(tried.order);
    for (const pick of tried.fresh) seen.add(pick.join());
  }
  return orders;
}
