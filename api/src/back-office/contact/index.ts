export { contactHandlers } from './routes.js';
