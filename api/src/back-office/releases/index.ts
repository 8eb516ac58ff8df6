export { releaseHandlers } from './routes.js';
