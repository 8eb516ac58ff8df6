import { expect, test } from '@jest/globals';
import { lackingIn } from './index.js';

test('a translation has a title, and a text where the original has one', () => {
  expect(lackingIn({ title: 'Vår', content: 'Mer' }, { content: 'More' })).toBeNull();
  expect(lackingIn({ title: ' ', content: 'Mer' }, { content: 'More' })).toBe('title');
  expect(lackingIn({ title: 'Vår', content: '\n' }, { content: 'More' })).toBe('content');
  expect(lackingIn({ title: 'Vår', content: '' }, { content: ' ' })).toBeNull();
});
