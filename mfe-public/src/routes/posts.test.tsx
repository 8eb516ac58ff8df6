import { expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vela/contracts/client';
import { PATHS, pathTo } from '@vela/contracts/routes';
import type { Post, PostPage } from '@vela/contracts/schemas';
import { accessibilityViolations, type Answers, openSlice } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';
import { event, piece } from '../testing/posts.js';

const pageOf = (posts: Post[], page = 1, pages = 1): PostPage => ({ posts, page, pages, total: posts.length * pages });
const open = (path: string, listPosts: NonNullable<Answers['listPosts']>) =>
  openSlice({ routes, path, answers: { listPosts } });

test('events are listed with when and where', async () => {
  const { container, sentTo } = open(PATHS.events, () => pageOf([event]));
  const link = await screen.findByRole('link', { name: event.title });
  expect(link.getAttribute('href')).toBe('/events/breakfast');
  expect(screen.getByText('4 December 2096, 17:00 CET, Göteborg')).toBeTruthy();
  expect(sentTo('listPosts')).toEqual([{ query: { category: 'events', page: 1 } }]);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('the page comes from the address, and leads to the others', async () => {
  const { user, sentTo, path } = open(`${PATHS.news}?page=2`, ({ query: { page = 1 } }) => pageOf([piece], page, 3));
  await screen.findByRole('link', { name: piece.title });
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  await waitFor(() =>
    expect(sentTo('listPosts')).toEqual([
      { query: { category: 'news', page: 2 } },
      { query: { category: 'news', page: 3 } },
    ]),
  );
  expect(path()).toBe('/news?page=3');
});

test.each(['?page=0', '?page=-1', '?page=x', '?page=1e3'])('%s is the first page', async (query) => {
  const { sentTo } = open(PATHS.events + query, () => pageOf([event]));
  await screen.findByRole('link', { name: event.title });
  expect(sentTo('listPosts')).toEqual([{ query: { category: 'events', page: 1 } }]);
});

test('posts that cannot be fetched are asked for again', async () => {
  let healthy = false;
  const { user } = open(PATHS.news, () => {
    if (!healthy) throw new ApiError('Unavailable', 503, null);
    return pageOf([piece]);
  });
  expect(await screen.findByRole('heading', { name: 'Failed to fetch posts' })).toBeTruthy();
  healthy = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: piece.title })).toBeTruthy();
});

test('no posts, and a page behind the last, lead on', async () => {
  open(PATHS.events, () => pageOf([]));
  expect(await screen.findByRole('heading', { name: 'No events yet' })).toBeTruthy();
  open(`${PATHS.news}?page=9`, () => ({ posts: [], page: 9, pages: 1, total: 3 }));
  expect((await screen.findByRole('link', { name: 'Back to the first page of news' })).getAttribute('href')).toBe(
    PATHS.news,
  );
});

test('a post is read under its own title', async () => {
  const { container, sentTo } = open(pathTo(PATHS.event, { slug: 'breakfast' }), () =>
    pageOf([{ ...event, content: '## Bring\n\n**Numbers.**' }]),
  );
  expect(await screen.findByRole('heading', { level: 1, name: event.title })).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 2, name: 'Bring' })).toBeTruthy();
  expect(document.title).toContain(event.title);
  const calendar = screen.getByRole('link', { name: 'Add to your calendar' });
  expect(calendar.getAttribute('href')).toBe('/api/events/breakfast/calendar?language=en');
  expect(sentTo('listPosts')).toEqual([{ query: { category: 'events', slug: 'breakfast' } }]);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('words in another language than the page’s say so, in the list and on their own', async () => {
  const swedish: Post = {
    ...event,
    language: 'sv',
    languages: ['sv'],
    title: 'Frukost',
    content: 'Ta med **siffror**.',
  };
  open(PATHS.events, () => pageOf([swedish, { ...event, slug: 'other', id: '2'.repeat(24) }]));
  expect((await screen.findByRole('heading', { name: 'Frukost' })).getAttribute('lang')).toBe('sv');
  expect(screen.getByRole('heading', { name: event.title }).hasAttribute('lang')).toBe(false);
  cleanup();
  open(pathTo(PATHS.event, { slug: 'breakfast' }), () => pageOf([swedish]));
  expect((await screen.findByRole('heading', { level: 1, name: 'Frukost' })).getAttribute('lang')).toBe('sv');
  expect((await screen.findByText('siffror')).closest('[lang]')?.getAttribute('lang')).toBe('sv');
});

test('an address without a post says so and leads back', async () => {
  open(pathTo(PATHS.newsPost, { slug: 'gone' }), () => {
    throw new ApiError('Not found', 404, null);
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such page' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All news' }).getAttribute('href')).toBe(PATHS.news);
});
