export { consistent } from './consistent.js';
export { type ContradictionField, statedContradictions, type StatedProfile } from './contradictions.js';
