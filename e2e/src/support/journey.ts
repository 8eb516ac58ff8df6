import path from 'node:path';
import { expect, test as base, type TestInfo } from '@playwright/test';
import { type Language, languages, localeOf, setTongue, SOURCE_LANGUAGE } from '@vela/language';
import { addressesOutside, languageAskedFor } from './speak.js';

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
export const test = base.extend<{ tongue: Language; inTongue: undefined }>({
  tongue: async ({ browserName: _browser }, use, info) => {
    await use(languageAskedFor() ?? languageByTurns(info));
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
