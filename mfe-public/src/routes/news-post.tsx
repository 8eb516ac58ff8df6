import { PostPage } from './post-page.js';

export const Page = () => <PostPage category="news" />;
