import { PostListPage } from './post-list-page.js';

export const Page = () => (
  <PostListPage
    category="events"
    lead="Breakfasts, workshops and talks, with people who lead, build and hire."
  />
);
