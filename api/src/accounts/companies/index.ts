export { closeCompany } from './close.js';
export { createCompany, namedForm } from './create.js';
export { acceptInvite, leavePlaceholder, revokeInvites } from './invites.js';
export { forgetPlaceholderName, takeOut } from './leave.js';
export { vatCheckOf } from './mappers.js';
export { countriesToIds } from './migrate-countries.js';
export { companyById, readCompany, searcherOf, searcherWith } from './read.js';
export { companyHandlers } from './routes.js';
export { decideVerification, verificationOf } from './verification.js';
