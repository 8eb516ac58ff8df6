export { drawPaper, type Paper, type Party } from './paper.js';
