import { PATHS } from '@vela/contracts/routes';

/** What the two lists hold, and where. */
export const POST_LISTS = {
  events: { title: 'Events', listPath: PATHS.events, postPath: PATHS.event, back: 'All events' },
  news: { title: 'News', listPath: PATHS.news, postPath: PATHS.newsPost, back: 'All news' },
} as const;
export type PostCategory = keyof typeof POST_LISTS;
