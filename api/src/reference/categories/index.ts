export { Catalogue, type CatalogueCategory, type CatalogueSnapshot } from './catalogue.js';
export { categoryHandlers } from './routes.js';
