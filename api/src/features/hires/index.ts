export { invoiceDueHires } from './invoicing.js';
export { hireModel, type HireDocument } from './model.js';
export { hireHandlers } from './routes.js';
