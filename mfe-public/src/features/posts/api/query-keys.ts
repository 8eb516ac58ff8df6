import type { PostCategory } from '../post-category.js';

/** Keys under which posts are cached. */
export const postKeys = {
  page: (category: PostCategory, page: number) => ['posts', category, { page }],
  slug: (category: PostCategory, slug: string) => ['posts', category, { slug }],
} as const;
