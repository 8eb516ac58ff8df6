import { describe, expect, test } from '@jest/globals';
import { isStrongMatch } from '@vela/market/strength';
import { ColumnarIndex } from './columnar/columnar-index.js';
import { ExposureTable } from './exposure/index.js';
import { type RankedPage, rankMatches } from './ranking/rank.js';
import { BUNDLED_RATES } from './subjects/rates.js';
import type { MatchProfile } from './subjects/subjects.js';
import { engineProperties, type RankingEngine } from './testing/engine-properties.js';
import { IndexInParts } from './testing/index-in-parts.js';
import type { RankingCase } from './testing/ranking-case.js';
import { rankingProperties } from './testing/ranking-properties.js';

const week = 2900;
/** `MATCH_SEED` repeats a run or makes other worlds. */
const seed = Number(process.env['MATCH_SEED'] ?? 20270118);
const RUNS = 150;
const ENGINE_RUNS = 60;

function plainEngine(world: readonly MatchProfile[]): RankingEngine {
  const [profiles, exposures] = [new Map(world.map((one) => [one.id, one])), new ExposureTable()];
  exposures.advance(1, []);
  return {
    exposures,
    page: (role, question) => rankMatches(role, profiles.values(), { ...question, week, exposures }),
    put: (profile) => void profiles.set(profile.id, profile),
  };
}

function indexEngine(world: readonly MatchProfile[]): RankingEngine {
  const exposures = new ExposureTable();
  exposures.advance(1, []);
  const index = new ColumnarIndex(BUNDLED_RATES, exposures);
  for (const profile of world) index.upsert(profile);
  return {
    exposures,
    page: (role, question) => index.query(role, { ...question, week }),
    put: (profile) => index.upsert(profile),
  };
}

/** As many as leave some of a small world with nobody. */
const PARTITIONS = 4;

function engineInParts(world: readonly MatchProfile[]): RankingEngine {
  const exposures = new ExposureTable();
  exposures.advance(1, []);
  const index = new IndexInParts(PARTITIONS, exposures);
  for (const profile of world) index.upsert(profile);
  return {
    exposures,
    page: (role, question) => index.query(role, { ...question, week }),
    put: (profile) => index.upsert(profile),
  };
}

const exposuresOf = ({ shown = [] }: RankingCase): ExposureTable => {
  const exposures = new ExposureTable();
  exposures.advance(1, shown);
  return exposures;
};

const byTheFunction = (each: RankingCase): RankedPage =>
  rankMatches(each.role, each.world, { week, offset: 0, limit: each.world.length, exposures: exposuresOf(each) });

function byTheIndex(each: RankingCase): RankedPage {
  const index = new ColumnarIndex(BUNDLED_RATES, exposuresOf(each));
  for (const profile of each.world) index.upsert(profile);
  return index.query(each.role, { week, offset: 0, limit: each.world.length });
}

function byThePartitions(each: RankingCase): Promise<RankedPage> {
  const index = new IndexInParts(PARTITIONS, exposuresOf(each));
  for (const profile of each.world) index.upsert(profile);
  return index.query(each.role, { week, offset: 0, limit: each.world.length });
}

const properties = rankingProperties(isStrongMatch, seed, RUNS);
const ofEngines = engineProperties(seed, ENGINE_RUNS);

describe.each([
  ['the plain function', byTheFunction, plainEngine],
  ['the index', byTheIndex, indexEngine],
  ['the index in partitions', byThePartitions, engineInParts],
])('%s', (_, pageOf, engineOf) => {
  test.each(ofEngines)('$property', async ({ cases }) => {
    for (const { role, world, wrongBy } of cases)
      expect({ seed, role, wrong: await wrongBy(engineOf(world)) }).toMatchObject({ wrong: null });
  });

  test.each(properties)('$property', async ({ cases }) => {
    for (const each of cases)
      expect({ seed, role: each.role, wrong: each.wrongIn(await pageOf(each)) }).toMatchObject({ wrong: null });
  });
});

test('the worlds show what they are about: somebody is strong, left out, and as far behind as the turn of exposure', () => {
  const pages = new Map(properties.map(({ property, cases }) => [property, cases.map(byTheFunction)]));
  const all = [...pages.values()].flat().flatMap(({ ranked }) => ranked);
  expect(all.some(({ basisPoints }) => isStrongMatch(basisPoints / 100))).toBe(true);
  expect(all.some(({ exposure }) => exposure > 0)).toBe(true);
  const worlds = properties.flatMap(({ cases }) => cases);
  expect(worlds.some((each) => byTheFunction(each).total < each.world.length)).toBe(true);
});
