import type { PageHead } from '@vela/contracts/remote';
import { answersOfList } from '../features/posts/post-answers.js';
import { PostListPage } from './post-list-page.js';

export const head: PageHead = { description: 'What changes on Vela, and what we learn about pay, roles and hiring.' };
export const answers = answersOfList('news');

export const Page = () => (
  <PostListPage category="news" lead="What changes on Vela, and what we learn about pay, roles and hiring." />
);
