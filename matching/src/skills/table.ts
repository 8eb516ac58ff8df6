/** Of the table of skills: raised whenever a relation, an alias or a rarity changes. */
export const SKILL_TABLE_VERSION = '2026-11-22';
