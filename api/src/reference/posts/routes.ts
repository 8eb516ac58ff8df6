import type { Model } from 'mongoose';
import type { Clock } from '../../platform/clock/index.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import type { PostDocument } from '../../records/post.js';
import { CachedPosts } from './answers.js';
import { eventCalendar, readPage, readPost } from './read.js';

interface Needs {
  readonly models: { readonly posts: Model<PostDocument> };
  readonly clock: Clock;
  readonly config: { readonly appOrigin: string };
}

/** @param cached answers to be cleared by whoever changes posts */
export const postHandlers = (
  { models, clock, config }: Needs,
  cached: CachedPosts = new CachedPosts(),
): Pick<Handlers, 'getEventCalendar' | 'listPosts'> => ({
  listPosts: ({ query: { category, page, slug } }) =>
    slug === undefined
      ? cached.get(`${category} page ${page}`, () => readPage(models.posts, { category, page, now: clock.now() }))
      : cached.get(`${category} post ${slug}`, () => readPost(models.posts, { category, slug, now: clock.now() })),
  getEventCalendar: ({ params: { slug }, response }) => {
    response.setHeader('content-disposition', 'attachment; filename="event.ics"');
    return eventCalendar(models.posts, { slug, now: clock.now(), appOrigin: config.appOrigin });
  },
});
