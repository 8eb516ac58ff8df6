export { createTalentSeekerProfile } from './create.js';
export { readTalentSeeker } from './read.js';
export { talentSeekerHandlers } from './routes.js';
