import type { HeadContext, PageHead } from '@vela/contracts/remote';
import { readPost } from './api/post.js';
import type { PostCategory } from './post-category.js';

/**
 * @returns what the page of a post says of itself to search engines; null where there is no such post
 */
export const headOfPost = (category: PostCategory) =>
  async ({ params, api }: HeadContext): Promise<PageHead | null> => {
    const post = await readPost(api, category, params['slug'] ?? '');
    return post === null ? null : { title: post.title, description: post.summary === '' ? post.title : post.summary, kind: 'article' };
  };
