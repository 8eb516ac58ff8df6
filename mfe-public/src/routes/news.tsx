import { PostListPage } from './post-list-page.js';

export const Page = () => (
  <PostListPage category="news" lead="What changes on Vela, and what we learn about pay, roles and hiring." />
);
