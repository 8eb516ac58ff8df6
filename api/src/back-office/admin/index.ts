export { adminHandlers } from './routes.js';
