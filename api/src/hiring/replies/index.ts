export { type Replies, ReplyBoard } from './reply-board.js';
