import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Connection } from 'mongoose';
import { isStrongMatch } from '@vela/market/strength';
import { BUNDLED_RATES, ExposureTable, type MatchProfile, rankMatches } from '@vela/matching';
import { engineProperties, type RankingEngine, rankingProperties, wrongRankings } from '@vela/matching/testing';
import { categoryNaming, documentOf, storedIds } from '../../../../tests/support/match-world.js';
import { startTestStore, type TestStore } from '../../../../tests/support/store.js';
import { connectStore } from '../../../platform/database/index.js';
import { createLog } from '../../../platform/observability/index.js';
import { createModels } from '../../../records/models.js';
import { Catalogue } from '../../../reference/categories/catalogue.js';
import { PipelineEngine } from './pipeline-engine.js';

const week = 2900;
/** `MATCH_SEED` repeats a run or makes other worlds. */
const seed = Number(process.env['MATCH_SEED'] ?? 20270118);
const RUNS = 6;
/** Of properties that ask more than once. */
const ENGINE_RUNS = 3;
const PATIENCE_MS = 240_000;

// Every case has a category of its own: all of them lie in one store.
const properties = rankingProperties(isStrongMatch, seed, RUNS).map(({ property, cases }) => ({
  property,
  cases: cases.map((each) => ({
    ...each,
    role: storedIds.role(each.role),
    world: each.world.map(storedIds.profile),
  })),
}));
const ofEngines = engineProperties(seed, ENGINE_RUNS);
const wrong = wrongRankings(seed, 300).map(({ name, role, market, wrongIn }) => ({
  name,
  role: storedIds.role(role),
  market: market.map(storedIds.profile),
  wrongIn,
}));

let store: TestStore;
let connection: Connection;
let engine: PipelineEngine;
let asked: RankingEngine;

beforeAll(async () => {
  store = await startTestStore();
  connection = await connectStore(store.uri);
  const models = createModels(connection);
  const cases = properties.flatMap((each) => each.cases);
  const further = ofEngines.flatMap((each) => each.cases);
  const everybody: readonly MatchProfile[] = [
    ...[...cases, ...wrong].flatMap((each) => ('world' in each ? each.world : each.market)),
    ...further.flatMap(({ world }) => world.map(storedIds.profile)),
  ];
  const roles = [...[...cases, ...wrong].map(({ role }) => role), ...further.map(({ role }) => storedIds.role(role))];
  await models.categories.collection.insertOne(categoryNaming(everybody, roles));
  await models.jobSeekerProfiles.collection.insertMany(everybody.map(documentOf));
  const exposures = new ExposureTable();
  exposures.advance(
    1,
    cases.flatMap(({ shown = [] }) => shown),
  );
  engine = new PipelineEngine(models.jobSeekerProfiles, new Catalogue(models.categories), {
    rates: BUNDLED_RATES,
    exposures,
    log: createLog({ logLevel: 'silent', version: 'test' }),
  });
  await engine.start();
  asked = {
    exposures,
    page: (role, question) => engine.rank(storedIds.role(role), { ...question, week }),
    put: async (profile) => {
      const { _id, ...document } = documentOf(storedIds.profile(profile));
      await models.jobSeekerProfiles.collection.replaceOne({ _id }, document, { upsert: true });
    },
  };
}, PATIENCE_MS);
afterAll(async () => {
  await engine.stop();
  await connection.close();
  await store.stop();
});

describe('the pipeline', () => {
  test.each(properties)(
    '$property',
    async ({ cases }) => {
      for (const { role, world, wrongIn } of cases) {
        const page = await engine.rank(role, { week, offset: 0, limit: world.length });
        expect({ seed, role, wrong: wrongIn(page) }).toMatchObject({ wrong: null });
      }
    },
    PATIENCE_MS,
  );

  test.each(ofEngines)(
    '$property',
    async ({ cases }) => {
      for (const { role, wrongBy } of cases)
        expect({ seed, role, wrong: await wrongBy(asked) }).toMatchObject({ wrong: null });
    },
    PATIENCE_MS,
  );
});

describe('the worlds in which version 1 ranked people wrongly, by the pipeline', () => {
  test.each(wrong)(
    '$name',
    async ({ role, market, wrongIn }) => {
      const query = { week, offset: 0, limit: market.length };
      const page = await engine.rank(role, query);
      expect(page).toEqual(rankMatches(role, market, query));
      expect(wrongIn(page)).toBeNull();
    },
    PATIENCE_MS,
  );
});
