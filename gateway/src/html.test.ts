import { expect, test } from '@jest/globals';
import { metaElements, pageSearch } from './html.js';

test.each([
  ['', ''],
  ['?page=2', '?page=2'],
  ['?from=mail&page=12', '?page=12'],
  ['?page=1', ''],
  ['?page=0', ''],
  ['?page=x', ''],
  ['?page=2"><script>', ''],
])('of the query %p a list keeps %p', (search, kept) => {
  expect(pageSearch(search)).toBe(kept);
});

test('the address that counts for search engines names the page of a list', () => {
  const meta = metaElements({
    pathname: '/news',
    search: '?page=2',
    origin: 'https://vela.example',
    title: 'News · Vela',
    head: undefined,
  });
  expect(meta).toContain('<link rel="canonical" href="https://vela.example/news?page=2"');
  expect(meta).toContain('<title>News · Vela</title>');
});
