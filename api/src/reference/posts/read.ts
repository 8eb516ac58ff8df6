import type { Model } from 'mongoose';
import { POST_PAGE_SIZE } from '@vela/contracts/constants';
import type { Post, PostPage } from '@vela/contracts/schemas';
import { notFound } from '../../platform/errors/index.js';
import type { PostCategory, PostDocument } from '../../records/post.js';

/** Lists leave the text out. */
const WITHOUT_CONTENT = { content: 0 } as const;

const postOf = (post: Omit<PostDocument, 'content'> & { readonly content?: string }): Post => ({
  id: post._id.toHexString(),
  slug: post.slug,
  category: post.category,
  title: post.title,
  summary: post.summary,
  content: post.content ?? null,
  publishedAt: post.publishedAt.toISOString(),
  startsAt: post.startsAt?.toISOString() ?? null,
  place: post.place,
});

const published = (category: PostCategory, now: Date) =>
  ({ category, status: 'published', publishedAt: { $lte: now } }) as const;

/** One run of posts in the order in which they are shown. */
interface Run {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: Readonly<Record<string, 1 | -1>>;
}

/** News: the latest first. Events: what is still to come, the next one first, then what has been, the latest first. */
function runsOf(category: PostCategory, now: Date): readonly Run[] {
  const all = published(category, now);
  if (category === 'news') return [{ filter: all, sort: { publishedAt: -1, _id: 1 } }];
  return [
    { filter: { ...all, startsAt: { $gte: now } }, sort: { startsAt: 1, _id: 1 } },
    { filter: { ...all, startsAt: { $lt: now } }, sort: { startsAt: -1, _id: 1 } },
  ];
}

/**
 * A page of published posts.
 * @param page from 1; one behind the last is empty
 */
export async function readPage(
  posts: Model<PostDocument>,
  { category, page, now }: { readonly category: PostCategory; readonly page: number; readonly now: Date },
): Promise<PostPage> {
  const shown: Post[] = [];
  let total = 0;
  let skip = (page - 1) * POST_PAGE_SIZE;
  for (const { filter, sort } of runsOf(category, now)) {
    const count = await posts.countDocuments(filter);
    const room = POST_PAGE_SIZE - shown.length;
    if (skip < count && room > 0) {
      const found = await posts.find(filter, WITHOUT_CONTENT).sort(sort).skip(skip).limit(room).lean<PostDocument[]>();
      shown.push(...found.map(postOf));
    }
    skip = Math.max(0, skip - count);
    total += count;
  }
  return { posts: shown, page, pages: Math.max(1, Math.ceil(total / POST_PAGE_SIZE)), total };
}

/**
 * One published post with its text, as the only one of its page.
 * @throws AppError 404
 */
export async function readPost(
  posts: Model<PostDocument>,
  { category, slug, now }: { readonly category: PostCategory; readonly slug: string; readonly now: Date },
): Promise<PostPage> {
  const post = await posts.findOne({ ...published(category, now), slug }).lean<PostDocument | null>();
  if (post === null) throw notFound(category === 'news' ? 'There is no such news.' : 'There is no such event.');
  return { posts: [postOf(post)], page: 1, pages: 1, total: 1 };
}
