export { AnswerCache, type CachedAnswer, sendCached } from './answer-cache.js';
