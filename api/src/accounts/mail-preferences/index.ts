export { mailPreferenceHandlers } from './routes.js';
