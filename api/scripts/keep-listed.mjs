import { folded } from '@vela/market/letters';

/**
 * A city of the snapshot: the name that it is listed and stored by, and its id, where it is and what else it is called.
 * @typedef {{ readonly name: string, readonly place: readonly [id: number, lat: number, long: number, ...others: string[]] }} Listed
 */

/**
 * People chose cities by the names that were listed, and those are what is stored. So a new snapshot of a country keeps every place of
 * the one before, by its id, under the name that it has; what it is called now is one of its other names.
 * @param {readonly Listed[]} former the snapshot before, in its order
 * @param {readonly Listed[]} largest what there is now, largest first, each name once
 * @param {number} most cities of a country
 * @returns {Listed[]} the new snapshot: largest first, at its end what nobody knows of any more
 */
export function keepListed(former, largest, most) {
  const nameOf = new Map(former.map(({ name, place }) => [place[0], name]));
  const taken = new Set(nameOf.values());
  const known = new Set(largest.map(({ place }) => place[0]));
  const gone = former.filter(({ place }) => !known.has(place[0]));
  let room = most - former.length;
  const kept = largest.filter(({ name, place }) => nameOf.has(place[0]) || (!taken.has(name) && room-- > 0));
  return [
    ...kept.map((city) => {
      const [id, lat, long, ...others] = city.place;
      const name = nameOf.get(id) ?? city.name;
      const otherNames =
        name === city.name ? others : [city.name, ...others.filter((other) => folded(other) !== folded(name))];
      return /** @type {Listed} */ ({ name, place: [id, lat, long, ...otherNames] });
    }),
    ...gone,
  ];
}
