import { CATEGORIES } from '../catalogue/index.js';
import { idOfName } from '../chance/ids.js';
import { talentOf } from '../market/talent.js';

/** Who holds what in one category of a market, and what they hold together. */
export interface SkillCounts {
  readonly category: string;
  readonly people: number;
  readonly holders: Readonly<Record<string, number>>;
  readonly together: readonly (readonly [one: string, other: string, people: number])[];
}

/** The moment that markets are counted at: what people hold does not follow from it. */
const NOW = new Date(Date.UTC(2026, 10, 1));

/**
 * Counts the skills of a market's people, for the table of skills (`npm run skill-table`).
 * @param number of the market, as `--random` gives it
 * @param people how many of its talents are looked at
 * @returns by category, in the catalogue's order
 */
export function countSkills(number: number, people: number): SkillCounts[] {
  const nameOf = new Map(
    CATEGORIES.flatMap(({ shared, fields }) => [...shared, ...Object.values(fields).flat()]).map((name) => [
      idOfName('skill', name).toHexString(),
      name,
    ]),
  );
  const counts = new Map(
    CATEGORIES.map(({ name }) => [
      idOfName('category', name).toHexString(),
      { category: name, people: 0, holders: new Map<string, number>(), together: new Map<string, number>() },
    ]),
  );
  const add = (map: Map<string, number>, key: string): void => {
    map.set(key, (map.get(key) ?? 0) + 1);
  };
  for (let n = 0; n < people; n += 1) {
    const { profile } = talentOf({ number, now: NOW }, n);
    const count = counts.get(profile.categoryId?.toHexString() ?? '');
    if (count === undefined) continue;
    count.people += 1;
    const names = profile.skills.map(({ skillId }) => nameOf.get(skillId.toHexString()) ?? '').sort();
    names.forEach((one, index) => {
      add(count.holders, one);
      for (const other of names.slice(index + 1)) add(count.together, `${one}\n${other}`);
    });
  }
  return [...counts.values()].map(({ together, holders, ...count }) => ({
    ...count,
    holders: Object.fromEntries(holders),
    together: [...together].map(([pair, both]) => {
      const [one = '', other = ''] = pair.split('\n');
      return [one, other, both] as const;
    }),
  }));
}
