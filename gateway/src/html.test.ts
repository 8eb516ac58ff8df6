import { expect, test } from '@jest/globals';
import type { PageHead } from '@vela/contracts/remote';
import { addCatalogue } from '@vela/language';
import { catalogueOf } from '@vela/language/catalogues';
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

test('a title that the page will render anew gives way to that', () => {
  const facts = { tongue: 'en', pathname: '/', public: false, search: '', origin: undefined, head: undefined } as const;
  const titleOf = (title: string | null, drawnAnew: boolean) =>
    /<title.*<\/title>/.exec(metaElements({ ...facts, title, drawnAnew }))?.[0];
  expect(titleOf('Dashboard · Vela', true)).toBe('<title data-static>Dashboard · Vela</title>');
  expect(titleOf('Dashboard · Vela', false)).toBe('<title>Dashboard · Vela</title>');
  expect(titleOf(null, false)).toBe('<title data-static>Vela</title>');
});

test('the address that counts for search engines names the page of a list', () => {
  const meta = metaElements({
    tongue: 'en',
    pathname: '/news',
    public: true,
    search: '?page=2',
    origin: 'https://vela.example',
    title: 'News · Vela',
    head: undefined,
  });
  expect(meta).toContain('<link rel="canonical" href="https://vela.example/news?page=2"');
  expect(meta).toContain('<title>News · Vela</title>');
});

test('a page that says nothing of itself is described in its language', () => {
  addCatalogue('sv', catalogueOf(['gateway'], 'sv'));
  const facts = { pathname: '/jobseeker/dashboard', public: false, search: '', origin: undefined, title: null };
  expect(metaElements({ ...facts, tongue: 'sv', head: undefined })).toContain('content="Vela matchar talanger');
  expect(metaElements({ ...facts, tongue: 'sv', head: undefined })).toContain('title="Nyheter från Vela"');
  expect(metaElements({ ...facts, tongue: 'en', head: undefined })).toContain('content="Vela matches tech');
});

test('a public page names itself in every language, a page behind the login does not', () => {
  const facts = {
    pathname: '/faq',
    search: '',
    origin: 'https://vela.example',
    title: 'Frågor · Vela',
    head: undefined,
  };
  const meta = metaElements({ ...facts, tongue: 'sv', public: true });
  expect(meta).toContain('<link rel="canonical" href="https://vela.example/sv/faq"');
  expect(meta).toContain('<link rel="alternate" hreflang="en" href="https://vela.example/faq"');
  expect(meta).toContain('<link rel="alternate" hreflang="sv" href="https://vela.example/sv/faq"');
  expect(meta).toContain('<link rel="alternate" hreflang="x-default" href="https://vela.example/faq"');
  expect(meta).toContain('content="sv_SE"');
  const written = (languages: NonNullable<PageHead['languages']>) =>
    metaElements({ ...facts, tongue: 'sv', public: true, head: { description: '', languages } });
  expect(written(['en'])).not.toContain('hreflang');
  expect(written(['en'])).toContain('<meta property="og:locale" content="en_GB"');
  expect(written(['en'])).toContain('<link rel="canonical" href="https://vela.example/faq"');
  expect(written(['sv', 'en'])).toContain('<link rel="canonical" href="https://vela.example/sv/faq"');
  expect(written(['sv', 'en'])).toContain('hreflang="x-default" href="https://vela.example/faq"');
  const behind = metaElements({ ...facts, tongue: 'sv', public: false });
  expect(behind).not.toMatch(/hreflang|canonical|og:url/);
  expect(behind).toContain('<meta name="robots" content="noindex"');
  expect(meta).not.toContain('noindex');
  expect(metaElements({ ...facts, tongue: 'xx', public: true })).toContain('noindex');
});
