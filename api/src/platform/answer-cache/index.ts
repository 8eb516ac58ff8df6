export { AnswerCache, type KeptAnswer, sendKept } from './answer-cache.js';
