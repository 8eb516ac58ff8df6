export { talentSearchHandlers } from './routes.js';
export { searcherOf } from './search.js';
