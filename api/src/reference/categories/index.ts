export { Catalogue, type CatalogueCategory, type CatalogueSnapshot, foundBy, snapshotOf } from './catalogue.js';
export { formerNamesOf, givenNames, namesSoFar, shareName, storedNames } from './names.js';
export { categoryHandlers } from './routes.js';
export { wordedBreakdown } from './worded.js';
