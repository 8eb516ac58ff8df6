export {
  aliasesOf,
  askedSkills,
  categoryInTable,
  type NamedSkill,
  SKILL_TABLE_VERSION,
  skillInTable,
  skillNamed,
  skillSpelled,
  spellingOf,
  type TableNames,
} from './table.js';
