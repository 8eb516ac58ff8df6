export { signInByCi } from './ci.js';
export { ReleaseClient } from './client.js';
export { FollowedPreviews } from './followed-previews.js';
export { Follower } from './follower.js';
