import type { Tongue } from '@vela/language';

/** Id of the element in a page's head that names the file with what the shell says in the page's language. */
export const CATALOGUE_ID = 'catalogue';

/** @param entry address of a slice's `remoteEntry.js` @returns where its build keeps what it says in a language */
export const catalogueOf = (entry: string, tongue: Tongue): string =>
  `${entry.slice(0, entry.lastIndexOf('/') + 1)}catalogue-${tongue}.json`;
