export { makeProfilesConsistent } from './consistent-profiles.js';
export { createJobSeekerProfile } from './create.js';
export {
  anonymousProfileOf,
  desiredRolesOf,
  extraProfileOf,
  hiddenProfileOf,
  keptExtraOf,
  listedProfileOf,
  ownProfileOf,
} from './mappers.js';
export { findOwnProfile, ownProfile } from './own-profile.js';
export type { ProfileWatcher } from './profile-watcher.js';
export { checkAnonymousTexts, identityProblems } from './public-texts.js';
export { refreshInitials } from './refresh-initials.js';
export { jobSeekerHandlers } from './routes.js';
export { withholdTellingTexts } from './withhold-texts.js';
