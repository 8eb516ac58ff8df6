export { drawPaper, sekText, type Paper, type Party } from './paper.js';
