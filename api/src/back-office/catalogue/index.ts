export { finishCatalogueChanges } from './follow-change.js';
export { catalogueHandlers } from './routes.js';
