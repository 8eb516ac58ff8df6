export { createCompany, namedForm } from './create.js';
export { acceptInvite } from './invites.js';
export { memberIdsOf, readCompany } from './read.js';
export { companyHandlers } from './routes.js';
