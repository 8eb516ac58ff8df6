import { type ApiClient, createApiClient } from '@vela/contracts/client';
import { POST_PAGE_SIZE } from '@vela/contracts/constants';
import { listPosts } from '@vela/contracts/endpoints';
import type { Post } from '@vela/contracts/schemas';
import { inTongue, placedPath } from '@vela/language';
import { AnswerCache } from './answer-cache.js';
import { patientFetch } from './patient-fetch.js';
import type { Origins } from './proxy.js';
import { POST_LISTS, type PostListName, postListNames, robotsText, rssXml, sitemapXml } from './sitemap-and-rss.js';

/** Milliseconds that one call for posts may take. */
const PATIENCE_MS = 2000;
/** There are fewer documents than that; each is used again for a minute. */
const LIMITS = { entries: 10, freshMs: 60_000 };
/** Most pages of a list that are read: a map of the site may name 50,000 addresses. */
const PAGES_MOST = 500;

/** A document for programs. */
export interface MachineDocument {
  readonly type: string;
  readonly body: string;
}

async function allPosts(api: ApiClient, category: PostListName): Promise<readonly Post[]> {
  const found: Post[] = [];
  for (let page = 1, pages = 1; page <= Math.min(pages, PAGES_MOST); page += 1) {
    const answer = await api.call(listPosts, { query: { category, page } });
    found.push(...answer.posts);
    ({ pages } = answer);
  }
  return found;
}

/**
 * What a list's RSS tells: the posts that were published last. Lists of events are in the order of their dates, in which one
 * that was just announced for next year would come after all others.
 */
const latestOf = (posts: readonly Post[]): readonly Post[] =>
  posts.toSorted((one, other) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt)).slice(0, POST_PAGE_SIZE);

/** `/robots.txt`, `/sitemap.xml` and the RSS of news and events, cached for a minute. */
export class PostsForMachines {
  readonly #api: ApiClient;
  readonly #origin: string | undefined;
  readonly #cache = new AnswerCache<MachineDocument>(LIMITS);

  /** @param api where the API is @param origin under which visitors know the site; without it there are no addresses to tell */
  constructor(api: Origins, origin: string | undefined) {
    this.#origin = origin;
    this.#api = createApiClient(patientFetch(api, PATIENCE_MS));
  }

  /**
   * @returns null where a path is none of these documents
   * @throws Error when the API does not answer
   */
  async at(pathname: string): Promise<MachineDocument | null> {
    if (pathname === '/robots.txt') return { type: 'text/plain; charset=utf-8', body: robotsText(this.#origin) };
    const origin = this.#origin;
    if (origin === undefined) return null;
    if (pathname === '/sitemap.xml')
      return this.#cache.get(pathname, async () => ({
        type: 'application/xml; charset=utf-8',
        body: sitemapXml(origin, (await Promise.all(postListNames.map((name) => allPosts(this.#api, name)))).flat()),
      }));
    const { tongue, pathname: address } = placedPath(pathname);
    const name = postListNames.find((each) => POST_LISTS[each].rss === address);
    if (name === undefined) return null;
    return this.#cache.get(pathname, async () => ({
      type: 'application/rss+xml; charset=utf-8',
      body: rssXml(
        origin,
        name,
        await inTongue(tongue, async () =>
          name === 'events'
            ? latestOf(await allPosts(this.#api, name))
            : (await this.#api.call(listPosts, { query: { category: name, page: 1 } })).posts,
        ),
        tongue,
      ),
    }));
  }
}
