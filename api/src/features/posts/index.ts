export { KeptAnswers } from './kept-answers.js';
export { type PostCategory, type PostDocument, postModel } from './model.js';
export { postHandlers } from './routes.js';
