export { chooseStoreWith, type StoreChoiceOptions } from './launcher/choose-store.js';
export { type ChosenStore, StoreStartError } from './launcher/store-choice.js';
export { type Datastore, type DatastoreOptions, startDatastore } from './server/server.js';
export { backUp, restore } from './storage/backup.js';
export { FolderError, isHeld } from './storage/folder.js';
