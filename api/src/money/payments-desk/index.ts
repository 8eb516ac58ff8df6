export { paymentsDeskHandlers } from './routes.js';
