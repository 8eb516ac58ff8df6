import type { Model } from 'mongoose';
import { POST_PAGE_SIZE } from '@vela/contracts/constants';
import { PATHS, pathTo } from '@vela/contracts/routes';
import type { Post, PostPage } from '@vela/contracts/schemas';
import { type Language, pathIn, SOURCE_LANGUAGE, t, texts, tongueAtHand } from '@vela/language';
import { startOfDayAfter } from '@vela/market/days';
import { ONLINE_PLACE, placeAtHand } from '@vela/market/posts';
import { calendarOf } from '../../platform/calendar/index.js';
import { ReadyBytes } from '../../platform/endpoints/index.js';
import { notFound } from '../../platform/errors/index.js';
import type { PostCategory, PostDocument, PostWords } from '../../records/post.js';

/** Lists leave the text out. */
const WITHOUT_CONTENT = { content: 0, 'translations.content': 0 } as const;

type Words = Omit<PostWords, 'content'> & { readonly language: Language; readonly content?: string };

/** @returns what a post says in the language at hand, in the one that it was written in where it lacks that */
function wordsOf({ language = SOURCE_LANGUAGE, title, summary, content, translations = [] }: PostDocument): Words {
  const own = { language, title, summary, content };
  return [own, ...translations].find((each) => each.language === tongueAtHand()) ?? own;
}

/** @returns what an event's place is called in the language at hand: as its translation says, else with its country in it */
function placeOf({ place, translations = [] }: PostDocument): string | null {
  if (place === null || place === ONLINE_PLACE) return place;
  return translations.find(({ language }) => language === tongueAtHand())?.place ?? placeAtHand(place);
}

const languagesOf = ({ language = SOURCE_LANGUAGE, translations = [] }: PostDocument): Language[] => [
  language,
  ...translations.map((each) => each.language),
];

function postOf(post: PostDocument): Post {
  const { language, title, summary, content } = wordsOf(post);
  return {
    id: post._id.toHexString(),
    slug: post.slug,
    category: post.category,
    title,
    summary,
    // Lists are read without it.
    content: content ?? null,
    language,
    languages: languagesOf(post),
    publishedAt: post.publishedAt.toISOString(),
    changedAt: (post.updatedAt > post.publishedAt ? post.updatedAt : post.publishedAt).toISOString(),
    startsAt: post.startsAt?.toISOString() ?? null,
    place: placeOf(post),
  };
}

const published = (category: PostCategory, now: Date) =>
  ({ category, status: 'published', publishedAt: { $lte: now } }) as const;

/** One run of posts in the order in which they are shown. */
interface Run {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: Readonly<Record<string, 1 | -1>>;
}

/** News: the latest first. Events: what is today or still to come, the next one first, then what has been, the latest first. */
function runsOf(category: PostCategory, now: Date): readonly Run[] {
  const all = published(category, now);
  if (category === 'news') return [{ filter: all, sort: { publishedAt: -1, _id: 1 } }];
  const today = startOfDayAfter(now, 0);
  return [
    { filter: { ...all, startsAt: { $gte: today } }, sort: { startsAt: 1, _id: 1 } },
    { filter: { ...all, startsAt: { $lt: today } }, sort: { startsAt: -1, _id: 1 } },
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

const NO_SUCH = texts({ news: 'There is no such news.', events: 'There is no such event.' });

async function publishedPost(
  posts: Model<PostDocument>,
  { category, slug, now }: { readonly category: PostCategory; readonly slug: string; readonly now: Date },
): Promise<PostDocument> {
  const post = await posts.findOne({ ...published(category, now), slug }).lean<PostDocument | null>();
  if (post === null) throw notFound(NO_SUCH[category]);
  return post;
}

/**
 * One published post with its text, as the only one of its page.
 * @throws AppError 404
 */
export async function readPost(
  posts: Model<PostDocument>,
  asked: { readonly category: PostCategory; readonly slug: string; readonly now: Date },
): Promise<PostPage> {
  return { posts: [postOf(await publishedPost(posts, asked))], page: 1, pages: 1, total: 1 };
}

/** @returns the calendar file of a published event @throws AppError 404, also before it has a time */
export async function eventCalendar(
  posts: Model<PostDocument>,
  { slug, now, appOrigin }: { readonly slug: string; readonly now: Date; readonly appOrigin: string },
): Promise<ReadyBytes> {
  const event = await publishedPost(posts, { category: 'events', slug, now });
  if (event.startsAt === null) throw notFound(t('There is no time yet.'));
  const file = calendarOf({
    id: event._id.toHexString(),
    // Grows with every change, as calendars expect.
    sequence: Math.floor(event.updatedAt.getTime() / 1000),
    start: event.startsAt,
    minutes: null,
    title: wordsOf(event).title,
    place: placeOf(event) ?? '',
    url: appOrigin + pathIn(tongueAtHand(), pathTo(PATHS.event, { slug })),
    cancelled: false,
    writtenAt: event.updatedAt,
  });
  return new ReadyBytes(Buffer.from(file), 'text/calendar; charset=utf-8');
}
