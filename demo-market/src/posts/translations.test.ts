import { describe, expect, test } from '@jest/globals';
import { postDocuments } from './index.js';
import translated from './translations.json' with { type: 'json' };

const posts = postDocuments(new Date('2026-11-26T12:00:00Z'));
const bySlug = new Map(posts.map((post) => [post.slug, post]));
/** @returns the figures of a text, in their order, however its language groups their digits */
const figuresIn = (text: string): readonly string[] =>
  text.replaceAll(/(?<=\d)[,\s](?=\d{3}\b)/g, '').match(/\d+/g) ?? [];
/** @returns how often each mark of a line's beginning occurs: headings, points of lists, rows of tables */
const shapeOf = (text: string): Readonly<Record<string, number>> =>
  Object.fromEntries((['## ', '- ', '| ', '**', '\n\n'] as const).map((mark) => [mark, text.split(mark).length - 1]));

describe.each(Object.entries(translated))('in %s', (language, texts) => {
  test.each(Object.entries(texts))('%s says what the post says', (slug, words) => {
    const post = bySlug.get(slug);
    expect(post?.translations?.find((each) => each.language === language)).toEqual({ language, ...words });
    for (const part of ['title', 'summary', 'content'] as const) {
      expect(words[part].trim()).not.toBe('');
      expect(figuresIn(words[part])).toEqual(figuresIn(post?.[part] ?? ''));
    }
    expect(shapeOf(words.content)).toEqual(shapeOf(post?.content ?? ''));
  });
});

test('what is not translated has no translations', () => {
  const told = posts.filter(({ translations }) => translations !== undefined).map(({ slug }) => slug);
  const known = new Set(Object.values(translated).flatMap((texts) => Object.keys(texts)));
  expect(new Set(told)).toEqual(known);
  expect(told.length).toBeLessThan(posts.length);
});
