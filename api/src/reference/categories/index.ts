export { Catalogue, type CatalogueCategory, type CatalogueSnapshot, snapshotOf } from './catalogue.js';
export { categoryHandlers } from './routes.js';
