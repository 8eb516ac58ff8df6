import type { PageHead } from '@vela/contracts/remote';
import { answersOfList } from '../features/posts/post-answers.js';
import { PostListPage } from './post-list-page.js';

export const head: PageHead = { description: 'Breakfasts, workshops and talks by Vela, with people who lead, build and hire: what comes next and what has been.' };
export const answers = answersOfList('events');

export const Page = () => (
  <PostListPage
    category="events"
    lead="Breakfasts, workshops and talks, with people who lead, build and hire."
  />
);
