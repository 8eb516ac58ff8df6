export { startDatastore, type Datastore, type DatastoreOptions } from './server/server.js';
export { FolderError } from './storage/folder.js';
