export { AnswerCache, sendKept, type KeptAnswer } from './answer-cache.js';
