import { USUAL_RARITY } from '../components/skills.js';
import type { AskedSkill, LevelledSkill, RelatedSkill } from '../subjects/subjects.js';
import table from './table.json' with { type: 'json' };

export interface NamedSkill {
  readonly id: string;
  readonly name: string;
  /** All other names, where a catalogue adds some of its own to the table's. */
  readonly aliases?: readonly string[] | undefined;
}

/** Of the table of skills; it changes with every alias, relation and rarity. */
export const SKILL_TABLE_VERSION = table.version;

const plain = (name: string): string => name.normalize('NFC').trim().toLowerCase();
const aliases: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(table.aliases));
const related: ReadonlyMap<string, Readonly<Record<string, number>>> = new Map(Object.entries(table.related));
const rarities: ReadonlyMap<string, Readonly<Record<string, number>>> = new Map(Object.entries(table.rarity));

/** @returns other names of a skill, by which it is looked for too */
export const aliasesOf = (name: string): readonly string[] => aliases.get(name) ?? [];

const otherNamesOf = ({ name, aliases }: NamedSkill): readonly string[] => aliases ?? aliasesOf(name);

/** @returns a name without what people write differently: case, spaces, dots, hyphens; "C", "C++" and "C#" stay apart */
export const spellingOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#]/gu, '');

/** @returns the skill one of whose names is spelled so, or undefined */
export const skillSpelled = <Skill extends NamedSkill>(skills: Iterable<Skill>, spelling: string): Skill | undefined =>
  [...skills].find((skill) => [skill.name, ...otherNamesOf(skill)].some((name) => spellingOf(name) === spelling));

/**
 * Finds a skill by any of its names, whatever their case.
 * @param skills those to choose from; a name of one wins over an alias of another
 */
export function skillNamed<Skill extends NamedSkill>(skills: Iterable<Skill>, name: string): Skill | undefined {
  const wanted = plain(name);
  const all = [...skills];
  return (
    all.find((skill) => plain(skill.name) === wanted) ??
    all.find((skill) => otherNamesOf(skill).some((alias) => plain(alias) === wanted))
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
