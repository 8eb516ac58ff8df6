export { boundedText } from './bounded-text.js';
