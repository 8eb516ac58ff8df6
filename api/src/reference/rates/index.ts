export { rateHandlers } from './routes.js';
