import { msg, t } from '@vela/language';
import { answersOfList } from '../features/posts/post-answers.js';
import { headOfList } from '../features/posts/post-head.js';
import { PostListPage } from './post-list-page.js';

export const head = headOfList(
  'events',
  msg(
    'Breakfasts, workshops and talks by Vela, with people who lead, build and hire: what comes next and what has been.',
  ),
);
export const answers = answersOfList('events');

export const Page = () => (
  <PostListPage category="events" lead={t('Breakfasts, workshops and talks, with people who lead, build and hire.')} />
);
