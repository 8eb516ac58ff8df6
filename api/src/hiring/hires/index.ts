export { invoiceDueHires } from './invoicing.js';
export { hireHandlers } from './routes.js';
