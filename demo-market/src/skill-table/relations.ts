import type { SkillCounts } from './skill-counts.js';
import { CURATED, TOPICS } from './sources.js';

/** Of those who hold one of two skills, how many hold both, from which on each stands in for a quarter of the other. */
const TOGETHER_SHARE = 0.5;
/** Fewer holders than this say nothing. */
const HOLDERS_LEAST = 50;
const TOPIC_QUARTERS = 1;
const TOGETHER_QUARTERS = 1;

/** What is known of the skills by their names, in an order that the same sources always give. */
export interface SkillRelations {
  readonly aliases: ReadonlyMap<string, ReadonlySet<string>>;
  /** By the skill that is asked for: who stands in for it, and for how many quarters. */
  readonly related: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** A skill as topics spell it: `C++` is `cpp`, `Node.js` is `node-js`. */
const topicKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\+\+/g, 'pp')
    .replace(/#/g, 'sharp')
    .replace(/^\./, 'dot')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** @returns what the market holds, and what was curated for catalogues that have more */
function namesOf(counts: readonly SkillCounts[]): string[] {
  return [
    ...new Set([
      ...counts.flatMap(({ holders }) => Object.keys(holders)),
      ...[...CURATED.standsInFor, ...CURATED.alike].flatMap(([one, other]) => [one, other]),
      ...CURATED.aliases.keys(),
    ]),
  ].sort();
}

/** @param counts of a market's skills @returns aliases and relations of every skill that any source names */
export function relationsOf(counts: readonly SkillCounts[]): SkillRelations {
  const names = namesOf(counts);
  const nameOf = new Map(names.map((name) => [topicKey(name), name]));
  const aliases = new Map(names.map((name) => [name, new Set(CURATED.aliases.get(name))]));
  const related = new Map(names.map((name) => [name, new Map<string, number>()]));

  /** Of several sources the highest counts. */
  function relate(asked: string, held: string, quarters: number): void {
    const known = related.get(asked);
    if (known !== undefined && related.has(held) && asked !== held)
      known.set(held, Math.max(known.get(held) ?? 0, quarters));
  }
  function relateBoth(one: string, other: string, quarters: number): void {
    relate(one, other, quarters);
    relate(other, one, quarters);
  }

  for (const relation of CURATED.standsInFor) relate(...relation);
  for (const relation of CURATED.alike) relateBoth(...relation);
  for (const [key, topic] of TOPICS) {
    const name = nameOf.get(topicKey(topic.name)) ?? nameOf.get(key);
    if (name === undefined) continue;
    const known = aliases.get(name) ?? new Set();
    const taken = new Set([...known, name].map(topicKey));
    for (const alias of topic.aliases)
      if (!taken.has(topicKey(alias)) && !nameOf.has(topicKey(alias))) known.add(alias);
    for (const other of topic.related) {
      const held = nameOf.get(topicKey(other));
      if (held !== undefined) relateBoth(name, held, TOPIC_QUARTERS);
    }
  }
  for (const { holders, together } of counts)
    for (const [one, other, both] of together) {
      const [ones, others] = [holders[one] ?? 0, holders[other] ?? 0];
      if (Math.min(ones, others) < HOLDERS_LEAST || both / (ones + others - both) < TOGETHER_SHARE) continue;
      relateBoth(one, other, TOGETHER_QUARTERS);
    }
  return { aliases, related };
}
