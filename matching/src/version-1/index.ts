export { scoreVersion1 } from './score.js';
