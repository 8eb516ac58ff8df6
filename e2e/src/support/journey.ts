import path from 'node:path';
import { expect, type Page, test as base, type TestInfo } from '@playwright/test';
import { type Language, languages, localeOf, pathIn, setTongue, SOURCE_LANGUAGE } from '@vela/language';
import { TURNS } from './night.js';

/** Addresses that are the same for every language: what stands in for others, the API, and the way back from a login. */
const SHARED = /^\/(sandbox|api|callback)(\/|$)/;

/** Notes where a page leaves its language. */
function addressesOutside(language: Language, page: Page): readonly string[] {
  const left: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || !frame.url().startsWith('http')) return;
    const { pathname } = new URL(frame.url());
    const isInside = languages.every((each) => {
      const prefix = pathIn(each, '/');
      const begins = prefix !== '/' && (pathname === prefix || pathname.startsWith(`${prefix}/`));
      return begins === (each === language && language !== SOURCE_LANGUAGE);
    });
    if (!isInside && !SHARED.test(pathname)) left.push(pathname);
  });
  return left;
}

/** @throws Error where `E2E_LANGUAGE` names no language of the site @returns the one that all journeys are to be played in, if any */
function languageAskedFor(): Language | null {
  const asked = process.env['E2E_LANGUAGE'] ?? '';
  if (asked === '') return null;
  const found = languages.find((each) => each === asked);
  if (found === undefined) throw new Error(`E2E_LANGUAGE is “${asked}”. Choose from ${languages.join(', ')}.`);
  return found;
}

/** Takes turns by the letters of a journey's title: the same language every time, and every language about as often. */
function languageByTurns({ file, title }: TestInfo): Language {
  const letters = [...`${path.basename(file)} ${title}`];
  const sum = letters.reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return languages[sum % languages.length] ?? SOURCE_LANGUAGE;
}

/**
 * A journey that is played by somebody whose browser speaks one of the site's languages: the one of `E2E_LANGUAGE`, else by
 * turns. `say`, `to` and the texts of the contracts are in it meanwhile; none of the page's addresses may leave it.
 */
export const test = base.extend<{ speaks: Language | null; tongue: Language; inTongue: undefined }>({
  speaks: [null, { option: true }],
  tongue: async ({ speaks }, use, info) => {
    await use(speaks ?? languageAskedFor() ?? languageByTurns(info));
  },
  locale: async ({ tongue }, use) => {
    await use(localeOf(tongue));
  },
  inTongue: [
    async ({ tongue, page }, use, info) => {
      info.annotations.push({ type: 'language', description: tongue });
      // A worker plays one journey at a time.
      setTongue(tongue);
      const left = addressesOutside(tongue, page);
      await use(undefined);
      setTongue(SOURCE_LANGUAGE);
      expect(left, `addresses that are not in ${tongue}`).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Plays the same journeys in every language; with `E2E_LANGUAGE`, in that one alone; with `E2E_TURNS=1`, as a change is tested, each in
 * one by turns: every night plays them all.
 */
export function inEveryLanguage(define: () => void): void {
  if (TURNS) {
    define();
    return;
  }
  const asked = languageAskedFor();
  for (const language of languages)
    if (asked === null || asked === language)
      test.describe(language, () => {
        test.use({ speaks: language });
        define();
      });
}
