// What the catalogues lack, have too much of, or say with other places than the code.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { messagesIn, root, sourcesOf } from './messages.mjs';

/** @typedef {Record<string, string>} Messages */

/** @param {string} folder @param {string} language */
const fileOf = (folder, language) => path.resolve(root, folder, 'locales', `${language}.json`);

/** Where the languages stand as rows: here, and where `@vela/language` is installed. */
const ROWS = ['language/src/languages/languages.ts', 'language/dist/languages/languages.js'];

/** @returns {string[]} the languages of the table but the first, whose messages stand in the code; it is read as text, since what builds it is built with this */
function languagesOfTable() {
  const file = ROWS.map((each) => path.join(root, each)).find((each) => existsSync(each));
  const rows = file === undefined ? [] : readFileSync(file, 'utf8').matchAll(/(\w+): \{\s*name: '/g);
  return [...rows].map(([, language]) => String(language)).slice(1);
}

/** @returns {string[]} the languages that packages are translated into: those of the table, and of any file */
export function translatedInto() {
  const found = new Set(languagesOfTable());
  for (const folder of readdirSync(root)) {
    const locales = path.join(root, folder, 'locales');
    if (existsSync(locales)) for (const file of readdirSync(locales)) found.add(path.basename(file, '.json'));
  }
  return [...found];
}

/** @param {string} folder @param {string} language @returns {Messages} */
export const readCatalogue = (folder, language) =>
  existsSync(fileOf(folder, language)) ? JSON.parse(readFileSync(fileOf(folder, language), 'utf8')) : {};

/** @param {string} folder @param {string} language @param {Messages} messages */
export function writeCatalogue(folder, language, messages) {
  const file = fileOf(folder, language);
  const sorted = Object.keys(messages).toSorted((one, other) => (one < other ? -1 : 1));
  if (sorted.length === 0) return rmSync(file, { force: true });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted.map((key) => [key, messages[key]])), null, 2)}\n`);
}

/** @param {string} folder @returns {import('./messages.mjs').Message[]} */
export const messagesOf = (folder) => sourcesOf(folder).flatMap(messagesIn);

/** @param {string} key */
const withoutContext = (key) => key.slice(key.indexOf('\u0004') + 1);

/** @param {string} message @returns {string} its places and tags, each once, sorted */
function placesOf(message) {
  const places = new Set((message.match(/<\/?[a-zA-Z0-9]+\/?>/g) ?? []).map((tag) => tag.replace('/>', '>')));
  const read = (/** @type {any} */ parts) => {
    if (!Array.isArray(parts)) return;
    for (const part of parts) {
      if (!Array.isArray(part)) continue;
      const [name, , format] = part;
      places.add(`{${name}}`);
      if (typeof format === 'object' && format !== null) Object.values(format).forEach(read);
    }
  };
  read(compileMessageOrThrow(message));
  return [...places].toSorted().join(' ');
}

/** @param {string} message @returns {string} */
function readPlaces(message) {
  try {
    return placesOf(message);
  } catch (error) {
    return `no message (${error instanceof Error ? error.message.split('\n')[0] : String(error)})`;
  }
}

/** @param {string} folder @param {string} language @returns {string[]} a sentence for each thing that is wrong */
export function problemsOf(folder, language) {
  const said = readCatalogue(folder, language);
  const messages = messagesOf(folder);
  const asked = new Map(messages.map((message) => [message.key, message]));
  const problems = messages
    .filter(({ atLoad }) => atLoad)
    .map(
      ({ file, line, key }) =>
        `${file}:${line} ${JSON.stringify(key)} is written while the module loads: use texts(), or msg() and t() where it is shown.`,
    );
  for (const [key, { file, line }] of asked) {
    const message = said[key];
    const [source, text] = [withoutContext(key), JSON.stringify(withoutContext(key))];
    if (message === undefined || message === '') {
      problems.push(`${file}:${line} ${text} is not translated: add it to ${folder}/locales/${language}.json.`);
      continue;
    }
    const [wanted, found] = [readPlaces(source), readPlaces(message)];
    if (wanted !== found)
      problems.push(
        `${folder}/locales/${language}.json: ${text} has ${wanted || 'no places'}, its translation ${found || 'none'}.`,
      );
  }
  for (const key of Object.keys(said))
    if (!asked.has(key))
      problems.push(`${folder}/locales/${language}.json: nobody says ${JSON.stringify(key)} any more.`);
  return problems;
}

/**
 * Ends a build of what would be shown in two languages at once.
 * @param {string} folder of a package; of one that lies elsewhere the whole path
 */
export function requireTranslated(folder) {
  const problems = translatedInto().flatMap((language) => problemsOf(folder, language));
  if (problems.length === 0) return;
  console.error(problems.join('\n'));
  process.exit(1);
}

/** What these say never stands in a page beside what the others say. */
const SERVERS = new Set(['api', 'gateway']);

/**
 * One page loads the texts of many packages, by the message: where two differ, what was loaded last would be read.
 * @param {string[]} folders @param {string} language @returns {string[]} a sentence for each message that two say differently
 */
export function disagreementsOf(folders, language) {
  /** @type {Map<string, Map<string, string>>} by message, a package for each translation */
  const said = new Map();
  for (const folder of folders.filter((each) => !SERVERS.has(each)))
    for (const [key, message] of Object.entries(readCatalogue(folder, language)))
      if (message !== '') said.set(key, new Map([[message, folder], ...(said.get(key) ?? [])]));
  return [...said]
    .filter(([, ways]) => ways.size > 1)
    .map(([key, ways]) => {
      const told = [...ways].map(([message, folder]) => `${JSON.stringify(message)} in ${folder}`).join(', ');
      return `${language}: ${JSON.stringify(key)} is ${told}: agree on one, or use inContext().`;
    });
}
