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

const knownSkills: ReadonlySet<string> = new Set([
  ...aliases.keys(),
  ...[...related].flatMap(([name, others]) => [name, ...Object.keys(others)]),
  ...[...rarities.values()].flatMap((ofCategory) => Object.keys(ofCategory)),
]);

/**
 * @param names all that a skill was ever called, the name of today first
 * @returns the first of them that the table knows; undefined where it knows none
 */
export const skillInTable = (names: readonly string[]): string | undefined =>
  names.find((name) => knownSkills.has(name));

/** @returns the same of a category */
export const categoryInTable = (names: readonly string[]): string | undefined =>
  names.find((name) => rarities.has(name));

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

/** What a catalogue's terms are called in the table, whatever they are called by now. */
export interface TableNames {
  /** Of the category that rarity is counted in; undefined where the table does not know it. */
  readonly category: string | undefined;
  /** @returns the table's name of a skill, undefined where it does not know it */
  readonly nameOf: (skillId: string) => string | undefined;
  /** @returns the catalogue's skills that the table calls so */
  readonly called: (tableName: string) => readonly Pick<NamedSkill, 'id' | 'name'>[];
}

/** @returns what the table says of the skills that a role asks for */
export const askedSkills = (skills: readonly LevelledSkill[], { category, nameOf, called }: TableNames): AskedSkill[] =>
  skills.map((skill) => {
    const own = nameOf(skill.skillId) ?? '';
    return {
      ...skill,
      rarity: rarities.get(category ?? '')?.[own] ?? USUAL_RARITY,
      related: Object.entries(related.get(own) ?? {}).flatMap(([other, quarters]): RelatedSkill[] =>
        isQuarters(quarters) ? called(other).map(({ id, name }) => ({ skillId: id, name, quarters })) : [],
      ),
    };
  });
