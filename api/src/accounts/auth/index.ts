export { authHandlers } from './routes.js';
export { endSession } from './session.js';
