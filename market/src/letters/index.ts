export { folded } from './letters.js';
export { plain, type Reading, readingOf, rewritten } from './reading.js';
