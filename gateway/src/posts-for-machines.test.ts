import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { POST_PAGE_SIZE } from '@vela/contracts/constants';
import type { Post } from '@vela/contracts/schemas';
import { startUpstream, type Upstream } from '../tests/support/exchange.js';
import { PostsForMachines } from './posts-for-machines.js';

/** So many events to come, the next one first; the later one is, the later it was announced. */
const COUNT = POST_PAGE_SIZE + 3;
const events = Array.from({ length: COUNT }, (_, index): Post => ({
  id: String(index).padStart(24, '0'),
  slug: `event-${index}`,
  category: 'events',
  title: `Event ${index}`,
  summary: '',
  content: null,
  language: 'en',
  languages: ['en'],
  publishedAt: new Date(Date.UTC(2026, 9, 1 + index)).toISOString(),
  startsAt: new Date(Date.UTC(2027, 1, 1 + index)).toISOString(),
  place: 'Lund',
}));

let api: Upstream;
beforeAll(async () => {
  api = await startUpstream((request, response) => {
    const page = Number(new URL(request.url ?? '/', 'http://api').searchParams.get('page'));
    const posts = events.slice((page - 1) * POST_PAGE_SIZE, page * POST_PAGE_SIZE);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ posts, page, pages: Math.ceil(COUNT / POST_PAGE_SIZE), total: COUNT }));
  });
});
afterAll(() => api.stop());

test('RSS of events has those that were announced last, however late they are', async () => {
  const documents = new PostsForMachines(api.origin, 'https://vela.example');
  const { body } = (await documents.at('/events/rss.xml')) ?? { body: '' };
  const told = [...body.matchAll(/<guid[^>]*>[^<]*\/(event-\d+)</g)].map(([, slug]) => slug);
  expect(told).toEqual(
    events
      .map(({ slug }) => slug)
      .toReversed()
      .slice(0, POST_PAGE_SIZE),
  );
});
