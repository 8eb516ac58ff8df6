export { bookkeepingHandlers } from './routes.js';
