export { Catalogue, type CatalogueCategory, type CatalogueSnapshot, snapshotOf } from './catalogue.js';
export { formerNamesOf, givenNames, shareName, storedNames } from './names.js';
export { categoryHandlers } from './routes.js';
export { wordedBreakdown } from './worded.js';
