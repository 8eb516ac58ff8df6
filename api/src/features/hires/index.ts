export { invoiceDueHires } from './invoicing.js';
export { type HireDocument, hireModel } from './model.js';
export { hireHandlers } from './routes.js';
