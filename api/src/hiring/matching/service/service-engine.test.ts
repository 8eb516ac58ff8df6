import { afterEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { MATCH_LISTS } from '@vela/contracts/constants';
import { isStrongMatch } from '@vela/market/strength';
import type { Searcher } from '@vela/market/visibility';
import {
  browseProfiles,
  countFacets,
  countMeeting,
  ExposureTable,
  type MatchProfile,
  placeOf,
  type RankedPage,
  rankMatches,
  type RankQuery,
  scopeOf,
} from '@vela/matching';
import {
  anyFilters,
  anyProfile,
  anyRequirements,
  anyRole,
  anySort,
  engineProperties,
  hexId,
  type RankingEngine,
  rankingProperties,
} from '@vela/matching/testing';
import { playPartition } from '../../../../tests/support/partition.js';
import { createLog } from '../../../platform/observability/index.js';
import { ServiceEngine } from './index.js';

const week = 2900;
/** `MATCH_SEED` repeats a run or makes other worlds. */
const seed = Number(process.env['MATCH_SEED'] ?? 20270305);
const RUNS = 12;
const ENGINE_RUNS = 8;
const PATIENCE_MS = 120_000;
const log = createLog({ logLevel: 'silent', version: 'test' });

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await Promise.resolve(cleanUp());
});

/** A service of some partitions, asked over sockets, about people who lie in a map. */
class Played {
  readonly saved = new Map<string, MatchProfile>();
  readonly exposures = new ExposureTable();
  #engine: ServiceEngine | null = null;

  constructor(world: readonly MatchProfile[]) {
    for (const profile of world) this.saved.set(profile.id, profile);
    this.exposures.advance(1, []);
  }

  async start(count: number): Promise<this> {
    const processes = await Promise.all(
      Array.from({ length: count }, (_, number) => playPartition({ number, count }, this)),
    );
    const engine = new ServiceEngine({
      addresses: processes.map(({ address }) => address),
      secret: null,
      own: {
        of: ({ memberUserIds }: Searcher) =>
          Promise.resolve(
            [...this.saved.values()].flatMap(({ id, userId }) => (memberUserIds.includes(userId) ? [id] : [])),
          ),
      },
      exposures: this.exposures,
      log,
    });
    cleanUps.push(
      () => Promise.all(processes.map((each) => each.kill())),
      () => engine.stop(),
    );
    await engine.start();
    this.#engine = engine;
    return this;
  }

  get engine(): ServiceEngine {
    if (this.#engine === null) throw new Error('It was not started.');
    return this.#engine;
  }

  get world(): readonly MatchProfile[] {
    return [...this.saved.values()];
  }

  /** Saves somebody, or deletes them, and tells the engine. */
  save(id: string, profile: MatchProfile | null): void {
    if (profile === null) this.saved.delete(id);
    else this.saved.set(id, { ...profile, id });
    this.engine.profileSaved(id);
  }
}

const anyQuestion = fc.record({
  role: anyRole,
  requirements: anyRequirements,
  offset: fc.integer({ min: 0, max: 40 }),
  limit: fc.integer({ min: 0, max: 30 }),
  filters: fc.oneof(fc.constant({}), anyFilters),
  list: fc.constantFrom(...MATCH_LISTS),
  sort: anySort,
  moment: fc.integer({ min: 1, max: 5 }),
  everyCategory: fc.boolean(),
});
type Question = typeof anyQuestion extends fc.Arbitrary<infer Value> ? Value : never;

const anyChange = fc.record({
  at: fc.nat(),
  change: fc.oneof(
    { weight: 3, arbitrary: anyProfile },
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: anyProfile.map((profile) => ({ ...profile, availableForContact: false })) },
    { weight: 1, arbitrary: anyProfile.map((profile) => ({ ...profile, openToRanking: false })) },
  ),
});

const goingOn = (query: RankQuery, { ranked }: RankedPage): RankQuery => {
  const middle = ranked[Math.floor(ranked.length / 2)];
  return middle === undefined ? query : { ...query, after: placeOf(middle) };
};

/** Holds what the service answers against the plain functions over the same people. */
async function compare({ engine, world, exposures }: Played, question: Question): Promise<void> {
  const { role, requirements, filters, list, sort, everyCategory, ...bounds } = question;
  const query = { ...bounds, filters, list, week };
  const expected = rankMatches(role, world, { ...query, exposures });
  expect(await engine.rank(role, query)).toEqual(expected);
  const next = goingOn(query, expected);
  expect(await engine.rank(role, next)).toEqual(rankMatches(role, world, { ...next, exposures }));
  const search = { ...bounds, filters, week, ...(sort && { sort }) };
  const listed = browseProfiles(role, world, search);
  expect(await engine.browse(role, search)).toEqual(listed);
  const further = goingOn(search, listed);
  expect(await engine.browse(role, further)).toEqual(browseProfiles(role, world, further));
  const scope = { ...scopeOf(role, list), ...(everyCategory && { categoryId: null }) };
  expect(await engine.facets(scope, filters)).toEqual(countFacets(scope, world, filters));
  expect(await engine.meeting(requirements)).toEqual(countMeeting(requirements, world));
  expect(await engine.count(role)).toBe(rankMatches(role, world, { week, offset: 0, limit: 0 }).total);
}

test(
  'the service answers what the plain functions answer, before and after people change, pause, opt out and leave',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5 }),
        fc.uniqueArray(anyProfile, { minLength: 1, maxLength: 90, selector: ({ id }) => id }),
        fc.array(anyChange, { maxLength: 30 }),
        fc.array(anyQuestion, { minLength: 1, maxLength: 3 }),
        async (count, profiles, changes, questions) => {
          const played = await new Played(profiles).start(count);
          for (let moment = 2; moment <= 5; moment += 1)
            played.exposures.advance(
              moment,
              profiles.flatMap(({ id }, position) => (position % 4 === moment % 4 ? [[id, 1 + (position % 3)]] : [])),
            );
          for (const question of questions) await compare(played, question);
          for (const { at, change } of changes) {
            const ids = [...played.saved.keys()];
            played.save(ids[at % Math.max(1, ids.length)] ?? hexId(at), change);
          }
          for (const question of questions) await compare(played, question);
          await played.engine.stop();
        },
      ),
      { numRuns: RUNS, seed },
    );
  },
  PATIENCE_MS,
);

describe('by the service, as by every engine', () => {
  test.each(engineProperties(seed, ENGINE_RUNS))(
    '$property',
    async ({ cases }) => {
      for (const { role, world, wrongBy } of cases) {
        const played = await new Played(world).start(3);
        const asked: RankingEngine = {
          exposures: played.exposures,
          page: (wanted, question) => played.engine.rank(wanted, { ...question, week }),
          put: (profile) => played.save(profile.id, profile),
        };
        expect({ seed, role, wrong: await wrongBy(asked) }).toMatchObject({ wrong: null });
        await played.engine.stop();
      }
    },
    PATIENCE_MS,
  );

  test.each(rankingProperties(isStrongMatch, seed, ENGINE_RUNS))(
    '$property',
    async ({ cases }) => {
      for (const { role, world, shown = [], wrongIn } of cases) {
        const played = await new Played(world).start(3);
        played.exposures.advance(2, shown);
        const page = await played.engine.rank(role, { week, offset: 0, limit: world.length });
        expect({ seed, role, wrong: wrongIn(page) }).toMatchObject({ wrong: null });
        await played.engine.stop();
      }
    },
    PATIENCE_MS,
  );
});
