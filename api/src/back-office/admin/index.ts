export { dropShortIndexes } from './drop-short-indexes.js';
export { adminHandlers } from './routes.js';
