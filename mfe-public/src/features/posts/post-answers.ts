import { listPosts } from '@vela/contracts/endpoints';
import type { AnswersOfPage } from '@vela/contracts/remote';
import { readPost } from './api/post.js';
import { postKeys } from './api/query-keys.js';
import { pageNumberOf } from './page-number.js';
import type { PostCategory } from './post-category.js';

/** What a list is rendered with: the page that the address names. */
export const answersOfList =
  (category: PostCategory): AnswersOfPage =>
  async ({ api, search }) => {
    const page = pageNumberOf(search.get('page'));
    return [{ key: postKeys.page(category, page), data: await api.call(listPosts, { query: { category, page } }) }];
  };

/** What a post is rendered with; null where there is none. */
export const answersOfPost =
  (category: PostCategory): AnswersOfPage =>
  async ({ api, params }) => {
    const slug = params['slug'] ?? '';
    return [{ key: postKeys.slug(category, slug), data: await readPost(api, category, slug) }];
  };
