export { profileViewHandlers } from './routes.js';
