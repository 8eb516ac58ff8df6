export { useNow } from './use-now.js';
