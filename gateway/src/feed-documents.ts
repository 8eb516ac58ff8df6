import { isPublicPath, PATHS, pathTo } from '@vela/contracts/routes';
import type { Post } from '@vela/contracts/schemas';
import { languages, msg, pathIn } from '@vela/language';
import { escaped } from './escaped.js';

// What programs read of a site: which pages there are, which they may visit, what is new.

/** Public pages that are reached from elsewhere and say nothing to a search. */
const NOT_FOR_SEARCH: ReadonlySet<string> = new Set([
  PATHS.error,
  PATHS.callback,
  PATHS.confirmNewsletter,
  PATHS.unsubscribe,
  PATHS.talentSeekerSignup1,
  PATHS.jobSeekerSignup1,
]);

/** Paths of the pages that search engines should know, posts apart. */
export const SEARCHABLE_PATHS: readonly string[] = Object.values(PATHS).filter(
  (path) => !path.includes(':') && isPublicPath(path) && !NOT_FOR_SEARCH.has(path),
);

/** What a list of posts is called, a message, and where it is found as a feed; feeds themselves are in English. */
export const FEEDS = {
  news: { title: msg('News from Vela'), list: PATHS.news, post: PATHS.newsPost, feed: `${PATHS.news}/rss.xml` },
  events: { title: msg('Events of Vela'), list: PATHS.events, post: PATHS.event, feed: `${PATHS.events}/rss.xml` },
} as const;
export type FeedName = keyof typeof FEEDS;

export const feedNames: readonly FeedName[] = ['news', 'events'];

const addressOf = (origin: string, { category, slug }: Post): string => origin + pathTo(FEEDS[category].post, { slug });

/** @returns a map of the site (sitemaps.org) with every searchable page and post */
export function sitemapXml(origin: string, posts: readonly Post[]): string {
  const pages = SEARCHABLE_PATHS.flatMap((path) =>
    languages.map((language) => `  <url><loc>${escaped(origin + pathIn(language, path))}</loc></url>`),
  );
  const entries = posts.map(
    (post) =>
      `  <url><loc>${escaped(addressOf(origin, post))}</loc><lastmod>${post.publishedAt.slice(0, 10)}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...pages, ...entries].join('\n')}
</urlset>
`;
}

/** @returns a feed (RSS 2.0) of a list's posts */
export function rssXml(origin: string, name: FeedName, posts: readonly Post[]): string {
  const { title, list, feed } = FEEDS[name];
  const items = posts.map((post) => {
    const address = escaped(addressOf(origin, post));
    return `    <item>
      <title>${escaped(post.title)}</title>
      <link>${address}</link>
      <guid isPermaLink="true">${address}</guid>
      <pubDate>${new Date(post.publishedAt).toUTCString()}</pubDate>
      <description>${escaped(post.summary)}</description>
    </item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escaped(title)}</title>
    <link>${escaped(origin + list)}</link>
    <description>Skills first. Names later.</description>
    <language>en</language>
    <atom:link href="${escaped(origin + feed)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
  </channel>
</rss>
`;
}

/** @param origin without it the map of the site is not named, because that takes a whole address */
export function robotsText(origin: string | undefined): string {
  const closed = [
    '/api/',
    '/sandbox',
    PATHS.callback,
    PATHS.error,
    PATHS.godmode,
    PATHS.privacyCentre,
    PATHS.confirmNewsletter,
    PATHS.unsubscribe,
    '/jobseeker/',
    '/talentseeker/',
  ];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    `Allow: ${PATHS.talentSeekerSignupForm}`,
    ...(origin === undefined ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]),
    '',
  ].join('\n');
}
