import { expect, test } from '@jest/globals';
import { bodyOf, initialOf, type PostValues, withoutTitle } from './post-values.js';

const words = (title: string, content = '') => ({ title, summary: '', content });
const values = (changes: Partial<PostValues> = {}): PostValues => ({
  ...initialOf(null),
  title: 'Spring',
  translations: { en: words(''), sv: words('Vår', 'Mer') },
  ...changes,
});

test('a post is sent with the translations that are there, and none into its own language', () => {
  expect(bodyOf(values(), null)).toMatchObject({ language: 'en', translations: [{ language: 'sv', title: 'Vår' }] });
  expect(bodyOf(values({ language: 'sv' }), null)).toMatchObject({ language: 'sv', translations: [] });
  const empty = values({ translations: { en: words(''), sv: words(' ') } });
  expect(bodyOf(empty, null).translations).toEqual([]);
});

test('a translation without a title is noticed, one that is empty is not', () => {
  expect(withoutTitle(values())).toBeNull();
  expect(withoutTitle(values({ translations: { en: words(''), sv: words('', 'Mer') } }))).toBe('sv');
  expect(withoutTitle(values({ language: 'sv', translations: { en: words(''), sv: words('', 'Mer') } }))).toBeNull();
});
