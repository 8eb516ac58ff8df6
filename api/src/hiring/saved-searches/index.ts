export { savedSearchHandlers } from './routes.js';
export { tellOfNewPeople } from './tell.js';
