import { expect, test } from '@jest/globals';
import { bodyOf, incompleteOf, initialOf, postDraftSchema, type PostValues } from './post-values.js';

const words = (title: string, content = '', place = '') => ({
  'sv-title': title,
  'sv-content': content,
  'sv-place': place,
});
const values = (changes: Partial<PostValues> = {}): PostValues => ({
  ...initialOf(null),
  title: 'Spring',
  ...words('Vår', 'Mer'),
  ...changes,
});

test('a post is sent with the translations that are there, and none into its own language', () => {
  expect(bodyOf(values(), null)).toMatchObject({ language: 'en', translations: [{ language: 'sv', title: 'Vår' }] });
  expect(bodyOf(values({ language: 'sv' }), null)).toMatchObject({ language: 'sv', translations: [] });
  const empty = values(words(' '));
  expect(bodyOf(empty, null).translations).toEqual([]);
});

test('a translation that lacks its title or its text is noticed, one that is empty is not', () => {
  const translated = (title: string, content: string, changes: Partial<PostValues> = {}) =>
    incompleteOf(values({ content: 'More', ...words(title, content), ...changes }));
  expect(translated('Vår', 'Mer')).toBeNull();
  expect(translated('', 'Mer')).toEqual({ language: 'sv', lacking: 'title' });
  expect(translated('Vår', '')).toEqual({ language: 'sv', lacking: 'content' });
  expect(translated('Vår', '', { content: '' })).toBeNull();
  expect(translated('', '')).toBeNull();
  expect(translated('', 'Mer', { language: 'sv' })).toBeNull();
});

test('an event’s place is translated where it is given, and news have none', () => {
  const sent = (category: 'events' | 'news') =>
    bodyOf(values({ category, ...words('Vår', 'Mer', 'Köpenhamn') }), null).translations?.[0];
  expect(sent('events')).toMatchObject({ title: 'Vår', place: 'Köpenhamn' });
  expect(sent('news')).not.toHaveProperty('place');
  const held = { startsAt: '2027-03-04T17:00', place: 'Copenhagen' };
  expect(bodyOf(values({ category: 'events', ...held }), null)).toMatchObject({ place: 'Copenhagen' });
  expect(bodyOf(values({ category: 'news', ...held }), null)).toMatchObject({ startsAt: null, place: null });
  const untouched = values({ category: 'events' });
  expect(bodyOf(untouched, null).translations?.[0]).not.toHaveProperty('place');
  // A place alone is no translation.
  const alone = values({ category: 'events', ...words('', '', 'Oslo') });
  expect(incompleteOf(alone)).toEqual({ language: 'sv', lacking: 'title' });
});

test('what is typed of a post has the shape that is kept, whatever it breaks', () => {
  const kept: unknown = JSON.parse(JSON.stringify(values({ slug: 'No address', publishedAt: '' })));
  expect(postDraftSchema.isValidSync(kept, { strict: true })).toBe(true);
  expect(postDraftSchema.isValidSync({ title: 'Spring' }, { strict: true })).toBe(false);
});
