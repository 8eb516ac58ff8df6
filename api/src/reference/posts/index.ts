export { type PostCategory, type PostDocument, postModel } from '../../records/post.js';
export { KeptAnswers } from './kept-answers.js';
export { postHandlers } from './routes.js';
