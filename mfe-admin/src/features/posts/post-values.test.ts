import { expect, test } from '@jest/globals';
import { bodyOf, incompleteOf, initialOf, type PostValues } from './post-values.js';

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

test('a translation that lacks its title or its text is noticed, one that is empty is not', () => {
  const translated = (title: string, content: string, changes: Partial<PostValues> = {}) =>
    incompleteOf(values({ content: 'More', translations: { en: words(''), sv: words(title, content) }, ...changes }));
  expect(translated('Vår', 'Mer')).toBeNull();
  expect(translated('', 'Mer')).toEqual({ language: 'sv', lacking: 'title' });
  expect(translated('Vår', '')).toEqual({ language: 'sv', lacking: 'content' });
  expect(translated('Vår', '', { content: '' })).toBeNull();
  expect(translated('', '')).toBeNull();
  expect(translated('', 'Mer', { language: 'sv' })).toBeNull();
});
