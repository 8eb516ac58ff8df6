import { describe, expect, test } from '@jest/globals';
import { isStrongMatch } from '@vela/market/strength';
import { ColumnarIndex } from './columnar/columnar-index.js';
import { ExposureTable } from './exposure/index.js';
import { type RankedPage, rankMatches } from './ranking/rank.js';
import { BUNDLED_RATES } from './subjects/rates.js';
import type { RankingCase } from './testing/ranking-case.js';
import { rankingProperties } from './testing/ranking-properties.js';

const week = 2900;
/** `MATCH_SEED` repeats a run or makes other worlds. */
const seed = Number(process.env['MATCH_SEED'] ?? 20270118);
const RUNS = 150;

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

const properties = rankingProperties(isStrongMatch, seed, RUNS);

describe.each([
  ['the plain function', byTheFunction],
  ['the index', byTheIndex],
])('%s', (_, pageOf) => {
  test.each(properties)('$property', ({ cases }) => {
    for (const each of cases)
      expect({ seed, role: each.role, wrong: each.wrongIn(pageOf(each)) }).toMatchObject({ wrong: null });
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
