import { loadCatalogues } from '@vela/language/catalogues';

/** The packages whose texts the API writes. */
const SPEAKING = ['api', 'contracts', 'market', 'formats', 'matching'];

let loaded = false;

/** Lets a process say everything in every language: before it answers anybody, and before it draws a document. */
export function loadTexts(): void {
  if (loaded) return;
  loaded = true;
  loadCatalogues(SPEAKING);
}
