export { analyticsHandlers } from './routes.js';
