export { KeptAnswers } from './answers.js';
export { postHandlers } from './routes.js';
