export { drawPaper, type Paper, type Party, sekText } from './paper.js';
