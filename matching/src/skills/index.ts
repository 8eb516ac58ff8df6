export { aliasesOf, askedSkills, type NamedSkill, SKILL_TABLE_VERSION, skillNamed } from './table.js';
