export { listOf } from './list.js';
