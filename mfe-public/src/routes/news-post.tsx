import { headOfPost } from '../features/posts/post-head.js';
import { PostPage } from './post-page.js';

export const head = headOfPost('news');

export const Page = () => <PostPage category="news" />;
