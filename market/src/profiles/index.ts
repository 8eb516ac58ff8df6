export { consistent } from './consistent.js';
export { type ContradictionField, statedContradictions, type StatedProfile } from './contradictions.js';
export { matchedRoleOf } from './matched-role.js';
export { type AskedRange, rangeProblem } from './pay-range.js';
export { seniorityYears, type StatedYears, totalYears, yearsInRoles } from './stated-years.js';
