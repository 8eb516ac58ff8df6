export { folded } from './letters.js';
