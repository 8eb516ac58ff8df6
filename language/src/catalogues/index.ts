export { catalogueOf, loadCatalogues, readMessages } from './files.js';
export { pseudoMessage } from './pseudo.js';
