import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ApiClient, ApiError } from '@vela/contracts/client';
import { CACHE_MS } from '@vela/contracts/constants';
import { listPosts } from '@vela/contracts/endpoints';
import type { Post } from '@vela/contracts/schemas';
import { useApi } from '@vela/design-system/services';
import type { PostCategory } from '../post-category.js';
import { postKeys } from './query-keys.js';

/** @returns the post with a slug, or null when there is none */
export async function readPost(
  api: ApiClient,
  category: PostCategory,
  slug: string,
  signal?: AbortSignal,
): Promise<Post | null> {
  try {
    const { posts } = await api.call(listPosts, { query: { category, slug } }, signal === undefined ? {} : { signal });
    return posts[0] ?? null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export const postOptions = (api: ApiClient, category: PostCategory, slug: string) =>
  queryOptions({
    queryKey: postKeys.slug(category, slug),
    queryFn: ({ signal }) => readPost(api, category, slug, signal),
    staleTime: CACHE_MS.posts,
  });

/** The post with a slug; null when there is none. */
export const usePost = (category: PostCategory, slug: string) => useQuery(postOptions(useApi(), category, slug));
