export { readSessionUser } from './read.js';
export { sessionUserHandlers } from './routes.js';
