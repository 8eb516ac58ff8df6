export { deskHandlers } from './routes.js';
