// Makes the table of skills from curated relations, public topics and a market's own counts: `npm run skill-table`.
// The same sources give the same table to the byte; it is committed, and its version stands in every explanation.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { countSkills } from '@vela/demo-market/skill-counts';

const folder = path.join(import.meta.dirname, 'skills');
const target = path.resolve(import.meta.dirname, '../src/skills/table.json');
const read = async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8'));
const [curated, { topics }] = [await read('curated.json'), await read('github-topics.json')];

const MARKET = 7;
const PEOPLE = 40_000;
/** Of those who hold one of two skills, how many hold both, from which on each stands in for a quarter of the other. */
const TOGETHER_SHARE = 0.5;
/** Fewer holders than this say nothing. */
const HOLDERS_LEAST = 50;
/** Related skills of one, those that count most first. */
const RELATED_MOST = 6;
const TOPIC_QUARTERS = 1;
const ALIASES_MOST = 8;
const RARITY = { least: 50, usual: 100, most: 200 };

const counts = countSkills(MARKET, PEOPLE);
/** What the market holds, and what was curated for catalogues that have more. */
const names = [
  ...new Set([
    ...counts.flatMap(({ holders }) => Object.keys(holders)),
    ...[...curated.standsInFor, ...curated.alike].flatMap(([one, other]) => [one, other]),
    ...Object.keys(curated.aliases),
  ]),
].sort();
const plain = (name) =>
  name
    .toLowerCase()
    .replace(/\+\+/g, 'pp')
    .replace(/#/g, 'sharp')
    .replace(/^\./, 'dot')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
const nameOf = new Map(names.map((name) => [plain(name), name]));

const aliases = new Map(names.map((name) => [name, new Set(curated.aliases[name] ?? [])]));
const related = new Map(names.map((name) => [name, new Map()]));
/** Who asks for the one and meets the other counts so many quarters; of several sources the highest counts. */
function relate(asked, held, quarters) {
  const known = related.get(asked);
  if (known !== undefined && related.has(held) && asked !== held)
    known.set(held, Math.max(known.get(held) ?? 0, quarters));
}

for (const [asked, held, quarters] of curated.standsInFor) relate(asked, held, quarters);
for (const [one, other, quarters] of curated.alike) {
  relate(one, other, quarters);
  relate(other, one, quarters);
}
for (const [key, topic] of Object.entries(topics)) {
  const name = nameOf.get(plain(topic.name)) ?? nameOf.get(key);
  if (name === undefined) continue;
  const known = aliases.get(name);
  const taken = new Set([...known, name].map(plain));
  for (const alias of topic.aliases) if (!taken.has(plain(alias)) && !nameOf.has(plain(alias))) known.add(alias);
  for (const other of topic.related) {
    const held = nameOf.get(plain(other));
    if (held === undefined) continue;
    relate(name, held, TOPIC_QUARTERS);
    relate(held, name, TOPIC_QUARTERS);
  }
}
for (const { holders, together } of counts)
  for (const [one, other, both] of together) {
    const either = holders[one] + holders[other] - both;
    if (Math.min(holders[one], holders[other]) < HOLDERS_LEAST || both / either < TOGETHER_SHARE) continue;
    relate(one, other, 1);
    relate(other, one, 1);
  }

const median = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1];
/** Against the median of the category: a skill that a quarter as many hold weighs twice as much. */
const rarityOf = (holders, usual) =>
  Math.min(RARITY.most, Math.max(RARITY.least, Math.round(RARITY.usual * Math.sqrt(usual / holders))));

const lines = (entries) => `{\n${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',\n')}\n}`;
const sections = {
  aliases: lines(
    names.filter((name) => aliases.get(name).size > 0).map((name) => [name, [...aliases.get(name)].slice(0, ALIASES_MOST)]),
  ),
  related: lines(
    names
      .filter((name) => related.get(name).size > 0)
      .map((name) => [
        name,
        Object.fromEntries(
          [...related.get(name)].sort(([a, p], [b, q]) => q - p || (a < b ? -1 : 1)).slice(0, RELATED_MOST),
        ),
      ]),
  ),
  rarity: lines(
    counts.map(({ category, holders }) => {
      const usual = median(Object.values(holders));
      const entries = Object.entries(holders).sort(([a], [b]) => (a < b ? -1 : 1));
      return [category, Object.fromEntries(entries.map(([name, count]) => [name, rarityOf(count, usual)]))];
    }),
  ),
};
const body = Object.entries(sections)
  .map(([key, text]) => `"${key}":${text}`)
  .join(',\n');
const version = createHash('sha256').update(body).digest('hex').slice(0, 8);
await writeFile(target, `{\n"version":"${version}",\n${body}\n}\n`);
console.log(`table of skills ${version}: ${names.length} skills`);
