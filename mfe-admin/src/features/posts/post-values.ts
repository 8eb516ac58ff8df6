import { clockIn, momentIn } from '@vela/contracts/days';
import type { AdminPost } from '@vela/contracts/schemas';
import { isLanguage, type Language, languages, SOURCE_LANGUAGE, t } from '@vela/language';
import { MARKET_TIME_ZONE } from '@vela/market/days';
import { lackingIn } from '@vela/market/posts';

/** The clock that posts are shown by is the one that they are written by, wherever the writer is. */
const localTime = (iso: string | null): string => (iso === null ? '' : clockIn(MARKET_TIME_ZONE, new Date(iso)));
/** What is no moment goes to the server as it is, which says so. */
const isoOf = (text: string): string => momentIn(MARKET_TIME_ZONE, text)?.toISOString() ?? text;
export const clockHint = (): string => t('Stockholm time.');

/** What a post says in one language; empty where it is not translated. */
interface PostWords extends Pick<AdminPost, 'title' | 'summary' | 'content'> {
  /** Where an event takes place. */
  readonly place: string;
}

/** @returns a field for each language, so that what is typed is kept while another one is chosen as the original */
const translationsOf = (post: AdminPost | null): Record<Language, PostWords> =>
  Object.fromEntries(
    languages.map((language) => {
      const {
        title = '',
        summary = '',
        content = '',
        place = '',
      } = post?.translations.find((each) => each.language === language) ?? {};
      return [language, { title, summary, content, place }];
    }),
  ) as Record<Language, PostWords>;

export const initialOf = (post: AdminPost | null) => ({
  category: post?.category ?? 'news',
  slug: post?.slug ?? '',
  title: post?.title ?? '',
  summary: post?.summary ?? '',
  content: post?.content ?? '',
  language: (post?.language ?? SOURCE_LANGUAGE) as string,
  translations: translationsOf(post),
  status: post === null || post.state === 'draft' ? 'draft' : 'published',
  publishedAt: localTime(post?.publishedAt ?? new Date().toISOString()),
  startsAt: localTime(post?.startsAt ?? null),
  place: post?.place ?? '',
});
export type PostValues = ReturnType<typeof initialOf>;

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
export function incompleteOf({ language, translations, content }: PostValues) {
  for (const each of otherLanguagesThan(language)) {
    const lacking = isEmpty(translations[each]) ? null : lackingIn(translations[each], { content });
    if (lacking !== null) return { language: each, lacking };
  }
  return null;
}

/** @param basedOn `updatedAt` of what was edited, null for a new post @returns what is sent of a form */
export const bodyOf = (
  { category, language, translations, status, publishedAt, startsAt, place, ...texts }: PostValues,
  basedOn: string | null,
) => ({
  ...texts,
  category: category === 'events' ? ('events' as const) : ('news' as const),
  language: isLanguage(language) ? language : SOURCE_LANGUAGE,
  translations: otherLanguagesThan(language).flatMap((each) =>
    isEmpty(translations[each]) ? [] : [translationBody(each, translations[each], category === 'events')],
  ),
  status: status === 'published' ? ('published' as const) : ('draft' as const),
  publishedAt: isoOf(publishedAt),
  startsAt: category !== 'events' || startsAt === '' ? null : isoOf(startsAt),
  place: category !== 'events' || place === '' ? null : place,
  basedOn,
});
