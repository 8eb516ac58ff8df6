export { Markdown } from './markdown.js';
