export { type DocumentPage, drawDocument, type Party } from './pages.js';
