export { type AskedWords, askedWords, saysAll, wordsIn } from './words.js';
