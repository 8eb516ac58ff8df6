import { type PostDocument, postWordsOf } from '@vela/api';
import { languages } from '@vela/language';
import { HOUR_MS } from '@vela/market/days';
import { daysBefore } from '../chance/days.js';
import { idOfName } from '../chance/ids.js';
import { events } from './events.js';
import { productNews } from './news-product.js';
import { storyNews } from './news-stories.js';
import type { NewsDraft, PostTranslations } from './post-draft.js';
import translated from './translations.json' with { type: 'json' };

function startOf(now: Date, { startsInDays, startsAtHour }: { startsInDays: number; startsAtHour: number }): Date {
  const day = daysBefore(now, -startsInDays);
  day.setUTCHours(0, 0, 0, 0);
  return new Date(day.getTime() + startsAtHour * HOUR_MS);
}

/** What a post says in other languages; nothing where it has not been translated. */
function translationsOf(slug: string): Pick<PostDocument, 'translations'> {
  const known: PostTranslations = translated;
  const translations = languages.flatMap((language) => {
    const words = known[language]?.[slug];
    return words === undefined ? [] : [{ language, ...words }];
  });
  return translations.length === 0 ? {} : { translations };
}

function shared({ slug, title, summary, content, publishedDaysAgo }: NewsDraft, now: Date) {
  const publishedAt = daysBefore(now, publishedDaysAgo);
  const spoken = translationsOf(slug);
  return {
    slug,
    title,
    summary,
    content,
    ...spoken,
    searchWords: postWordsOf({ title, slug, ...spoken }),
    status: 'published' as const,
    publishedAt,
    createdAt: publishedAt,
    // None was touched since: a list of what was changed last has them in the order that it shows.
    updatedAt: publishedAt,
  };
}

/** The demo's news and events, dated around a day. */
export const postDocuments = (now: Date): PostDocument[] => [
  ...[...productNews, ...storyNews].map((draft) => ({
    _id: idOfName('post', `news ${draft.slug}`),
    category: 'news' as const,
    ...shared(draft, now),
    startsAt: null,
    place: null,
  })),
  ...events.map((draft) => ({
    _id: idOfName('post', `event ${draft.slug}`),
    category: 'events' as const,
    ...shared(draft, now),
    startsAt: startOf(now, draft),
    place: draft.place,
  })),
];
