import { expect, test } from '@jest/globals';
import type { Post } from '@vela/contracts/schemas';
import { languages, pathIn } from '@vela/language';
import { loadCatalogues } from '@vela/language/catalogues';
import { robotsText, rssXml, SEARCHABLE_PATHS, sitemapXml } from './sitemap-and-rss.js';

const ORIGIN = 'https://vela.example';
const post: Post = {
  id: '1'.repeat(24),
  slug: 'pay-ranges',
  category: 'news',
  title: 'Pay & ranges <now>',
  summary: 'What "open" means.',
  content: null,
  language: 'en',
  languages: ['en', 'sv'],
  publishedAt: '2026-10-01T08:00:00.000Z',
  startsAt: null,
  place: null,
};

test('the map of the site names public pages and posts, and nothing private', () => {
  const map = sitemapXml(ORIGIN, [post]);
  for (const path of ['/', '/faq', '/news', '/talentseeker/signupform'])
    expect(map).toContain(`<loc>${ORIGIN}${path}</loc>`);
  expect(map).toContain(`<loc>${ORIGIN}/news/pay-ranges</loc><lastmod>2026-10-01</lastmod>`);
  expect(sitemapXml(ORIGIN, [{ ...post, changedAt: '2026-11-02T08:00:00.000Z' }])).toContain('<lastmod>2026-11-02<');
  for (const path of ['/godmode', '/callback', '/unsubscribe', '/jobseeker', '/talentseeker/dashboard', ':slug'])
    expect(map).not.toContain(path);
  expect(new Set(SEARCHABLE_PATHS).size).toBe(SEARCHABLE_PATHS.length);
});

test('the map of the site says of each page where it stands in the other languages', () => {
  const entries = sitemapXml(ORIGIN, [post]).split('\n');
  for (const path of ['/faq', '/news/pay-ranges'])
    for (const own of languages.map((each) => pathIn(each, path))) {
      const entry = entries.find((each) => each.includes(`<loc>${ORIGIN}${own}</loc>`)) ?? '';
      const alternates = [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)];
      expect(alternates.map(([, language, address]) => [language, address])).toEqual([
        ...languages.map((each) => [each, ORIGIN + pathIn(each, path)]),
        ['x-default', ORIGIN + path],
      ]);
    }
  expect(entries).toContain(
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
  );
});

test('a post stands in the map only where it is written, and RSS leads there', () => {
  const swedish: Post = { ...post, language: 'sv', languages: ['sv'] };
  const map = sitemapXml(ORIGIN, [swedish]);
  expect(map).toContain(`<loc>${ORIGIN}/sv/news/pay-ranges</loc><lastmod>2026-10-01</lastmod></url>`);
  expect(map).not.toContain(`${ORIGIN}/news/pay-ranges`);
  expect(rssXml(ORIGIN, 'news', [swedish], 'en')).toContain(`<link>${ORIGIN}/sv/news/pay-ranges</link>`);
});

test('RSS escapes what people wrote', () => {
  const rss = rssXml(ORIGIN, 'news', [post], 'en');
  expect(rss).toContain('<title>Pay &#38; ranges &#60;now&#62;</title>');
  expect(rss).toContain(`<guid isPermaLink="false">${ORIGIN}/news/pay-ranges</guid>`);
  expect(rss).toContain('<pubDate>Thu, 01 Oct 2026 08:00:00 GMT</pubDate>');
  expect(rss).not.toContain('<now>');
});

test('a post stays the same one to readers of RSS when it is translated', () => {
  const guidIn = (languages: Post['languages']) =>
    /<guid[^>]*>([^<]*)</.exec(rssXml(ORIGIN, 'news', [{ ...post, languages }], 'sv'))?.[1];
  expect(guidIn(['en'])).toBe(`${ORIGIN}/news/pay-ranges`);
  expect(guidIn(['en', 'sv'])).toBe(guidIn(['en']));
});

test('RSS can be read whatever characters came into a post', () => {
  const typed = { ...post, title: 'Pay\u000b & \u0000ranges\ud800', summary: 'One\ntwo 😀\uffff' };
  const rss = rssXml(ORIGIN, 'news', [typed], 'en');
  expect(rss).toContain('<title>Pay &#38; ranges</title>');
  expect(rss).toContain('<description>One\ntwo 😀</description>');
});

test('RSS of events says when and where, in the language of its address', () => {
  loadCatalogues(['gateway']);
  const event: Post = {
    ...post,
    category: 'events',
    startsAt: '2026-12-10T17:00:00.000Z',
    place: 'Göteborg',
    summary: 'Six people.',
  };
  const told = (changes: Partial<Post>, tongue: 'en' | 'sv' = 'en') =>
    /<description>(.*)<\/description>\n {4}<\/item>/.exec(
      rssXml(ORIGIN, 'events', [{ ...event, ...changes }], tongue),
    )?.[1];
  expect(told({})).toBe('10 December 2026, 18:00 CET, Göteborg. Six people.');
  expect(told({}, 'sv')).toBe('10 december 2026, 18:00 CET, Göteborg. Six people.');
  expect(told({ place: null, summary: '' })).toBe('10 December 2026, 18:00 CET');
  expect(told({ startsAt: null, place: '' })).toBe('Six people.');
});

test('RSS is in the language of its address, and leads to pages in it', () => {
  loadCatalogues(['gateway']);
  const rss = rssXml(ORIGIN, 'news', [post], 'sv');
  for (const part of [
    '<title>Nyheter från Vela</title>',
    `<link>${ORIGIN}/sv/news</link>`,
    '<language>sv</language>',
    `href="${ORIGIN}/sv/news/rss.xml"`,
    `<link>${ORIGIN}/sv/news/pay-ranges</link>`,
  ])
    expect(rss).toContain(part);
  expect(rssXml(ORIGIN, 'news', [post], 'en')).not.toContain('/sv/');
});

test('robots are kept out of private pages and told of the map', () => {
  const text = robotsText(ORIGIN);
  for (const line of [
    'Disallow: /api/',
    'Disallow: /talentseeker/',
    'Disallow: /godmode',
    'Disallow: /notifications',
    'Disallow: /sv/talentseeker/',
    'Allow: /sv/talentseeker/signupform',
    'Allow: /talentseeker/signupform',
    `Sitemap: ${ORIGIN}/sitemap.xml`,
  ])
    expect(text.split('\n')).toContain(line);
  expect(robotsText(undefined)).not.toContain('Sitemap');
});
