import { countryIdOf, countryNameAtHand } from '../countries/index.js';

/** The place of an event that is nowhere: a word of its own, which pages write in their language. */
export const ONLINE_PLACE = 'Online';

/** What is as short as the id of a country may well be something else, such as a department. */
const ID_LENGTH = 2;

/**
 * @param place such as 'Oslo, Norway', in any language
 * @returns it with its country in the language at hand; unchanged where it ends with none
 */
export function placeAtHand(place: string): string {
  const parts = place.split(',').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const country = parts.length < 2 || last.length <= ID_LENGTH ? null : countryIdOf(last);
  return country === null ? place : [...parts.slice(0, -1), countryNameAtHand(country)].join(', ');
}
