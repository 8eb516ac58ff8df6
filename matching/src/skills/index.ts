export {
  aliasesOf,
  askedSkills,
  type NamedSkill,
  SKILL_TABLE_VERSION,
  skillNamed,
  skillSpelled,
  spellingOf,
} from './table.js';
