import { expect, test } from '@jest/globals';
import { cutText } from './index.js';

test.each([
  ['Hello', 5, 'Hello'],
  ['Hello there', 6, 'Hello…'],
  ['Hello there', 7, 'Hello…'],
  ['Hello 👋', 8, 'Hello 👋'],
  ['Hello 👋👋', 8, 'Hello…'],
  ['Hello 👋👋', 9, 'Hello 👋…'],
  // A family is one letter of eleven characters, an accent belongs to the letter before.
  ['We 👨‍👩‍👧‍👦 moved', 10, 'We…'],
  ['Ae\u0301re', 3, 'A…'],
  ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 5, '…'],
  ['', 3, ''],
])('%j of at most %i characters is %j', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
  expect(cut.length).toBeLessThanOrEqual(most);
  expect(cut).not.toMatch(/\p{Surrogate}/u);
});
