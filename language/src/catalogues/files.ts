import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { addCatalogue, type Catalogue } from '../catalogue.js';
import { PSEUDO_LANGUAGE, type Tongue, translations } from '../languages/languages.js';
import { pseudoMessage } from './pseudo.js';

// From src/catalogues/ as from dist/catalogues/.
/** Where packages lie beside each other: the repository, or `node_modules/@vela`. */
const packages = fileURLToPath(new URL('../../../', import.meta.url));

/** The languages that people speak besides the source's, each a file beside the others. */
const fileOf = (folder: string, tongue: Tongue): string => path.resolve(packages, folder, 'locales', `${tongue}.json`);

/**
 * @param folder of a package, such as 'market'; of one that lies elsewhere the whole path
 * @returns its messages in a language by the message of the source; none where it has no file
 */
export function readMessages(folder: string, tongue: Tongue): Readonly<Record<string, string>> {
  const file = fileOf(folder, tongue);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>) : {};
}

/** What a message of the source is without the context that it may stand in. */
const withoutContext = (key: string): string => key.slice(key.indexOf('\u0004') + 1);

/**
 * @param folders of packages; where two say it differently, the first is heard
 * @returns what they say in a language, compiled
 * @throws Error that names the message which is none
 */
export function catalogueOf(folders: readonly string[], tongue: Tongue): Catalogue {
  const isPseudo = tongue === PSEUDO_LANGUAGE;
  const known = translations.filter((each) => each !== PSEUDO_LANGUAGE);
  const catalogue: Record<string, Catalogue[string]> = {};
  for (const folder of folders.toReversed())
    // Every message of the source is in the files of all languages.
    for (const [source, message] of Object.entries(readMessages(folder, isPseudo ? (known[0] ?? tongue) : tongue)))
      try {
        // Not translated yet: it stays in English, and the check says so.
        if (!isPseudo && message === '') continue;
        catalogue[source] = isPseudo
          ? pseudoMessage(withoutContext(source))
          : (compileMessageOrThrow(message) as Catalogue[string]);
      } catch (error) {
        throw new Error(`${fileOf(folder, tongue)}: “${message}” is no message.`, { cause: error });
      }
  return catalogue;
}

/** Lets a process speak every language. @param folders of the packages whose texts it writes */
export function loadCatalogues(folders: readonly string[]): void {
  for (const tongue of translations) addCatalogue(tongue, catalogueOf(folders, tongue));
}
