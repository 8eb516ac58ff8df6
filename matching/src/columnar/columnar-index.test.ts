import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { MATCH_LISTS } from '@vela/contracts/constants';
import { ExposureTable } from '../exposure/index.js';
import { browseProfiles } from '../ranking/browse.js';
import { countFacets } from '../ranking/facets.js';
import { scopeOf } from '../ranking/musts.js';
import { placeOf } from '../ranking/order.js';
import { type RankedPage, rankMatches } from '../ranking/rank.js';
import { countMeeting } from '../ranking/requirements.js';
import { BUNDLED_RATES } from '../subjects/rates.js';
import type { MatchProfile, MatchRole } from '../subjects/subjects.js';
import { anyFilters, anyProfile, anyRequirements, anyRole, anySort, hexId } from '../testing/arbitraries.js';
import { exampleProfile, exampleRole } from '../testing/subjects.js';
import { ColumnarIndex, type IndexQuery } from './columnar-index.js';

const week = 2900;

let exposures = new ExposureTable();

/** Shows some of them, again and again. */
const show = (ids: readonly string[]): void =>
  exposures.advance(
    exposures.moment + 1,
    ids.flatMap((id, position) => (position % 3 === exposures.moment % 3 ? [[id, 1 + (position % 5)]] : [])),
  );

/** The slow answer over the same profiles. Across categories, every profile is taken for one of the role's own. */
function oracle(world: ReadonlyMap<string, MatchProfile>, role: MatchRole, question: IndexQuery): RankedPage {
  const query = { ...question, exposures };
  const excluded = new Set(query.excludedProfileIds);
  const seen = [...world.values()].filter(({ id }) => !excluded.has(id));
  if (!query.everyCategory) return rankMatches({ ...role, memberUserIds: [] }, seen, query);
  const { categoryIds, ...filters } = query.filters ?? {};
  const profiles = seen
    .filter(({ categoryId }) => categoryId !== null && (categoryIds?.includes(categoryId) ?? true))
    .map((profile) => ({ ...profile, categoryId: role.categoryId }));
  return rankMatches({ ...role, memberUserIds: [] }, profiles, { ...query, filters });
}

function indexOf(profiles: Iterable<MatchProfile>): ColumnarIndex {
  const index = new ColumnarIndex(BUNDLED_RATES, exposures);
  for (const profile of profiles) index.upsert(profile);
  return index;
}

const anyQuery = fc.record({
  week: fc.constant(week),
  offset: fc.integer({ min: 0, max: 30 }),
  limit: fc.integer({ min: 0, max: 30 }),
  filters: fc.oneof(fc.constant({}), anyFilters),
  everyCategory: fc.boolean(),
  list: fc.constantFrom(...MATCH_LISTS),
  moment: fc.integer({ min: 1, max: 9 }),
});

const asked = ({ after, ...query }: IndexQuery): IndexQuery => ({ ...query, ...(after && { after }) });

/** The second question goes on behind somewhere in the first one's answer. */
const goingOn = (query: IndexQuery, { ranked }: RankedPage): IndexQuery => {
  const last = ranked[Math.floor(ranked.length / 2)];
  return asked({ ...query, ...(last && { after: placeOf(last) }) });
};

const anyChange = fc.oneof(
  { weight: 3, arbitrary: fc.record({ put: anyProfile }) },
  { weight: 1, arbitrary: fc.record({ remove: fc.nat() }) },
);

describe('the index answers what the plain function answers', () => {
  test('on random worlds, with every filter, before and after changes', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyProfile, { minLength: 5, maxLength: 120, selector: ({ id }) => id }),
        fc.array(anyChange, { maxLength: 60 }),
        fc.array(fc.tuple(anyRole, anyQuery), { minLength: 3, maxLength: 6 }),
        (profiles, changes, questions) => {
          const world = new Map(profiles.map((profile) => [profile.id, profile]));
          exposures = new ExposureTable();
          const index = indexOf(profiles);
          show([...world.keys()]);
          const compare = (): void => {
            const excludedProfileIds = [...world.keys()].filter((_, position) => position % 11 === 0);
            for (const [role, part] of questions) {
              const query = { ...part, excludedProfileIds };
              const expected = oracle(world, role, query);
              expect(index.query(role, query)).toEqual(expected);
              const next = goingOn(query, expected);
              expect(index.query(role, next)).toEqual(oracle(world, role, next));
            }
            show([...world.keys()]);
          };
          compare();
          for (const change of changes) {
            if ('put' in change) {
              world.set(change.put.id, change.put);
              index.upsert(change.put);
              continue;
            }
            const id = [...world.keys()][change.remove % Math.max(1, world.size)];
            if (id === undefined) continue;
            world.delete(id);
            index.remove(id);
          }
          compare();
        },
      ),
      { numRuns: 60 },
    );
  });

  test('on one large world through thousands of updates and many compactions', () => {
    const seed = 20240416;
    const profiles = fc.sample(anyProfile, { numRuns: 3000, seed });
    const later = fc.sample(anyProfile, { numRuns: 6000, seed: seed + 1 });
    const questions = fc.sample(fc.tuple(anyRole, anyQuery), { numRuns: 60, seed: seed + 2 });
    const world = new Map(profiles.map((profile, number) => [hexId(number), { ...profile, id: hexId(number) }]));
    const index = indexOf(world.values());
    for (let times = 0; times < 4; times += 1) show([...world.keys()]);
    const mismatches = (): number =>
      questions.filter(
        ([role, query]) => JSON.stringify(index.query(role, query)) !== JSON.stringify(oracle(world, role, query)),
      ).length;
    expect({ seed, mismatches: mismatches() }).toEqual({ seed, mismatches: 0 });
    later.forEach((profile, number) => {
      const id = hexId(number % 3000);
      world.set(id, { ...profile, id });
      index.upsert({ ...profile, id });
    });
    expect({ seed, mismatches: mismatches() }).toEqual({ seed, mismatches: 0 });
    const rebuilt = indexOf(world.values());
    expect(index.size).toBe(rebuilt.size);
    rebuilt.trim();
    for (const each of [index, rebuilt]) {
      const ids = [...each.idsInParts(100)].flat();
      expect([ids.length, new Set(ids).size, ids.filter((id) => !each.has(id))]).toEqual([each.size, each.size, []]);
    }
    expect(rebuilt.query(exampleRole, { week, offset: 0, limit: 5 })).toEqual(
      index.query(exampleRole, { week, offset: 0, limit: 5 }),
    );
  });
});

describe('the index counts what the plain functions count', () => {
  test('for every filter and option, every requirement, and lists without a role', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyProfile, { minLength: 5, maxLength: 150, selector: ({ id }) => id }),
        fc.array(fc.tuple(anyRole, anyFilters, fc.boolean(), anySort), { minLength: 2, maxLength: 4 }),
        fc.array(anyRequirements, { minLength: 2, maxLength: 4 }),
        (profiles, questions, wanted) => {
          const index = indexOf(profiles);
          // A third has been replaced since, so that there are dead slots.
          profiles.forEach((profile, position) => position % 3 === 0 && index.upsert(profile));
          const ownIds = profiles.filter((_, position) => position % 11 === 0).map(({ id }) => id);
          const others = profiles.filter(({ id }) => !ownIds.includes(id));
          for (const [role, filters, anyCategory, sort] of questions) {
            const scope = {
              ...scopeOf(role, ownIds.length % 2 === 0 ? 'matches' : 'leftOut'),
              memberUserIds: [],
              categoryId: anyCategory ? null : role.categoryId,
            };
            expect(index.facets(scope, filters, ownIds)).toEqual(countFacets(scope, others, filters));
            const page = { week, offset: 3, limit: 20, filters, ...(sort && { sort }) };
            const expected = browseProfiles(scope, others, page);
            expect(index.browse(scope, { ...page, excludedProfileIds: ownIds })).toEqual(expected);
            const next = goingOn(page, expected);
            expect(index.browse(scope, { ...next, excludedProfileIds: ownIds })).toEqual(
              browseProfiles(scope, others, next),
            );
          }
          for (const requirements of wanted)
            expect(index.meeting(requirements, ownIds)).toEqual(
              countMeeting({ ...requirements, memberUserIds: [] }, others),
            );
        },
      ),
      { numRuns: 60 },
    );
  });

  test('what is told without looking at everybody stays true while profiles come, change and go', () => {
    const seed = 20260518;
    const profiles = fc.sample(anyProfile, { numRuns: 600, seed });
    const later = fc.sample(anyProfile, { numRuns: 900, seed: seed + 1 });
    const world = new Map(profiles.map((profile, number) => [hexId(number), { ...profile, id: hexId(number) }]));
    const index = indexOf(world.values());
    const searcher = { companyId: 'company-1', memberUserIds: [], verified: true };
    const compare = (own: readonly string[]): void => {
      const others = [...world.values()].filter(({ id }) => !own.includes(id));
      for (const categoryId of [null, 'data', 'design'])
        expect({ seed, counts: index.facets({ ...searcher, categoryId }, {}, own) }).toEqual({
          seed,
          counts: countFacets({ ...searcher, categoryId }, others, {}),
        });
    };
    compare([]);
    later.forEach((profile, number) => {
      const id = hexId((number * 7) % 700);
      if (number % 5 === 0) {
        world.delete(id);
        index.remove(id);
      } else {
        world.set(id, { ...profile, id });
        index.upsert({ ...profile, id });
      }
      // A few changes between two questions, then many, then as many as have a segment compacted.
      if (number % 40 === 3 || number % 300 === 299) compare(number % 80 === 3 ? [hexId(3), hexId(14)] : []);
    });
    const everybody = [...world.keys()];
    compare(everybody.slice(0, 150));
    const again = new ColumnarIndex(BUNDLED_RATES, exposures);
    const bytes = Buffer.concat([...index.snapshot()]);
    expect([...again.restore(new Uint8Array(bytes))].length).toBeGreaterThan(0);
    expect(again.facets({ ...searcher, categoryId: null }, {})).toEqual(
      index.facets({ ...searcher, categoryId: null }, {}),
    );
  });

  test('a total is never below it after a filter is lifted, and choosing what is chosen changes nothing', () => {
    const seed = 20260401;
    const profiles = fc
      .sample(anyProfile, { numRuns: 400, seed })
      .map((profile, number) => ({ ...profile, id: hexId(number) }));
    const index = indexOf(profiles);
    for (const [role, filters] of fc.sample(fc.tuple(anyRole, anyFilters), { numRuns: 50, seed })) {
      const { total, without, options } = index.facets(scopeOf(role), filters);
      expect(total).toBe(index.query(role, { week, offset: 0, limit: 0, filters }).total);
      expect(Math.min(...Object.values(without))).toBeGreaterThanOrEqual(total);
      for (const country of filters.countries ?? []) expect(options.countries[country]?.remaining ?? total).toBe(total);
      for (const skill of filters.skillIds ?? []) expect(options.skills[skill]?.remaining ?? total).toBe(total);
    }
  });
});

describe('single changes', () => {
  test('whoever stays while the ids are gone through is met once, whatever else happens', () => {
    const all = Array.from({ length: 30 }, (_, number) => hexId(number));
    const index = indexOf(all.map((id) => ({ ...exampleProfile, id })));
    const [leaving, staying] = [all.slice(0, 10), all.slice(10)];
    const met: string[] = [];
    for (const part of index.idsInParts(7)) {
      met.push(...part);
      const gone = leaving.pop();
      if (gone !== undefined) index.remove(gone);
      index.upsert({ ...exampleProfile, id: hexId(1000 + met.length) });
    }
    expect(met.filter((id) => staying.includes(id)).toSorted()).toEqual(staying.toSorted());
  });

  const profile = { ...exampleProfile, id: hexId(7) };
  const found = (index: ColumnarIndex, role = exampleRole): number =>
    index.query(role, { week, offset: 0, limit: 10 }).total;

  test('a talent who blocks a company vanishes for it, and only for it', () => {
    const index = indexOf([{ ...profile, blockedCompanyIds: [exampleRole.companyId] }]);
    expect(found(index)).toBe(0);
    expect(found(index, { ...exampleRole, companyId: 'another' })).toBe(1);
    index.upsert(profile);
    expect(found(index)).toBe(1);
  });

  test('a paused, moved or removed profile is no longer found', () => {
    const index = indexOf([profile]);
    index.upsert({ ...profile, availableForContact: false });
    expect(found(index)).toBe(0);
    index.upsert(profile);
    index.upsert({ ...profile, categoryId: 'design' });
    expect(found(index)).toBe(0);
    expect(found(index, { ...exampleRole, categoryId: 'design' })).toBe(1);
    expect([index.remove(profile.id), index.remove(profile.id), index.size]).toEqual([true, false, 0]);
  });

  test('a profile that cannot be held is refused, and the index stays as it was', () => {
    const index = indexOf([profile]);
    const wrong = { ...profile, availability: 4 };
    expect(() => index.upsert(wrong)).toThrow('availability of 4 months');
    expect(() => index.upsert({ ...wrong, id: hexId(8) })).toThrow('availability of 4 months');
    expect([found(index), index.size, index.has(hexId(8))]).toEqual([1, 1, false]);
    index.upsert({ ...profile, id: hexId(8) });
    expect([found(index), index.size]).toEqual([2, 2]);
  });

  test('an id that is none is refused', () => {
    expect(() => indexOf([{ ...profile, id: 'x' }])).toThrow('24 hexadecimal digits');
  });
});
