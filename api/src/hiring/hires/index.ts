export { type HireDocument, hireModel } from '../../records/hire.js';
export { invoiceDueHires } from './invoicing.js';
export { hireHandlers } from './routes.js';
