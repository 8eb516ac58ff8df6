export { scoreContestHandlers } from './routes.js';
