export { CachedPosts } from './answers.js';
export { postHandlers } from './routes.js';
