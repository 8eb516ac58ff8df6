export { usualName } from './usual-names.js';
