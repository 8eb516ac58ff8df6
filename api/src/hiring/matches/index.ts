export { matchHandlers } from './routes.js';
