export { signInByCi } from './ci.js';
export { ReleaseClient } from './client.js';
export { Follower } from './follower.js';
