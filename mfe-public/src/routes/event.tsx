import { answersOfPost } from '../features/posts/post-answers.js';
import { headOfPost } from '../features/posts/post-head.js';
import { PostPage } from './post-page.js';

export const head = headOfPost('events');
export const answers = answersOfPost('events');

export const Page = () => <PostPage category="events" />;
