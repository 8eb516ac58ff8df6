import { answersOfList } from '../features/posts/post-answers.js';
import { headOfList } from '../features/posts/post-head.js';
import { PostListPage } from './post-list-page.js';

export const head = headOfList('news', 'What changes on Vela, and what we learn about pay, roles and hiring.');
export const answers = answersOfList('news');

export const Page = () => (
  <PostListPage category="news" lead="What changes on Vela, and what we learn about pay, roles and hiring." />
);
