export { fairnessHandlers } from './routes.js';
