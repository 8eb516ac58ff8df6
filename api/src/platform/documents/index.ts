export { drawPaper, type Paper, type Party, sekText } from './pages.js';
