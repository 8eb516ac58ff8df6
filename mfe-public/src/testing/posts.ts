import type { Post } from '@vela/contracts/schemas';

/** An event to come, at four in the afternoon UTC. */
export const event: Post = {
  id: '1'.repeat(24),
  slug: 'breakfast',
  category: 'events',
  title: 'Breakfast: how to ask for the pay you want',
  summary: 'Two hours, six people, the numbers.',
  content: null,
  language: 'en',
  languages: ['en'],
  publishedAt: '2026-10-01T08:00:00.000Z',
  startsAt: '2096-12-04T16:00:00.000Z',
  place: 'Göteborg',
};

/** A piece of news. */
export const piece: Post = {
  ...event,
  slug: 'ranges',
  category: 'news',
  title: 'Salary ranges',
  startsAt: null,
  place: null,
};
