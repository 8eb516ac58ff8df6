import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { workspaceFolders } from '../workspaces.cjs';

const REPOSITORY = path.resolve(__dirname, '../..');
/** Which languages there are, in which ones countries are found, and what documentation gives as an example. */
const MAY_NAME_ONE = new Set([
  'language/src/languages/languages.ts',
  'market/src/countries/names.ts',
  'settings/src/table/services.ts',
]);
const IS_SOURCE = /\.(ts|tsx|mjs|cjs)$/;
const IS_LEFT_OUT = /\.(test|stories)\.tsx?$|(^|\/)(testing|tests|node_modules|dist|\.types|snapshot)\//;
/** Rows of the table of languages, such as `sv: { name: …`. */
const LANGUAGES = [
  ...readFileSync(path.join(REPOSITORY, 'language/src/languages/languages.ts'), 'utf8').matchAll(/(\w+): \{ name: '/g),
].map(([, language]) => String(language));
const [, ...TRANSLATIONS] = LANGUAGES;

/** @returns lines that name a language besides the source's, as a text or as the name of a field */
const namingIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => TRANSLATIONS.some((each) => new RegExp(`(['"])${each}\\1|\\b${each}: `).test(line)));

const sources = workspaceFolders()
  .filter((folder: string) => folder !== 'e2e')
  .flatMap((folder: string) =>
    ['src', 'bin', 'lint', 'language', 'webpack', 'packs', 'dev'].flatMap((part) => {
      const from = path.join(REPOSITORY, folder, part);
      try {
        return readdirSync(from, { recursive: true, encoding: 'utf8' }).map((file) =>
          path.posix.join(folder, part, file.split(path.sep).join('/')),
        );
      } catch {
        return [];
      }
    }),
  )
  .filter((file: string) => IS_SOURCE.test(file) && !IS_LEFT_OUT.test(file));

test('a table by language is seen', () => {
  expect(namingIn("const TEXTS = { en: 'Receipt',\n  sv: 'Kvitto' };\nif (language === 'sv') say();")).toHaveLength(2);
});

test('no code names a language: another one is a row and its catalogues', () => {
  expect(sources.length).toBeGreaterThan(1000);
  const found = sources
    .filter((file: string) => !MAY_NAME_ONE.has(file))
    .flatMap((file: string) =>
      namingIn(readFileSync(path.join(REPOSITORY, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});

test('a page has a place in which the gateway tells who runs no scripts, and no words of its own', () => {
  const page = readFileSync(path.join(REPOSITORY, 'shell/public/document.html'), 'utf8');
  expect(/<noscript>([^]*?)<\/noscript>/.exec(page)?.[1]?.trim()).toBe('<p>{{unscripted}}</p>');
});
