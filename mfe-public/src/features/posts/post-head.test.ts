import { expect, test } from '@jest/globals';
import { createApiClient } from '@vela/contracts/client';
import { event, piece } from '../../testing/posts.js';
import { headOfList, structuredPost } from './post-head.js';

const ORIGIN = 'https://vela.example';

test('an event tells when and where it is', () => {
  expect(structuredPost(event, ORIGIN)).toMatchObject({
    '@type': 'Event',
    name: event.title,
    startDate: event.startsAt,
    url: `${ORIGIN}/events/breakfast`,
    location: { '@type': 'Place', name: 'Göteborg' },
  });
  expect(structuredPost({ ...event, place: 'Online' }, ORIGIN)).toMatchObject({
    location: { '@type': 'VirtualLocation' },
  });
  for (const place of [null, '']) {
    const unplaced = structuredPost({ ...event, place }, ORIGIN);
    expect(unplaced).not.toHaveProperty('location');
    expect(unplaced).not.toHaveProperty('eventAttendanceMode');
  }
});

test('a post without a summary is described by its title', () => {
  expect(structuredPost({ ...event, summary: '' }, ORIGIN)).toMatchObject({ description: event.title });
  expect(structuredPost(piece, ORIGIN)).toMatchObject({ description: piece.summary });
});

test('news tells when it was published and by whom', () => {
  const changedAt = '2026-10-05T08:00:00.000Z';
  expect(structuredPost({ ...piece, changedAt }, ORIGIN)).toMatchObject({ dateModified: changedAt });
  expect(structuredPost(piece, ORIGIN)).not.toHaveProperty('dateModified');
  expect(structuredPost(piece, ORIGIN)).toMatchObject({
    '@type': 'NewsArticle',
    headline: piece.title,
    datePublished: piece.publishedAt,
    publisher: { name: 'Vela' },
    url: `${ORIGIN}/news/ranges`,
  });
});

test.each([
  ['', 13, true],
  ['?page=2', 13, true],
  ['?page=99', 13, false],
  ['?page=99', 0, true],
  ['?page=1', 0, true],
])('a list at "%s" with %i posts is there: %s', async (search, total, there) => {
  const pages = Math.max(1, Math.ceil(total / 12));
  const answer: typeof fetch = (input) => {
    const page = Number(new URL(String(input), ORIGIN).searchParams.get('page'));
    return Promise.resolve(Response.json({ posts: page <= pages && total > 0 ? [piece] : [], page, pages, total }));
  };
  const head = await headOfList(
    'news',
    'News.',
  )({ params: {}, search: new URLSearchParams(search), api: createApiClient(answer), origin: ORIGIN });
  expect(head).toEqual(there ? { description: 'News.' } : null);
});
