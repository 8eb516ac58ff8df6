import { listPosts } from '@vela/contracts/endpoints';
import type { AnswersOfPage } from '@vela/contracts/remote';
import { knownAnswer } from '@vela/design-system/services';
import { postAsked, readPostPage } from './api/post.js';
import type { PostCategory } from './api/post-category.js';
import { pageNumberOf } from './page-number.js';

/** What a list is rendered with: the page that the address names. */
export const answersOfList =
  (category: PostCategory): AnswersOfPage =>
  async ({ api, search }) => {
    const asked = { query: { category, page: pageNumberOf(search.get('page')) } };
    return [knownAnswer(listPosts, asked, await api.call(listPosts, asked))];
  };

/** What a post is rendered with; no posts where there is none. */
export const answersOfPost =
  (category: PostCategory): AnswersOfPage =>
  async ({ api, params }) => {
    const slug = params['slug'] ?? '';
    return [knownAnswer(listPosts, postAsked(category, slug), await readPostPage(api, category, slug))];
  };
