export { healthHandlers } from './routes.js';
