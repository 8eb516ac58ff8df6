export { beginsWith, plainText } from './plain-text.js';
export { searchWordsOf, wordsBegin } from './words.js';
