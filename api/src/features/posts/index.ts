export { KeptAnswers } from './kept-answers.js';
export { postModel, type PostCategory, type PostDocument } from './model.js';
export { postHandlers } from './routes.js';
