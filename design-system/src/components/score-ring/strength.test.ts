import { expect, test } from '@jest/globals';
import { addCatalogue, inTongue } from '@vela/language';
import { catalogueOf } from '@vela/language/catalogues';
import { strengthOf } from './strength.js';

test('a score in words, in the language at hand', () => {
  addCatalogue('sv', catalogueOf(['design-system'], 'sv'));
  const words = () => [84, 85, 0].map(strengthOf);
  expect(words()).toEqual(['Strong match', 'Excellent match', 'Weak match']);
  expect(inTongue('sv', words)).toEqual(['Stark matchning', 'Utmärkt matchning', 'Svag matchning']);
});
