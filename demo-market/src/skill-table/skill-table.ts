import { createHash } from 'node:crypto';
import { relationsOf, type SkillRelations } from './relations.js';
import { countSkills, type SkillCounts } from './skill-counts.js';

/** The market whose people are counted, as `--random` names it, and how many of them. */
const MARKET = 7;
const PEOPLE = 40_000;
/** Related skills of one, those that count most first. */
const RELATED_MOST = 6;
const ALIASES_MOST = 8;
const RARITY = { least: 50, usual: 100, most: 200 };
const VERSION_LENGTH = 8;

type Entry = readonly [key: string, value: unknown];

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? 0;
}

/** Against the median of the category: a skill that a quarter as many hold weighs twice as much. */
const rarityOf = (holders: number, usual: number): number =>
  Math.min(RARITY.most, Math.max(RARITY.least, Math.round(RARITY.usual * Math.sqrt(usual / holders))));

const aliasesOf = ({ aliases }: SkillRelations): Entry[] =>
  [...aliases].filter(([, of]) => of.size > 0).map(([name, of]) => [name, [...of].slice(0, ALIASES_MOST)]);

const relatedOf = ({ related }: SkillRelations): Entry[] =>
  [...related]
    .filter(([, of]) => of.size > 0)
    .map(([name, of]) => [
      name,
      Object.fromEntries([...of].sort((one, other) => other[1] - one[1] || byName(one, other)).slice(0, RELATED_MOST)),
    ]);

const raritiesOf = (counts: readonly SkillCounts[]): Entry[] =>
  counts.map(({ category, holders }) => {
    const usual = median(Object.values(holders));
    const entries = Object.entries(holders).sort(byName);
    return [category, Object.fromEntries(entries.map(([name, count]) => [name, rarityOf(count, usual)]))];
  });

/** One entry a line, so that a change shows what it touches. */
const lines = (entries: readonly Entry[]): string =>
  `{\n${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',\n')}\n}`;

/** @returns the text of `matching/src/skills/table.json`, the same to the byte for the same sources */
export function skillTable(): { readonly text: string; readonly version: string; readonly skills: number } {
  const counts = countSkills(MARKET, PEOPLE);
  const relations = relationsOf(counts);
  const sections = { aliases: aliasesOf(relations), related: relatedOf(relations), rarity: raritiesOf(counts) };
  const body = Object.entries(sections)
    .map(([key, entries]) => `"${key}":${lines(entries)}`)
    .join(',\n');
  const version = createHash('sha256').update(body).digest('hex').slice(0, VERSION_LENGTH);
  return { text: `{\n"version":"${version}",\n${body}\n}\n`, version, skills: relations.aliases.size };
}
