export { SKILL_TABLE_VERSION } from './table.js';
