import type { PageHead } from '@vela/contracts/remote';
import { inTongue, localeOf, msg, pathIn, PSEUDO_LANGUAGE, t, type Tongue } from '@vela/language';
import { addressedIn, alternatesOf } from './alternates.js';
import { escaped } from './escaped.js';
import { POST_LISTS, postListNames } from './sitemap-and-rss.js';

/** JSON that cannot end the script element it stands in. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

const SITE = 'Vela';
const DESCRIPTION = msg('Vela matches tech and leadership talent with employers by skill. Skills first, names later.');
/** Drawn for previews of a link, 1200 × 630. */
const PREVIEW = '/preview.png';
/** Marks what holds for the served page only; the shell takes it away when another page is entered. */
const MARK = 'data-page-head';

/** What is known of a page when it is served. */
export interface PageFacts {
  readonly tongue: Tongue;
  /** Without the language. */
  readonly pathname: string;
  /** Whether everybody may read it, in every language. */
  readonly public: boolean;
  /** What of the query makes it another page, such as `?page=2`, or nothing. */
  readonly search: string;
  /** Origin of the site; without it nothing that needs a whole address is said. */
  readonly origin: string | undefined;
  /** The title as the page renders it; null where the browser will. */
  readonly title: string | null;
  /** Whether the browser draws the page anew, title and all. */
  readonly drawnAnew?: boolean;
  readonly head: PageHead | undefined;
}

/** @returns the part of a list's query that names another page than the first; nothing where there is none */
export function pageSearch(search: string): string {
  const page = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) && page !== '1' ? `?page=${page}` : '';
}

const otherLanguages = (origin: string, { pathname, search, head }: PageFacts): readonly string[] =>
  alternatesOf(origin, pathname, search, head?.languages).map(
    ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}" ${MARK}>`,
  );

function elementsOf(facts: PageFacts): string {
  const { tongue, pathname, public: isPublic, search, origin, title, head } = facts;
  const description = head?.description ?? t(DESCRIPTION);
  const rendered = title ?? (head?.title === undefined ? null : `${head.title} · ${SITE}`);
  const property = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}" ${MARK}>`;
  const written = addressedIn(tongue, head?.languages);
  const address = origin === undefined ? null : origin + pathIn(written, pathname) + search;
  return [
    rendered === null || facts.drawnAnew
      ? `<title data-static>${escaped(rendered ?? SITE)}</title>`
      : `<title>${escaped(rendered)}</title>`,
    `<meta name="description" content="${escaped(description)}" ${MARK}>`,
    property('og:site_name', SITE),
    property('og:type', head?.kind ?? 'website'),
    property('og:title', head?.title ?? rendered ?? SITE),
    property('og:description', description),
    ...(address === null || !isPublic
      ? []
      : [`<link rel="canonical" href="${escaped(address)}" ${MARK}>`, property('og:url', address)]),
    ...(origin === undefined || !isPublic ? [] : otherLanguages(origin, facts)),
    ...(tongue === PSEUDO_LANGUAGE ? [`<meta name="robots" content="noindex">`] : []),
    ...(isPublic ? [] : [`<meta name="robots" content="noindex" ${MARK}>`]),
    property('og:locale', localeOf(written).replace('-', '_')),
    ...(origin === undefined ? [] : [property('og:image', new URL(head?.image ?? PREVIEW, origin).href)]),
    `<meta name="twitter:card" content="summary_large_image" ${MARK}>`,
    ...postListNames.map(
      (name) =>
        `<link rel="alternate" type="application/rss+xml" title="${escaped(t(POST_LISTS[name].title))}" href="${pathIn(tongue, POST_LISTS[name].rss)}">`,
    ),
    ...(head?.structuredData ?? []).map(
      (data) => `<script type="application/ld+json" ${MARK}>${inlineJson(data)}</script>`,
    ),
  ].join('\n    ');
}

/** @returns the elements that tell browsers, search engines and link previews what the page is, in its language */
export const metaElements = (facts: PageFacts): string => inTongue(facts.tongue, () => elementsOf(facts));
