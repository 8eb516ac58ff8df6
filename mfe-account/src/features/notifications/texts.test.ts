import { expect, test } from '@jest/globals';
import { addCatalogue, inTongue } from '@vela/language';
import { catalogueOf } from '@vela/language/catalogues';
import { unreadText } from './texts.js';

addCatalogue('sv', catalogueOf(['mfe-account'], 'sv'));

test('how much is unread is told in Swedish', () => {
  expect(inTongue('sv', () => [0, 1, 2].map(unreadText))).toEqual(['Allt läst', '1 oläst', '2 olästa']);
});
