export { type Replies, ReplyBoard } from './reply-board.js';
export { isLong, wordsIn } from './words.js';
