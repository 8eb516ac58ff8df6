import { useQuery } from '@tanstack/react-query';
import { type ApiClient, ApiError, type CallOptions } from '@vela/contracts/client';
import { listPosts } from '@vela/contracts/endpoints';
import type { Post, PostPage } from '@vela/contracts/schemas';
import { endpointQuery, useApi } from '@vela/design-system/services';
import type { PostCategory } from './post-category.js';

export const postAsked = (category: PostCategory, slug: string) => ({ query: { category, slug } });

const NO_POSTS: PostPage = { posts: [], page: 1, pages: 0, total: 0 };

/** @returns the page that holds the post with a slug; one without posts when there is none */
export async function readPostPage(
  api: ApiClient,
  category: PostCategory,
  slug: string,
  options?: CallOptions,
): Promise<PostPage> {
  try {
    return await api.call(listPosts, postAsked(category, slug), options);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return NO_POSTS;
    throw error;
  }
}

export const postOn = ({ posts }: PostPage): Post | null => posts[0] ?? null;

/** The post with a slug; null when there is none. */
export function usePost(category: PostCategory, slug: string) {
  const api = useApi();
  return useQuery({
    ...endpointQuery(api, listPosts, postAsked(category, slug)),
    queryFn: ({ signal }) => readPostPage(api, category, slug, { signal }),
    select: postOn,
  });
}
