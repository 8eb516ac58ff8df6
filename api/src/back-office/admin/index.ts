export { dropShortIndexes } from './drop-short-indexes.js';
export { fillPostWords, forgetPostWords, postWordsOf } from './post-words.js';
export { adminHandlers } from './routes.js';
