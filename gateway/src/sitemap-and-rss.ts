import { isPublicPath, PATHS, pathTo } from '@vela/contracts/routes';
import type { Post } from '@vela/contracts/schemas';
import { inTongue, type Language, languages, listed, msg, pathIn, t, type Tongue } from '@vela/language';
import { dayText, timeText } from '@vela/market/days';
import { addressedIn, alternatesOf } from './alternates.js';
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

/** What a list of posts is called, a message, and where it is as RSS; in every language at its own address. */
export const POST_LISTS = {
  news: { title: msg('News from Vela'), list: PATHS.news, post: PATHS.newsPost, rss: `${PATHS.news}/rss.xml` },
  events: { title: msg('Events of Vela'), list: PATHS.events, post: PATHS.event, rss: `${PATHS.events}/rss.xml` },
} as const;
export type PostListName = keyof typeof POST_LISTS;

export const postListNames: readonly PostListName[] = ['news', 'events'];

const pathOf = ({ category, slug }: Post): string => pathTo(POST_LISTS[category].post, { slug });
/** @returns where a post stands in a language, or where it is in the one that it was written in */
const addressOf = (origin: string, post: Post, tongue: Tongue): string =>
  origin + pathIn(addressedIn(tongue, post.languages), pathOf(post));

/** @returns what tells a post from others for good: where it is found in another language comes and goes with its translation */
const guidOf = (origin: string, post: Post): string => origin + pathIn(post.language, pathOf(post));

interface Entry {
  readonly changedOn?: string;
  readonly written?: readonly Language[];
}

/** @returns a page in the map of the site, once for each language that it is written in, with where it stands in the others */
function entriesOf(origin: string, path: string, { changedOn, written = languages }: Entry = {}): readonly string[] {
  const alternates = alternatesOf(origin, path, '', written).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}"/>`,
  );
  const changed = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`;
  return written.map(
    (language) => `  <url><loc>${escaped(origin + pathIn(language, path))}</loc>${changed}${alternates.join('')}</url>`,
  );
}

/** @returns a map of the site (sitemaps.org) with every searchable page and post, in every language */
export function sitemapXml(origin: string, posts: readonly Post[]): string {
  const pages = SEARCHABLE_PATHS.flatMap((path) => entriesOf(origin, path));
  const entries = posts.flatMap((post) =>
    entriesOf(origin, pathOf(post), {
      changedOn: (post.changedAt ?? post.publishedAt).slice(0, 10),
      written: post.languages,
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[...pages, ...entries].join('\n')}
</urlset>
`;
}

/** @returns what a post is about, in short, and of an event before that when and where it is */
function aboutOf({ startsAt, place, summary }: Post): string {
  if (startsAt === null) return summary;
  const where = place === null || place === '' ? [] : [place];
  const when = listed([dayText(startsAt), timeText(startsAt), ...where]);
  return summary === '' ? when : `${when}. ${summary}`;
}

/** @returns RSS 2.0 of a list's posts, which lead to their pages @param posts as they are read in the language */
export const rssXml = (origin: string, name: PostListName, posts: readonly Post[], tongue: Tongue): string =>
  inTongue(tongue, () => {
    const { title, list, rss } = POST_LISTS[name];
    const items = posts.map((post) => {
      const address = escaped(addressOf(origin, post, tongue));
      return `    <item>
      <title>${escaped(post.title)}</title>
      <link>${address}</link>
      <guid isPermaLink="false">${escaped(guidOf(origin, post))}</guid>
      <pubDate>${new Date(post.publishedAt).toUTCString()}</pubDate>
      <description>${escaped(aboutOf(post))}</description>
    </item>`;
    });
    return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escaped(t(title))}</title>
    <link>${escaped(origin + pathIn(tongue, list))}</link>
    <description>${escaped(t('Skills first. Names later.'))}</description>
    <language>${tongue}</language>
    <atom:link href="${escaped(origin + pathIn(tongue, rss))}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
  </channel>
</rss>
`;
  });

const inEveryLanguage = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => languages.map((language) => pathIn(language, path)));

/** @param origin without it the map of the site is not named, because that takes a whole address */
export function robotsText(origin: string | undefined): string {
  const closedPages = [
    PATHS.callback,
    PATHS.error,
    PATHS.godmode,
    PATHS.privacyCentre,
    PATHS.notifications,
    PATHS.confirmNewsletter,
    PATHS.unsubscribe,
    '/jobseeker/',
    '/talentseeker/',
  ];
  return [
    'User-agent: *',
    ...['/api/', '/sandbox', ...inEveryLanguage(closedPages)].map((path) => `Disallow: ${path}`),
    ...inEveryLanguage([PATHS.talentSeekerSignupForm]).map((path) => `Allow: ${path}`),
    ...(origin === undefined ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]),
    '',
  ].join('\n');
}
