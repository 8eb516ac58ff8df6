export { startDatastore, type Datastore, type DatastoreOptions } from './server/server.js';
export { FolderError } from './storage/folder.js';
export { chooseStoreWith, type StoreChoiceOptions } from './launcher/choose-store.js';
export { StoreStartError, type ChosenStore } from './launcher/store-choice.js';
