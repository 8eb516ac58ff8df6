import { type ApiClient, createApiClient } from '@vela/contracts/client';
import { listPosts } from '@vela/contracts/endpoints';
import type { Post } from '@vela/contracts/schemas';
import { type FeedName, feedNames, FEEDS, robotsText, rssXml, sitemapXml } from './feed-documents.js';

/** Milliseconds that one call for posts may take. */
const PATIENCE_MS = 2000;
/** Milliseconds for which a document is used again. */
const FRESH_MS = 60_000;
/** Most pages of a list that are read: a map of the site may name 50,000 addresses. */
const PAGES_MOST = 500;

/** A document for programs. */
export interface Feed {
  readonly type: string;
  readonly body: string;
}

async function allPosts(api: ApiClient, category: FeedName): Promise<readonly Post[]> {
  const found: Post[] = [];
  for (let page = 1, pages = 1; page <= Math.min(pages, PAGES_MOST); page += 1) {
    const answer = await api.call(listPosts, { query: { category, page } });
    found.push(...answer.posts);
    ({ pages } = answer);
  }
  return found;
}

/** `/robots.txt`, `/sitemap.xml` and the feeds of news and events, kept for a minute. */
export class Feeds {
  readonly #api: ApiClient;
  readonly #origin: string | undefined;
  readonly #cached = new Map<string, { readonly feed: Promise<Feed>; readonly until: number }>();

  /** @param api origin of the API @param origin under which visitors know the site; without it there are no addresses to tell */
  constructor(api: string, origin: string | undefined) {
    this.#origin = origin;
    this.#api = createApiClient((input, init) =>
      fetch(new URL(input instanceof Request ? input.url : input, api), {
        ...init,
        signal: AbortSignal.timeout(PATIENCE_MS),
      }),
    );
  }

  /**
   * @returns null where a path is none of these documents
   * @throws Error when the API does not answer
   */
  async at(pathname: string): Promise<Feed | null> {
    if (pathname === '/robots.txt') return { type: 'text/plain; charset=utf-8', body: robotsText(this.#origin) };
    const origin = this.#origin;
    if (origin === undefined) return null;
    if (pathname === '/sitemap.xml')
      return this.#keep(pathname, async () => ({
        type: 'application/xml; charset=utf-8',
        body: sitemapXml(origin, (await Promise.all(feedNames.map((name) => allPosts(this.#api, name)))).flat()),
      }));
    const name = feedNames.find((each) => FEEDS[each].feed === pathname);
    if (name === undefined) return null;
    return this.#keep(pathname, async () => ({
      type: 'application/rss+xml; charset=utf-8',
      body: rssXml(origin, name, (await this.#api.call(listPosts, { query: { category: name, page: 1 } })).posts),
    }));
  }

  #keep(pathname: string, make: () => Promise<Feed>): Promise<Feed> {
    const kept = this.#cached.get(pathname);
    if (kept !== undefined && kept.until > Date.now()) return kept.feed;
    const feed = make();
    this.#cached.set(pathname, { feed, until: Date.now() + FRESH_MS });
    feed.catch(() => this.#cached.delete(pathname));
    return feed;
  }
}
