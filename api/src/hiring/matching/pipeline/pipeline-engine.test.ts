import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Connection, Types } from 'mongoose';
import { MATCH_LISTS, SEARCH_SORTS } from '@vela/contracts/constants';
import {
  browseProfiles,
  BUNDLED_RATES,
  ColumnarIndex,
  countFacets,
  countMeeting,
  ExposureTable,
  type ListPlace,
  type MatchProfile,
  placeOf,
  type RankedPage,
  rankMatches,
  scopeOf,
} from '@vela/matching';
import { anyFilters, anyProfile, anyRequirements, anyRole, hexId } from '@vela/matching/testing';
import { categoryNaming, documentOf, storedIds } from '../../../../tests/support/match-world.js';
import { startTestStore, type TestStore } from '../../../../tests/support/store.js';
import { connectStore } from '../../../platform/database/index.js';
import { createLog } from '../../../platform/observability/index.js';
import { createModels, type Models } from '../../../records/models.js';
import { Catalogue } from '../../../reference/categories/catalogue.js';
import { PipelineEngine } from './pipeline-engine.js';

const week = 2900;
/** `MATCH_SEED` repeats a run or makes another world. */
const seed = Number(process.env['MATCH_SEED'] ?? 20260411);
const WORLD = 150;

let store: TestStore;
let connection: Connection;
let models: Models;
let engine: PipelineEngine;
const exposures = new ExposureTable();
const index = new ColumnarIndex(BUNDLED_RATES, exposures);
let world: MatchProfile[];

const roles = fc.sample(anyRole, { numRuns: 40, seed }).map(storedIds.role);
const filters = fc.sample(anyFilters, { numRuns: 40, seed }).map(storedIds.filters);
const requirements = fc.sample(anyRequirements, { numRuns: 25, seed }).map(storedIds.requirements);

const sampled = (from: number): MatchProfile[] =>
  fc
    .sample(anyProfile, { numRuns: WORLD, seed: from })
    .map((profile, number) => storedIds.profile({ ...profile, id: hexId(number * 7919) }));

beforeAll(async () => {
  store = await startTestStore();
  connection = await connectStore(store.uri);
  models = createModels(connection);
  world = sampled(seed);
  await models.categories.collection.insertOne(categoryNaming([...world, ...sampled(seed + 1)], roles));
  await models.jobSeekerProfiles.collection.insertMany(world.map(documentOf));
  engine = new PipelineEngine(models.jobSeekerProfiles, new Catalogue(models.categories), {
    rates: BUNDLED_RATES,
    exposures,
    log: createLog({ logLevel: 'silent', version: 'test' }),
  });
  await engine.start();
  for (const profile of world) index.upsert(profile);
  for (const moment of [1, 2, 3])
    exposures.advance(
      moment,
      world.map(({ id }, number) => [id, (number * moment) % 4]),
    );
});
afterAll(async () => {
  await engine.stop();
  await connection.close();
  await store.stop();
});

const ownOf = (memberUserIds: readonly string[]): string[] =>
  world.filter(({ userId }) => memberUserIds.includes(userId)).map(({ id }) => id);

/** Goes on behind somebody in the middle of a page. */
function goingOn({ ranked }: RankedPage): { after?: ListPlace } {
  const middle = ranked[Math.floor(ranked.length / 2)];
  return middle === undefined ? {} : { after: placeOf(middle) };
}

async function compareAll(): Promise<void> {
  for (const [number, role] of roles.entries()) {
    const first = {
      week,
      moment: 1 + (number % 3),
      offset: number % 5,
      limit: 1 + (number % 20),
      list: MATCH_LISTS[number % 3 === 0 ? 1 : 0],
      filters: number % 4 === 0 ? {} : (filters[number] ?? {}),
    } as const;
    for (const query of [first, { ...first, ...goingOn(rankMatches(role, world, { ...first, exposures })) }]) {
      const expected = rankMatches(role, world, { ...query, exposures });
      const asked = { seed, role, query };
      expect({ asked, ...index.query(role, { ...query, excludedProfileIds: ownOf(role.memberUserIds) }) }).toEqual({
        asked,
        ...expected,
      });
      expect({ asked, ...(await engine.rank(role, query)) }).toEqual({ asked, ...expected });
    }
    expect(await engine.count(role)).toBe(rankMatches(role, world, { week, offset: 0, limit: 0 }).total);
  }
  for (const [number, role] of roles.slice(0, 20).entries()) {
    const list = MATCH_LISTS[number % 3 === 0 ? 1 : 0];
    const scope = { ...scopeOf(role, list), categoryId: number % 2 === 0 ? null : role.categoryId };
    const narrowed = filters[number] ?? {};
    expect({ seed, number, ...(await engine.facets(scope, narrowed)) }).toEqual({
      seed,
      number,
      ...countFacets(scope, world, narrowed),
    });
    const page = {
      week,
      offset: 2,
      limit: 9,
      filters: narrowed,
      sort: SEARCH_SORTS[number % SEARCH_SORTS.length] ?? 'mixed',
    };
    const expected = browseProfiles(role, world, page);
    expect(await engine.browse(role, page)).toEqual(expected);
    const next = { ...page, ...goingOn(expected) };
    expect(await engine.browse(role, next)).toEqual(browseProfiles(role, world, next));
  }
  for (const asked of requirements)
    expect({ seed, asked, ...(await engine.meeting(asked)) }).toEqual({ seed, asked, ...countMeeting(asked, world) });
}

test('the pipeline, the index and the plain function give the same answers, with every filter', compareAll, 60_000);

test('and again after everybody changed, some left and some paused', async () => {
  const changed = sampled(seed + 1);
  world = changed.filter((_, number) => number % 9 !== 0);
  await models.jobSeekerProfiles.collection.bulkWrite(
    changed.map((profile, number) =>
      number % 9 === 0
        ? { deleteOne: { filter: { _id: documentOf(profile)._id } } }
        : { replaceOne: { filter: { _id: documentOf(profile)._id }, replacement: documentOf(profile) } },
    ),
  );
  changed.forEach((profile, number) => {
    if (number % 9 === 0) index.remove(profile.id);
    else index.upsert(profile);
  });
  await compareAll();
}, 60_000);

test('an empty world has nobody, and nobody is counted', async () => {
  const [role] = roles;
  if (role === undefined) throw new Error('There is no role.');
  const elsewhere = { ...role, categoryId: new Types.ObjectId().toHexString() };
  expect(await engine.rank(elsewhere, { week, offset: 0, limit: 10 })).toEqual({ total: 0, ranked: [] });
  expect(await engine.count(elsewhere)).toBe(0);
  expect((await engine.facets(elsewhere, {})).total).toBe(0);
});
