export { type AskedOfTalent, requirementText } from './requirement-text.js';
