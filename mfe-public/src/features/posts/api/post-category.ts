import { PATHS } from '@vela/contracts/routes';
import { t, texts } from '@vela/language';

/** What the two lists hold, and where. */
export const POST_LISTS = {
  events: {
    listPath: PATHS.events,
    postPath: PATHS.event,
    texts: texts({
      title: 'Events',
      back: 'All events',
      none: 'No events yet',
      firstPage: 'Back to the first page of events',
      onePage: 'All events stand on one page.',
    }),
    lastPage: (page: number) => t('The last page of events is page {page, number}.', { page }),
  },
  news: {
    listPath: PATHS.news,
    postPath: PATHS.newsPost,
    texts: texts({
      title: 'News',
      back: 'All news',
      none: 'No news yet',
      firstPage: 'Back to the first page of news',
      onePage: 'All news stand on one page.',
    }),
    lastPage: (page: number) => t('The last page of news is page {page, number}.', { page }),
  },
} as const;
export type PostCategory = keyof typeof POST_LISTS;
