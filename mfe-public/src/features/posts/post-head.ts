import { listPosts } from '@vela/contracts/endpoints';
import type { HeadContext, PageHead } from '@vela/contracts/remote';
import { pathTo } from '@vela/contracts/routes';
import type { Post } from '@vela/contracts/schemas';
import { pathIn, t } from '@vela/language';
import { ONLINE_PLACE } from '@vela/market/posts';
import { postOn, readPostPage } from './api/post.js';
import { POST_LISTS, type PostCategory } from './api/post-category.js';
import { pageNumberOf } from './page-number.js';

/** Where an event is, for programs that read schema.org; nothing where it is not said yet. */
function placeOf(place: string | null, url: string) {
  if (place === null || place === '') return {};
  return place === ONLINE_PLACE
    ? {
        location: { '@type': 'VirtualLocation', url },
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      }
    : {
        location: { '@type': 'Place', name: place, address: place },
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      };
}

/** What stands for a post where it has no summary. */
const descriptionOf = ({ summary, title }: Post): string => (summary === '' ? title : summary);

/** @param origin of the site @returns a post as an Event or a NewsArticle of schema.org */
export function structuredPost(post: Post, origin: string): Readonly<Record<string, unknown>> {
  const url = origin + pathIn(post.language, pathTo(POST_LISTS[post.category].postPath, { slug: post.slug }));
  const vela = { '@type': 'Organization', name: 'Vela', url: `${origin}/` };
  const shared = {
    '@context': 'https://schema.org',
    url,
    image: `${origin}/preview.png`,
    description: descriptionOf(post),
    inLanguage: post.language,
  };
  if (post.startsAt !== null)
    return {
      ...shared,
      '@type': 'Event',
      name: post.title,
      startDate: post.startsAt,
      ...placeOf(post.place, url),
      eventStatus: 'https://schema.org/EventScheduled',
      organizer: vela,
    };
  return {
    ...shared,
    '@type': 'NewsArticle',
    headline: post.title,
    datePublished: post.publishedAt,
    ...(post.changedAt === undefined ? {} : { dateModified: post.changedAt }),
    author: vela,
    publisher: vela,
  };
}

/**
 * @param about the list, a message
 * @returns what a page of a list says of itself; null behind its last page, where the way back is shown
 */
export const headOfList =
  (category: PostCategory, about: string) =>
  async ({ search, api }: HeadContext): Promise<PageHead | null> => {
    const page = pageNumberOf(search.get('page'));
    const description = t(about);
    if (page === 1) return { description };
    const { posts, total } = await api.call(listPosts, { query: { category, page } });
    return posts.length === 0 && total > 0 ? null : { description };
  };

/**
 * @returns what the page of a post says of itself to search engines; null where there is no such post
 */
export const headOfPost =
  (category: PostCategory) =>
  async ({ params, api, origin }: HeadContext): Promise<PageHead | null> => {
    const post = postOn(await readPostPage(api, category, params['slug'] ?? ''));
    if (post === null) return null;
    return {
      title: post.title,
      description: descriptionOf(post),
      kind: 'article',
      languages: post.languages,
      structuredData: [structuredPost(post, origin)],
    };
  };
