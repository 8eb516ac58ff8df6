export { createJobSeekerProfile } from './create.js';
export { identityIn } from './identity.js';
export { anonymousProfileOf, extraProfileOf, hiddenProfileOf, ownProfileOf } from './mappers.js';
export type { ProfileWatcher } from './profile-watcher.js';
export { identityProblems } from './public-texts.js';
export { jobSeekerHandlers } from './routes.js';
