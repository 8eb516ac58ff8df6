export { marketFigureHandlers } from './routes.js';
