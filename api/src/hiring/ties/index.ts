export { tiesOf } from './ties.js';
