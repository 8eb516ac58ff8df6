import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@vela/contracts/client';
import { CACHE_MS } from '@vela/contracts/constants';
import { listPosts } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';
import type { PostCategory } from '../post-category.js';
import { postKeys } from './query-keys.js';

export const postPageOptions = (api: ApiClient, category: PostCategory, page: number) =>
  queryOptions({
    queryKey: postKeys.page(category, page),
    queryFn: ({ signal }) => api.call(listPosts, { query: { category, page } }, { signal }),
    staleTime: CACHE_MS.posts,
  });

/** A page of a list; the page before stays in sight until it is there. @param page from 1 */
export const usePostPage = (category: PostCategory, page: number) =>
  useQuery({ ...postPageOptions(useApi(), category, page), placeholderData: keepPreviousData });
