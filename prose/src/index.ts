export { Prose } from './prose.js';
