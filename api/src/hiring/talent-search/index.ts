export { talentSearchHandlers } from './routes.js';
