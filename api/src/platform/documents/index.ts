export { type DocumentPage, drawDocument, type Party, sekText } from './pages.js';
