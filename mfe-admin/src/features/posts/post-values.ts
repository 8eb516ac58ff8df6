import { mixed } from 'yup';
import { STORAGE_KEYS } from '@vela/contracts/constants';
import { clockIn, momentIn } from '@vela/contracts/days';
import type { AdminPost, AdminPostInput } from '@vela/contracts/schemas';
import { isLanguage, type Language, languages, SOURCE_LANGUAGE, t } from '@vela/language';
import { MARKET_TIME_ZONE } from '@vela/market/days';
import { lackingIn } from '@vela/market/posts';
import { draftKey } from '@vela/slice-parts/draft';

/** The clock that posts are shown by is the one that they are written by, wherever the writer is. */
const localTime = (iso: string | null): string => (iso === null ? '' : clockIn(MARKET_TIME_ZONE, new Date(iso)));
/** What is no moment goes to the server as it is, which says so. */
const isoOf = (text: string): string => momentIn(MARKET_TIME_ZONE, text)?.toISOString() ?? text;
export const clockHint = (): string => t('Stockholm time.');

/** What a post says in one language: an event, also where it takes place. */
const WORDS = ['title', 'summary', 'content', 'place'] as const;
type Word = (typeof WORDS)[number];
type PostWords = Readonly<Record<Word, string>>;

/**
 * The name of a field of a translation. All fields stand side by side, so that each is kept, and taken over from what is
 * saved elsewhere, by itself.
 */
export const translatedField = <Spoken extends Language, Of extends Word>(language: Spoken, word: Of) =>
  `${language}-${word}` as const;
type Translated = Record<ReturnType<typeof translatedField<Language, Word>>, string>;

/** @returns a field for each language, so that what is typed is kept while another one is chosen as the original */
const translationsOf = (post: AdminPost | null): Translated =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const translation = post?.translations.find((each) => each.language === language);
      return WORDS.map((word) => [translatedField(language, word), translation?.[word] ?? '']);
    }),
  ) as Translated;

export const initialOf = (post: AdminPost | null) => ({
  category: (post?.category ?? 'news') as string,
  slug: post?.slug ?? '',
  title: post?.title ?? '',
  summary: post?.summary ?? '',
  content: post?.content ?? '',
  language: (post?.language ?? SOURCE_LANGUAGE) as string,
  ...translationsOf(post),
  status: post === null || post.state === 'draft' ? 'draft' : 'published',
  publishedAt: localTime(post?.publishedAt ?? new Date().toISOString()),
  startsAt: localTime(post?.startsAt ?? null),
  place: post?.place ?? '',
});
export type PostValues = ReturnType<typeof initialOf>;

const isPostValues = (value: unknown): value is PostValues =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(initialOf(null)).every((field) => typeof Reflect.get(value, field) === 'string');

/** Shape only: a draft may break every rule that a post has, and is shown again all the same. */
export const postDraftSchema = mixed<PostValues>(isPostValues).required();

/** @returns where an administrator's own browser keeps what they typed of a post @param id null for a new one */
export const postDraftKey = (userId: string, id: string | null): string =>
  draftKey(STORAGE_KEYS.postDraft, userId, id ?? 'new');

const wordsIn = (values: PostValues, language: Language): PostWords => ({
  title: values[translatedField(language, 'title')],
  summary: values[translatedField(language, 'summary')],
  content: values[translatedField(language, 'content')],
  place: values[translatedField(language, 'place')],
});

const isEmpty = ({ title, summary, content, place }: PostWords): boolean =>
  `${title}${summary}${content}${place}`.trim() === '';

/** @returns a translation as it is sent; news are nowhere */
function translationBody(language: Language, { place, ...words }: PostWords, isEvent: boolean) {
  return { language, ...words, ...(isEvent && place.trim() !== '' ? { place } : {}) };
}

/** @returns the languages that a post is translated into, if the original is in another */
export const otherLanguagesThan = (original: string): readonly Language[] =>
  languages.filter((each) => each !== original);

/** @returns the first translation that is there but not whole, and what it lacks; null where there is none */
export function incompleteOf(values: PostValues) {
  for (const each of otherLanguagesThan(values.language)) {
    const words = wordsIn(values, each);
    const lacking = isEmpty(words) ? null : lackingIn(words, values);
    if (lacking !== null) return { language: each, lacking };
  }
  return null;
}

/** @param basedOn `updatedAt` of what was edited, null for a new post @returns what is sent of a form */
export function bodyOf(values: PostValues, basedOn: string | null): AdminPostInput {
  const { slug, title, summary, content, language, publishedAt, startsAt, place } = values;
  const isEvent = values.category === 'events';
  return {
    slug,
    title,
    summary,
    content,
    category: isEvent ? 'events' : 'news',
    language: isLanguage(language) ? language : SOURCE_LANGUAGE,
    translations: otherLanguagesThan(language).flatMap((each) => {
      const words = wordsIn(values, each);
      return isEmpty(words) ? [] : [translationBody(each, words, isEvent)];
    }),
    status: values.status === 'published' ? 'published' : 'draft',
    publishedAt: isoOf(publishedAt),
    startsAt: !isEvent || startsAt === '' ? null : isoOf(startsAt),
    place: !isEvent || place === '' ? null : place,
    basedOn,
  };
}
