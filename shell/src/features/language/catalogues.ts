import { CATALOGUE_ID, catalogueOf, type RemoteEntry } from '@vela/contracts/remote';
import { addCatalogue, type Catalogue, SOURCE_LANGUAGE, tongueAtHand } from '@vela/language';

/** Milliseconds that texts are waited for, also on slow networks; in the end a page in English is better than none. */
const PATIENCE_MS = 10_000;

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray);

/** Adds what a file says in the page's language. A file that is not to be had leaves those texts in English. */
async function add(address: string): Promise<void> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const catalogue: unknown = response.ok ? await response.json() : null;
    if (isCatalogue(catalogue)) addCatalogue(tongueAtHand(), catalogue);
    else throw new TypeError(`${address} holds no texts.`);
  } catch (error) {
    console.warn(error);
  }
}

/** Adds the shell's own texts, where the page is not in English. @param page names their file */
export async function addOwnTexts(page: Document): Promise<void> {
  const link = page.getElementById(CATALOGUE_ID);
  if (tongueAtHand() !== SOURCE_LANGUAGE && link instanceof HTMLLinkElement) await add(link.href);
}

/** Adds what a slice says, where the page is not in English. */
export async function addTextsOf({ entry }: Pick<RemoteEntry, 'entry'>): Promise<void> {
  if (tongueAtHand() !== SOURCE_LANGUAGE) await add(catalogueOf(entry, tongueAtHand()));
}
