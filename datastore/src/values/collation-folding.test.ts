import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { foldingOf } from './collation-folding.js';

/** Characters that languages take apart or together in ways of their own. */
const parts = [
  ...'abcdehijklnorstuvwyzAEOæåäöøœßþðđħłŋüûÿýéñçşığİı0123ЖжёеийαάⅣ½²٣',
  ...['aa', 'ch', 'cs', 'dz', 'sz', 'dž', 'ǆ', 'th', 'ae', 'ss', 'ﬃ', '⓾', '℁', '⅍'],
  ...['\u0301', '\u030a', '\u0327', '\u0306', '-', ' ', "'", '’'],
];

describe.each(['en', 'sv', 'da', 'de', 'hu', 'pl', 'lt', 'tr', 'ru', 'th'])('for %s', (locale) => {
  test.each([
    { ignorePunctuation: false, numeric: false },
    { ignorePunctuation: true, numeric: false },
    { ignorePunctuation: false, numeric: true },
  ])('what is equal has one text, with %j', (options) => {
    const collator = new Intl.Collator(locale, { sensitivity: 'base', ...options });
    const fold = foldingOf(collator.resolvedOptions());
    const texts = fc.sample(
      fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 3 }).map((each) => each.join('')),
      { numRuns: 4000, seed: 1 },
    );
    const sorted = texts.toSorted((left, right) => collator.compare(left, right));
    const told = sorted.flatMap((text, at) => {
      const former = sorted[at - 1];
      if (former === undefined || collator.compare(former, text) !== 0 || fold(former) === fold(text)) return [];
      return [{ former, text, folds: [fold(former), fold(text)] }];
    });
    expect(told).toEqual([]);
  });
});

test('what is not equal mostly has another', () => {
  const fold = foldingOf(new Intl.Collator('en', { sensitivity: 'base' }).resolvedOptions());
  const names = Array.from({ length: 1000 }, (_, at) => `person${at}@example.com`);
  expect(new Set(names.map(fold)).size).toBe(1000);
});
