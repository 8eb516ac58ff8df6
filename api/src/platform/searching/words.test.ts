import { expect, test } from '@jest/globals';
import { searchWordsOf, wordsBegin } from './index.js';

test.each([
  [['SEB Kort AB'], ['seb', 'kort', 'ab']],
  [['Łódź & Ærø'], ['lodz', 'aero']],
  [['559655-3122'], ['559655', '3122', '5596553122']],
  [
    ['H&M', 'h & m'],
    ['h', 'm', 'hm'],
  ],
  [['', ' – ', '.*'], []],
])('the words of %j', (texts, words) => {
  expect(searchWordsOf(...texts)).toEqual(words);
});

test('nothing is searched for by signs alone, and no sign of a search is a pattern', () => {
  expect(wordsBegin('words', '.*')).toEqual({ words: { $in: [] } });
  expect(JSON.stringify(wordsBegin('words', 'a.* (b|c)'))).not.toMatch(/regex|[.*|(]/);
});
