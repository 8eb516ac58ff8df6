export { type DocumentInfo, drawDocument } from './draw.js';
