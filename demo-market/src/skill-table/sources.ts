// What the table of skills is made of beside a market's counts (NOTICE.md tells where it comes from).
import curatedFile from './curated.json' with { type: 'json' };
import topicsFile from './github-topics.json' with { type: 'json' };

/** Who asks for the one and meets the other counts so many quarters. */
export type Relation = readonly [asked: string, held: string, quarters: number];

interface Curated {
  readonly aliases: ReadonlyMap<string, readonly string[]>;
  /** In one direction. */
  readonly standsInFor: readonly Relation[];
  /** In both. */
  readonly alike: readonly Relation[];
}

/** A topic of github/explore, with names as that spells them. */
interface Topic {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly related: readonly string[];
}

/** @throws TypeError for what is no relation */
function relationOf(row: readonly (string | number)[]): Relation {
  const [asked, held, quarters] = row;
  if (typeof asked !== 'string' || typeof held !== 'string' || typeof quarters !== 'number')
    throw new TypeError(`${JSON.stringify(row)} is no relation of two skills with its quarters.`);
  return [asked, held, quarters];
}

export const CURATED: Curated = {
  aliases: new Map(Object.entries(curatedFile.aliases)),
  standsInFor: curatedFile.standsInFor.map(relationOf),
  alike: curatedFile.alike.map(relationOf),
};

/** By the key of each topic. */
export const TOPICS: ReadonlyMap<string, Topic> = new Map(Object.entries(topicsFile.topics));
