import { keepPreviousData } from '@tanstack/react-query';
import { listPosts } from '@vela/contracts/endpoints';
import { useEndpoint } from '@vela/design-system/services';
import type { PostCategory } from './post-category.js';

/** A page of a list; the page before stays in sight until it is there. @param page from 1 */
export const usePostPage = (category: PostCategory, page: number) =>
  useEndpoint(listPosts, { query: { category, page } }, { placeholderData: keepPreviousData });
