export { SkillPicker } from './skill-picker.js';
export { SkillRating } from './skill-rating.js';
