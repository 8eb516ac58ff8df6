import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { MATCH_LISTS } from '@vela/contracts/constants';
import { ColumnarIndex, type IndexQuery } from '../columnar/columnar-index.js';
import { ExposureTable } from '../exposure/index.js';
import { scopeOf } from '../ranking/musts.js';
import { placeOf, type Ranked } from '../ranking/order.js';
import { BUNDLED_RATES } from '../subjects/rates.js';
import type { MatchProfile, MatchRole } from '../subjects/subjects.js';
import { anyFilters, anyProfile, anyRequirements, anyRole, anySort, hexId } from '../testing/arbitraries.js';
import { IndexInParts } from '../testing/index-in-parts.js';
import { pageOfParts } from './pages.js';
import { partitionOf } from './partition.js';

const week = 2900;
/** `MATCH_SEED` repeats a run or makes other worlds. */
const seed = Number(process.env['MATCH_SEED'] ?? 20270211);

const anyQuestion = fc.record({
  role: anyRole,
  requirements: anyRequirements,
  offset: fc.integer({ min: 0, max: 60 }),
  limit: fc.integer({ min: 0, max: 30 }),
  filters: fc.oneof(fc.constant({}), anyFilters),
  list: fc.constantFrom(...MATCH_LISTS),
  sort: anySort,
  moment: fc.integer({ min: 1, max: 5 }),
  everyCategory: fc.boolean(),
});

/** What somebody becomes: another category, other places, paused, out of rankings, with other companies blocked; or nobody any more. */
const anyChange = fc.record({
  at: fc.nat(),
  change: fc.oneof(
    { weight: 4, arbitrary: anyProfile },
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: anyProfile.map((profile) => ({ ...profile, availableForContact: false })) },
    { weight: 1, arbitrary: anyProfile.map((profile) => ({ ...profile, openToRanking: false })) },
  ),
});

type Question = typeof anyQuestion extends fc.Arbitrary<infer Value> ? Value : never;

/** One index and several that hold the same people. */
class Both {
  readonly #exposures = new ExposureTable();
  readonly #whole = new ColumnarIndex(BUNDLED_RATES, this.#exposures);
  readonly #parts: IndexInParts;
  readonly #world = new Map<string, MatchProfile>();

  constructor(count: number, profiles: readonly MatchProfile[]) {
    this.#parts = new IndexInParts(count, this.#exposures);
    for (const profile of profiles) this.put(profile.id, profile);
    for (let moment = 1; moment <= 5; moment += 1)
      this.#exposures.advance(
        moment,
        profiles.flatMap(({ id }, position) => (position % 4 === moment % 4 ? [[id, 1 + (position % 3)]] : [])),
      );
  }

  get ids(): readonly string[] {
    return [...this.#world.keys()];
  }

  put(id: string, profile: MatchProfile | null): void {
    if (profile === null) {
      this.#world.delete(id);
      this.#whole.remove(id);
      this.#parts.remove(id);
      return;
    }
    this.#world.set(id, { ...profile, id });
    this.#whole.upsert({ ...profile, id });
    this.#parts.upsert({ ...profile, id });
  }

  async compare({ role, requirements, sort, list, filters, ...page }: Question): Promise<void> {
    const own = this.ids.filter((_, position) => position % 13 === 0);
    const query: IndexQuery = { ...page, list, filters, week, excludedProfileIds: own, ...(sort && { sort }) };
    await this.#comparePages(query, role);
    for (const categoryId of [null, role.categoryId]) {
      const scope = { ...scopeOf(role, list), categoryId };
      expect(this.#parts.facets(scope, filters, own)).toEqual(this.#whole.facets(scope, filters, own));
    }
    expect(this.#parts.meeting(requirements, own)).toEqual(this.#whole.meeting(requirements, own));
  }

  async #comparePages(query: IndexQuery, role: MatchRole): Promise<void> {
    for (const kind of ['query', 'browse'] as const) {
      const expected = this.#whole[kind](role, query);
      expect(await this.#parts[kind](role, query)).toEqual(expected);
      const last = expected.ranked[Math.floor(expected.ranked.length / 2)];
      if (last === undefined) continue;
      const next = { ...query, after: placeOf(last) };
      expect(await this.#parts[kind](role, next)).toEqual(this.#whole[kind](role, next));
    }
  }
}

describe('partitions answer what one index answers', () => {
  test('lists from their beginning and from a place on, counts and facets, before and after people change, pause, opt out and leave', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 9 }),
        fc.uniqueArray(anyProfile, { minLength: 1, maxLength: 120, selector: ({ id }) => id }),
        fc.array(anyChange, { maxLength: 40 }),
        fc.array(anyQuestion, { minLength: 2, maxLength: 4 }),
        async (count, profiles, changes, questions) => {
          const both = new Both(count, profiles);
          for (const question of questions) await both.compare(question);
          for (const { at, change } of changes) {
            const id = both.ids[at % Math.max(1, both.ids.length)] ?? hexId(at);
            both.put(id, change);
          }
          for (const question of questions) await both.compare(question);
        },
      ),
      { numRuns: 40, seed },
    );
  });

  test('a page is exact though all of its people fall to one partition, which is asked again', async () => {
    const rows = Array.from({ length: 40 }, (_, number): Ranked => {
      return { profileId: hexId(number), basisPoints: 9000 - 100 * number, coverage: 0, exposure: 0, tie: 0 };
    });
    const asked: [number, number][] = [];
    const page = await pageOfParts(4, { offset: 10, limit: 20 }, (partition, limit) => {
      asked.push([partition, limit]);
      const held = partition === 2 ? rows : [];
      return Promise.resolve({ total: held.length, ranked: held.slice(0, limit) });
    });
    expect(page).toEqual({ total: 40, ranked: rows.slice(10, 30) });
    expect(asked.slice(4)).toEqual([[2, 30]]);
    expect(asked[0]?.[1]).toBeLessThan(30);
  });
});

test('ids fall to all partitions about alike, whatever they have in common', () => {
  const madeOneAfterTheOther = Array.from({ length: 20_000 }, (_, number) => hexId(0x66_0000_0000_00 + number));
  for (const count of [1, 2, 5, 10, 64]) {
    const sizes = new Map<number, number>();
    for (const id of madeOneAfterTheOther) {
      const number = partitionOf(id, count);
      sizes.set(number, (sizes.get(number) ?? 0) + 1);
    }
    const share = madeOneAfterTheOther.length / count;
    const furthest = Math.max(...[...sizes.values()].map((size) => Math.abs(size - share)));
    expect({ count, partitions: sizes.size }).toEqual({ count, partitions: count });
    expect({ count, isFar: furthest > 5 * Math.sqrt(share) }).toEqual({ count, isFar: false });
  }
});

test('the partition of an id is the same in every version: what is on disks and in other processes rests on it', () => {
  const ids = [hexId(1), hexId(2), '66f1c0ffee0123456789abcd'];
  expect(ids.map((id) => [2, 10, 64].map((count) => partitionOf(id, count)))).toEqual([
    [0, 2, 40],
    [1, 9, 55],
    [0, 6, 28],
  ]);
});
