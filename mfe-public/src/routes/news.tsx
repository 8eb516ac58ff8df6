import { msg, t } from '@vela/language';
import { answersOfList } from '../features/posts/post-answers.js';
import { headOfList } from '../features/posts/post-head.js';
import { PostListPage } from './post-list-page.js';

const LEAD = msg('What changes on Vela, and what we learn about pay, roles and hiring.');

export const head = headOfList('news', LEAD);
export const answers = answersOfList('news');

export const Page = () => <PostListPage category="news" lead={t(LEAD)} />;
