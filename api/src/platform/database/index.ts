export { type StoreAvailability, watchAvailability } from './availability.js';
export { beginAnew } from './begin-anew.js';
export { connectStore } from './connect.js';
export { refuseEmbeddedStore } from './embedded.js';
export { migrate, type Migration } from './migrations.js';
export { randomId } from './random-id.js';
export { storedSecret } from './settings.js';
export { startingOver } from './starting-over.js';
export { type RunInTransaction, transactionsOn } from './transactions.js';
