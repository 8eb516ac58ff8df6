import { type QueryFilter, Types } from 'mongoose';
import type { AdminPost, AdminPostInput, AdminPostPage, PostState } from '@vela/contracts/schemas';
import { SOURCE_LANGUAGE, t } from '@vela/language';
import { lackingIn } from '@vela/market/posts';
import { recordAudit } from '../../platform/audit/index.js';
import type { Caller } from '../../platform/endpoints/index.js';
import { AppError, fieldError, isDuplicateKey, notFound } from '../../platform/errors/index.js';
import { wordsBegin } from '../../platform/searching/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { PostCategory, PostDocument } from '../../records/post.js';
import { pageOf } from './page-of.js';
import { postWordsOf } from './post-words.js';

type Needs = Collections<'auditEntries' | 'posts'> & Pick<Platform, 'clock' | 'inTransaction'>;

const noSuchPost = () => notFound(t('There is no such post.'));

interface PostQuery {
  readonly category?: PostCategory | undefined;
  readonly state?: PostState | undefined;
  readonly search?: string | undefined;
  readonly page: number;
}

const stateOf = ({ status, publishedAt }: PostDocument, now: Date): PostState =>
  status === 'draft' ? 'draft' : publishedAt > now ? 'scheduled' : 'published';

function stateFilter(state: PostState | undefined, now: Date): QueryFilter<PostDocument> {
  if (state === undefined) return {};
  if (state === 'draft') return { status: 'draft' };
  return { status: 'published', publishedAt: state === 'scheduled' ? { $gt: now } : { $lte: now } };
}

const rowOf = (post: PostDocument, now: Date) => ({
  id: post._id.toHexString(),
  category: post.category,
  slug: post.slug,
  title: post.title,
  state: stateOf(post, now),
  publishedAt: post.publishedAt.toISOString(),
  updatedAt: post.updatedAt.toISOString(),
});

const postOf = (post: PostDocument, now: Date): AdminPost => ({
  ...rowOf(post, now),
  summary: post.summary,
  content: post.content,
  language: post.language ?? SOURCE_LANGUAGE,
  translations: post.translations ?? [],
  startsAt: post.startsAt?.toISOString() ?? null,
  place: post.place,
});

/** @returns a page of posts, last changed first */
export async function pageOfPosts(
  { models, clock }: Collections<'posts'> & Pick<Platform, 'clock'>,
  { category, state, search = '', page }: PostQuery,
): Promise<AdminPostPage> {
  const now = clock.now();
  const words = search === '' ? {} : wordsBegin('searchWords', search);
  const filter = { ...(category === undefined ? {} : { category }), ...stateFilter(state, now), ...words };
  const { total, found } = await pageOf(models.posts, { filter, sort: { updatedAt: -1, _id: -1 }, page });
  return { total, rows: found.map((post) => rowOf(post, now)) };
}

/** @throws AppError 404 */
export async function readPostForAdmin(
  { models, clock }: Collections<'posts'> & Pick<Platform, 'clock'>,
  id: string,
): Promise<AdminPost> {
  const post = await models.posts.findById(new Types.ObjectId(id)).lean<PostDocument | null>();
  if (post === null) throw noSuchPost();
  return postOf(post, clock.now());
}

type Spoken = Pick<PostDocument, 'language' | 'translations'>;

/** @throws AppError 422 where a language would be there twice, or a translation lacks what the original has */
function spokenOf({ language, translations, content }: AdminPostInput, before: Spoken): Required<Spoken> {
  for (const [at, translation] of (translations ?? []).entries())
    if (lackingIn(translation, { content }) === 'content')
      throw fieldError(`translations[${at}].content`, t('A translation needs a text, as the original has one.'));
  const spoken = {
    language: language ?? before.language ?? SOURCE_LANGUAGE,
    translations: translations ?? before.translations ?? [],
  };
  const all = [spoken.language, ...spoken.translations.map((each) => each.language)];
  if (new Set(all).size < all.length)
    throw fieldError('language', t('The post has a translation into this language already.'));
  return spoken;
}

function contentOf(posted: AdminPostInput, before: Spoken) {
  const { basedOn: _, language: __, translations: ___, publishedAt, startsAt, place, category, ...input } = posted;
  if (category === 'events' && startsAt === null) throw fieldError('startsAt', t('Say when the event takes place.'));
  const { language, translations } = spokenOf(posted, before);
  const isEvent = category === 'events';
  return {
    ...input,
    searchWords: postWordsOf({ ...input, translations }),
    language,
    category,
    publishedAt: new Date(publishedAt),
    // News take place nowhere and never, also those that were an event before.
    translations: isEvent ? translations : translations.map(({ place: ____, ...words }) => words),
    startsAt: !isEvent || startsAt === null ? null : new Date(startsAt),
    place: isEvent ? place : null,
  };
}

const slugTaken = (error: unknown) =>
  isDuplicateKey(error) ? fieldError('slug', t('Another post has this address.')) : error;

/** @throws AppError 422 for an address that is taken */
export async function createPost(app: Needs, caller: Caller, input: AdminPostInput): Promise<AdminPost> {
  const _id = new Types.ObjectId();
  const now = app.clock.now();
  const post = { _id, ...contentOf(input, {}), createdAt: now, updatedAt: now };
  try {
    await app.inTransaction(async (session) => {
      await app.models.posts.insertOne(post, { session });
      await recordAudit(app, session, {
        action: 'admin.postCreated',
        actorId: caller.userId,
        subject: 'post',
        subjectId: _id,
        details: { slug: post.slug, status: post.status },
      });
    });
  } catch (error) {
    throw slugTaken(error);
  }
  return readPostForAdmin(app, _id.toHexString());
}

/** @throws AppError 404, 409 if somebody changed it since `basedOn`, 422 for an address that is taken */
export async function updatePost(app: Needs, caller: Caller, id: string, input: AdminPostInput): Promise<AdminPost> {
  const _id = new Types.ObjectId(id);
  try {
    await app.inTransaction(async (session) => {
      const before = await app.models.posts.findById(_id).session(session).lean<PostDocument | null>();
      if (before === null) throw noSuchPost();
      if (before.updatedAt.toISOString() !== input.basedOn)
        throw new AppError(
          409,
          t('Somebody changed this post meanwhile. Look through it as it is now, then save again.'),
        );
      const changes = contentOf(input, before);
      // Two changes in one millisecond are still told apart.
      const updatedAt = new Date(Math.max(app.clock.now().getTime(), before.updatedAt.getTime() + 1));
      await app.models.posts.updateOne({ _id }, { $set: { ...changes, updatedAt } }, { session });
      await recordAudit(app, session, {
        action: 'admin.postChanged',
        actorId: caller.userId,
        subject: 'post',
        subjectId: _id,
        details: {
          slug: changes.slug,
          before: before.status,
          status: changes.status,
          publishedAt: changes.publishedAt.toISOString(),
        },
      });
    });
  } catch (error) {
    throw slugTaken(error);
  }
  return readPostForAdmin(app, id);
}

/** @throws AppError 404 */
export async function deletePost(app: Needs, caller: Caller, id: string): Promise<void> {
  const _id = new Types.ObjectId(id);
  await app.inTransaction(async (session) => {
    const post = await app.models.posts.findOneAndDelete({ _id }, { session }).lean<PostDocument | null>();
    if (post === null) throw noSuchPost();
    await recordAudit(app, session, {
      action: 'admin.postDeleted',
      actorId: caller.userId,
      subject: 'post',
      subjectId: _id,
      details: { slug: post.slug },
    });
  });
}
