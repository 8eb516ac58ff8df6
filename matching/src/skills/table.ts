import { USUAL_RARITY } from '../components/skills.js';
import type { AskedSkill, LevelledSkill, RelatedSkill } from '../subjects.js';
import table from './table.json' with { type: 'json' };

export interface NamedSkill {
  readonly id: string;
  readonly name: string;
}

/** Of the table of skills; it changes with every alias, relation and rarity. */
export const SKILL_TABLE_VERSION = table.version;

const plain = (name: string): string => name.normalize('NFC').trim().toLowerCase();
const aliases: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(table.aliases));
const related: ReadonlyMap<string, Readonly<Record<string, number>>> = new Map(Object.entries(table.related));
const rarities: ReadonlyMap<string, Readonly<Record<string, number>>> = new Map(Object.entries(table.rarity));

/** @returns other names of a skill, by which it is looked for too */
export const aliasesOf = (name: string): readonly string[] => aliases.get(name) ?? [];

/**
 * Finds a skill by any of its names, whatever their case.
 * @param skills those to choose from; a name of one wins over an alias of another
 */
export function skillNamed<Skill extends NamedSkill>(skills: Iterable<Skill>, name: string): Skill | undefined {
  const wanted = plain(name);
  const all = [...skills];
  return (
    all.find((skill) => plain(skill.name) === wanted) ??
    all.find((skill) => aliasesOf(skill.name).some((alias) => plain(alias) === wanted))
  );
}

const isQuarters = (quarters: number): quarters is RelatedSkill['quarters'] =>
  quarters === 1 || quarters === 2 || quarters === 3;

/**
 * What the table says of the skills that a role asks for.
 * @param category its name, which rarity is counted in
 * @param idOf the catalogue's id of a skill's name, undefined for one that it does not have
 */
export const askedSkills = (
  skills: readonly LevelledSkill[],
  category: string,
  idOf: (name: string) => string | undefined,
): AskedSkill[] =>
  skills.map((skill) => ({
    ...skill,
    rarity: rarities.get(category)?.[skill.name] ?? USUAL_RARITY,
    related: Object.entries(related.get(skill.name) ?? {}).flatMap(([name, quarters]): RelatedSkill[] => {
      const skillId = idOf(name);
      return skillId === undefined || !isQuarters(quarters) ? [] : [{ skillId, name, quarters }];
    }),
  }));
