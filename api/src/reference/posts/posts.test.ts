import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { convertIcsCalendar } from 'ts-ics';
import { POST_PAGE_SIZE } from '@vela/contracts/constants';
import { DAY_MS, startOfDayAfter } from '@vela/market/days';
import { startWorld, type World } from '../../../tests/support/world.js';
import type { PostDocument } from '../../records/post.js';

let world: World;

const daysFromNow = (days: number): Date => new Date(world.clock.now().getTime() + days * DAY_MS);

async function write(changes: Partial<PostDocument> & Pick<PostDocument, 'slug' | 'category'>): Promise<void> {
  await world.server.app.models.posts.create({
    title: `About ${changes.slug}`,
    summary: 'In short',
    content: 'At *length*',
    status: 'published',
    publishedAt: daysFromNow(-1),
    startsAt: null,
    place: null,
    createdAt: daysFromNow(-1),
    updatedAt: daysFromNow(-1),
    ...changes,
  });
}

beforeAll(async () => {
  world = await startWorld();
  for (let n = 1; n <= POST_PAGE_SIZE + 2; n += 1)
    await write({ slug: `news-${n}`, category: 'news', publishedAt: daysFromNow(-n) });
  await write({ slug: 'draft', category: 'news', status: 'draft' });
  await write({ slug: 'tomorrow', category: 'news', publishedAt: daysFromNow(1) });
  for (const days of [40, 3, -2, 20, -50])
    await write({ slug: `event-in-${days}`, category: 'events', startsAt: daysFromNow(days), place: 'Lund' });
  // An event is to come to the end of its day, in Stockholm.
  const today = startOfDayAfter(world.clock.now(), 0);
  await write({ slug: 'this-morning', category: 'events', startsAt: today });
  await write({ slug: 'last-night', category: 'events', startsAt: new Date(today.getTime() - 1) });
});
afterAll(() => world.stop());

const slugs = ({ posts }: { readonly posts: readonly { readonly slug: string }[] }) => posts.map(({ slug }) => slug);

describe('news', () => {
  test('come a page at a time, the latest first, without their text', async () => {
    const first = await world.visitor().ok('listPosts', { query: { category: 'news' } });
    expect(first).toMatchObject({ page: 1, pages: 2, total: POST_PAGE_SIZE + 2 });
    expect(slugs(first)).toEqual(Array.from({ length: POST_PAGE_SIZE }, (_, index) => `news-${index + 1}`));
    expect(first.posts[0]).toMatchObject({ title: 'About news-1', summary: 'In short', content: null, startsAt: null });
    const second = await world.visitor().ok('listPosts', { query: { category: 'news', page: 2 } });
    expect(slugs(second)).toEqual([`news-${POST_PAGE_SIZE + 1}`, `news-${POST_PAGE_SIZE + 2}`]);
    // Written before it was published, and changed after.
    expect(first.posts[0]?.changedAt).toBe(first.posts[0]?.publishedAt);
    expect(first.posts[1]?.changedAt).toBe(daysFromNow(-1).toISOString());
  });

  test('from before posts had a language are English, and lists tell translated titles without their text', async () => {
    const { models } = world.server.app;
    await models.posts.updateOne({ slug: 'news-1' }, { $unset: { language: '', translations: '' } });
    const translations = [{ language: 'sv', title: 'Om news-2', summary: 'Kort', content: 'Mer' }];
    await models.posts.updateOne({ slug: 'news-2' }, { $set: { translations } });
    const answer = await world
      .visitor()
      .send('/api/posts?category=news&page=1', { headers: { 'accept-language': 'sv' } });
    expect((answer.body as { posts: unknown[] }).posts.slice(0, 2)).toEqual([
      expect.objectContaining({ title: 'About news-1', language: 'en', languages: ['en'], content: null }),
      expect.objectContaining({ title: 'Om news-2', language: 'sv', languages: ['en', 'sv'], content: null }),
    ]);
  });

  test('behind the last page there is nothing', async () => {
    expect(await world.visitor().ok('listPosts', { query: { category: 'news', page: 9 } })).toMatchObject({
      posts: [],
      page: 9,
      pages: 2,
    });
  });

  test('are read by their address, text included', async () => {
    const { posts } = await world.visitor().ok('listPosts', { query: { category: 'news', slug: 'news-3' } });
    expect(posts).toEqual([expect.objectContaining({ slug: 'news-3', content: 'At *length*' })]);
  });

  test.each(['nothing', 'draft', 'tomorrow', 'event-in-3'])('%s is not among them', async (slug) => {
    const answer = await world.visitor().call('listPosts', { query: { category: 'news', slug } });
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ detail: 'There is no such news.' });
  });
});

describe('events', () => {
  test('of today and to come are before those that have been, each next to now first', async () => {
    const page = await world.visitor().ok('listPosts', { query: { category: 'events' } });
    expect(slugs(page)).toEqual([
      'this-morning',
      'event-in-3',
      'event-in-20',
      'event-in-40',
      'last-night',
      'event-in--2',
      'event-in--50',
    ]);
    expect(page.posts[1]).toMatchObject({ place: 'Lund', startsAt: daysFromNow(3).toISOString() });
  });
});

test('an event’s place is called as the reader does: as its translation says, else with its country in their language', async () => {
  const words = { title: 'Titel', summary: '', content: 'Text' };
  const startsAt = daysFromNow(60);
  const event = (slug: string, place: string, translated: { readonly place?: string } | null) =>
    write({
      slug,
      category: 'events',
      startsAt,
      place,
      ...(translated === null ? {} : { translations: [{ language: 'sv', ...words, ...translated }] }),
    });
  await event('at-oslo', 'Oslo, Norway', null);
  await event('at-home', 'Online', { place: 'På nätet' });
  await event('at-copenhagen', 'Copenhagen, Denmark', { place: 'Köpenhamn, Danmark' });
  await event('at-a-mall', 'Mall, second floor', {});
  const placesIn = async (language: string) =>
    Promise.all(
      ['at-oslo', 'at-home', 'at-copenhagen', 'at-a-mall'].map(async (slug) => {
        const path = `/api/posts?category=events&slug=${slug}`;
        const { body } = await world.visitor().send(path, { headers: { 'accept-language': language } });
        return (body as { posts: { place: string }[] }).posts[0]?.place;
      }),
    );
  expect(await placesIn('en')).toEqual(['Oslo, Norway', 'Online', 'Copenhagen, Denmark', 'Mall, second floor']);
  // That it is nowhere is the same word for everybody, which programs read too.
  expect(await placesIn('sv')).toEqual(['Oslo, Norge', 'Online', 'Köpenhamn, Danmark', 'Mall, second floor']);
  const swedish = { headers: { 'accept-language': 'sv' } };
  const { text } = await world.visitor().send('/api/events/at-oslo/calendar', swedish);
  expect(text.replaceAll('\\', '')).toContain('Oslo, Norge');
  await world.server.app.models.posts.deleteMany({ slug: /^at-/ });
});

test('an event goes into a calendar, at its moment and place; a draft and news do not', async () => {
  const asked = (slug: string) => world.visitor().call('getEventCalendar', { params: { slug } });
  const answer = await asked('event-in-3');
  expect(answer.headers.get('content-type')).toContain('text/calendar');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="event.ics"');
  const [event] = convertIcsCalendar(undefined, answer.text).events ?? [];
  expect(event).toMatchObject({ summary: 'About event-in-3', location: 'Lund', status: 'CONFIRMED' });
  expect(event?.start.date).toEqual(new Date(Math.floor(daysFromNow(3).getTime() / 1000) * 1000));
  expect(event?.url).toMatch(/\/events\/event-in-3$/);
  for (const slug of ['draft', 'tomorrow', 'news-1', 'no-such-event']) expect((await asked(slug)).status).toBe(404);
});

test('an event goes into a calendar in the language of the page, whatever the browser’s is', async () => {
  const asked = (query: string) =>
    world
      .visitor()
      .send(`/api/events/event-in-3/calendar${query}`, { headers: { 'accept-language': query === '' ? 'sv' : 'en' } });
  for (const query of ['?language=sv', '']) {
    const [event] = convertIcsCalendar(undefined, (await asked(query)).text).events ?? [];
    expect(event?.url).toMatch(/\/sv\/events\/event-in-3$/);
  }
  expect((await asked('?language=de')).status).toBe(400);
});

test('an answer may be kept by everybody and is not sent twice', async () => {
  const answer = await world.visitor().call('listPosts', { query: { category: 'news' } });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  const again = await world
    .visitor()
    .send('/api/posts?category=news', { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});

test.each([
  '/api/posts',
  '/api/posts?category=jobs',
  '/api/posts?category=news&page=0',
  '/api/posts?category=news&page=x',
  '/api/posts?category=news&author=me',
])('%s is refused', async (path) => {
  expect((await world.visitor().send(path)).status).toBe(400);
});
