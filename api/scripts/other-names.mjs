import { folded } from '@vela/market/letters';

/** What people here type: Latin letters with a capital. GeoNames writes what it transcribes from another script small: "ge ben ha gen". */
const TYPED = /^(?=.*\p{Lu})\p{Script=Latin}[\p{Script=Latin}\s'’.-]{2,}$/u;
const PLAIN = /^[ -~]*$/;

/**
 * What else a city is called. There is no most: names come in the order of the alphabet, and a cut leaves out "Köpenhamn". Names are found
 * without their accents, so that one in plain letters is left out beside the same with its own.
 * @param {string} name by which it is listed
 * @param {readonly string[]} others what GeoNames has
 * @returns {string[]}
 */
export function otherNamesOf(name, others) {
  /** @type {Map<string, string>} */
  const typed = new Map();
  for (const other of others)
    if (TYPED.test(other) && folded(other) !== folded(name) && !typed.has(other.toLowerCase()))
      typed.set(other.toLowerCase(), other);
  const names = [...typed.values()];
  const accented = new Set(names.filter((other) => !PLAIN.test(other)).map(folded));
  return names.filter((other) => !PLAIN.test(other) || !accented.has(folded(other)));
}
