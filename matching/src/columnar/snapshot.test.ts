import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ExposureTable } from '../exposure/index.js';
import { browseProfiles } from '../ranking/browse.js';
import { countFacets } from '../ranking/facets.js';
import { rankMatches } from '../ranking/rank.js';
import { countMeeting } from '../ranking/requirements.js';
import { BUNDLED_RATES } from '../subjects/rates.js';
import type { MatchProfile } from '../subjects/subjects.js';
import { anyFilters, anyProfile, anyRequirements, anyRole, hexId } from '../testing/arbitraries.js';
import { exampleProfile } from '../testing/subjects.js';
import { ColumnarIndex } from './columnar-index.js';

const week = 2900;
const joined = (parts: Iterable<Uint8Array>): Uint8Array => new Uint8Array(Buffer.concat([...parts]));

function restoredFrom(bytes: Uint8Array, exposures = new ExposureTable()): ColumnarIndex {
  const index = new ColumnarIndex(BUNDLED_RATES, exposures);
  for (const _ of index.restore(bytes)) expect(index.size).toBeGreaterThanOrEqual(0);
  return index;
}

const anyChange = fc.oneof(
  { weight: 3, arbitrary: fc.record({ put: anyProfile }) },
  { weight: 2, arbitrary: fc.record({ remove: fc.nat() }) },
);
type Change = { readonly put: MatchProfile } | { readonly remove: number };

/** A world and its index; changes come to both. */
class Living {
  readonly world = new Map<string, MatchProfile>();
  readonly changed = new Set<string>();
  readonly index: ColumnarIndex;

  constructor(profiles: readonly MatchProfile[]) {
    this.index = new ColumnarIndex();
    for (const profile of profiles) this.change({ put: profile });
    this.changed.clear();
  }

  change(change: Change): void {
    const id = 'put' in change ? change.put.id : [...this.world.keys()][change.remove % Math.max(1, this.world.size)];
    if (id === undefined) return;
    this.changed.add(id);
    if ('put' in change) {
      this.world.set(id, change.put);
      this.index.upsert(change.put);
    } else {
      this.world.delete(id);
      this.index.remove(id);
    }
  }
}

test('an index that was written down while it changed answers as one built anew, once what changed is read anew', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyProfile, { minLength: 1, maxLength: 120, selector: ({ id }) => id }),
      fc.array(anyChange, { maxLength: 40 }),
      fc.array(anyChange, { maxLength: 40 }),
      fc.array(anyChange, { maxLength: 40 }),
      fc.array(fc.tuple(anyRole, anyFilters), { minLength: 2, maxLength: 4 }),
      anyRequirements,
      (profiles, before, meanwhile, after, questions, requirements) => {
        const living = new Living(profiles);
        for (const change of before) living.change(change);
        living.changed.clear();
        const exposures = new ExposureTable();
        exposures.advance(
          7,
          [...living.world.keys()].map((id, position) => [id, position % 4]),
        );

        const bytes = joined(
          (function* () {
            const parts = living.index.snapshot();
            // Parts are large, so that a small world is one: what comes before the first comes before everything.
            for (let next = parts.next(); !next.done; next = parts.next()) {
              yield next.value;
              const change = meanwhile.pop();
              if (change) living.change(change);
            }
          })(),
        );
        for (const change of [...meanwhile, ...after]) living.change(change);
        const index = restoredFrom(bytes, exposures);
        for (const id of living.changed) {
          const profile = living.world.get(id);
          if (profile === undefined) index.remove(id);
          else index.upsert(profile);
        }

        const world = [...living.world.values()];
        const built = new ColumnarIndex();
        for (const profile of world) built.upsert(profile);
        expect(index.size).toBe(built.size);
        for (const [role, filters] of questions) {
          const seen = { ...role, memberUserIds: [] };
          const page = { week, offset: 2, limit: 20, filters };
          expect(index.query(role, page)).toEqual(rankMatches(seen, world, { ...page, exposures }));
          expect(index.browse(role, page)).toEqual(browseProfiles(seen, world, page));
          const scope = { ...seen, categoryId: role.categoryId };
          expect(index.facets(scope, filters)).toEqual(countFacets(scope, world, filters));
        }
        expect(index.meeting(requirements)).toEqual(countMeeting({ ...requirements, memberUserIds: [] }, world));
      },
    ),
    { numRuns: 60 },
  );
});

/** Many enough to fill several parts. */
const MANY = 60_000;
const many = (): ColumnarIndex => {
  const index = new ColumnarIndex();
  const patterns = fc.sample(anyProfile, { numRuns: 500, seed: 9 });
  for (let number = 0; number < MANY; number += 1)
    index.upsert({
      ...(patterns[number % patterns.length] ?? exampleProfile),
      id: hexId(number),
      texts: [`word${number % 900}`],
      blockedCompanyIds: number % 1000 === 0 ? [`company-${number % 7}`] : [],
    });
  return index;
};

test('who moves, comes and goes between the parts of a long snapshot is right after being read anew', () => {
  const index = many();
  /** Who changed meanwhile, with their last state. */
  const changed = new Map<string, MatchProfile | null>();
  const change = (number: number): void => {
    const id = hexId((number * 7) % (MANY + 100));
    const profile = { ...exampleProfile, id, categoryId: number % 2 === 0 ? 'data' : 'design' };
    changed.set(id, number % 3 === 0 ? null : profile);
    if (number % 3 === 0) index.remove(id);
    else index.upsert(profile);
  };
  const parts: Uint8Array[] = [];
  for (const part of index.snapshot()) {
    parts.push(part);
    // Enough for compactions, which have to wait.
    for (let number = 2000 * parts.length; number < 2000 * (parts.length + 1); number += 1) change(number);
  }
  expect(parts.length).toBeGreaterThan(8);
  const copy = restoredFrom(joined(parts));
  for (const [id, profile] of changed)
    if (profile === null) copy.remove(id);
    else copy.upsert(profile);
  expect(copy.size).toBe(index.size);
  for (const [role, filters] of fc.sample(fc.tuple(anyRole, anyFilters), { numRuns: 20, seed: 3 })) {
    const page = { week, offset: 0, limit: 40, filters };
    expect(copy.query(role, page)).toEqual(index.query(role, page));
    expect(copy.browse(role, page)).toEqual(index.browse(role, page));
  }
  expect(
    copy.browse({ companyId: 'company-0', memberUserIds: [], verified: true }, { week, offset: 0, limit: 0 }).total,
  ).toBe(
    index.browse({ companyId: 'company-0', memberUserIds: [], verified: true }, { week, offset: 0, limit: 0 }).total,
  );
});

test('nothing is left in it of whoever was removed', () => {
  const index = new ColumnarIndex();
  index.upsert({ ...exampleProfile, id: hexId(0xabcdef), texts: ['unmistakable'], blockedCompanyIds: ['blocked-one'] });
  index.upsert({ ...exampleProfile, id: hexId(2), texts: ['ordinary'] });
  const word = Buffer.from('unmistakable');
  expect(Buffer.from(joined(index.snapshot())).includes(word)).toBe(true);
  index.remove(hexId(0xabcdef));
  const bytes = Buffer.from(joined(index.snapshot()));
  expect([bytes.includes(word), bytes.includes('blocked-one'), bytes.includes('ordinary')]).toEqual([
    false,
    false,
    true,
  ]);
  const idWord = Buffer.from(new Uint32Array([0xabcdef]).buffer);
  expect(bytes.includes(idWord)).toBe(false);
});

test('what is cut off or something else is refused', () => {
  const index = many();
  const bytes = joined(index.snapshot());
  const refused = (wrong: Uint8Array): void => expect(() => restoredFrom(wrong)).toThrow();
  refused(new Uint8Array(0));
  for (const length of [3, 4, 8, 4000, bytes.length - 4]) refused(bytes.slice(0, length));
  refused(new Uint8Array(Buffer.concat([new Uint8Array(new Uint32Array([99]).buffer), bytes.slice(4)])));
  refused(new Uint8Array(Buffer.concat([bytes, new Uint8Array(4)])));
});

test('what it looks like is pinned: where this changes, SNAPSHOT_FORMAT is to be raised', () => {
  const index = new ColumnarIndex();
  for (let number = 1; number <= 3; number += 1)
    index.upsert({
      ...exampleProfile,
      id: hexId(number),
      texts: ['Data Engineer', 'C++ in Göteborg, k8s'],
      joinedDay: 20_000 + number,
      openToRanking: number !== 3,
      blockedCompanyIds: number === 2 ? ['one', 'two'] : [],
    });
  expect(createHash('sha256').update(joined(index.snapshot())).digest('hex')).toMatchInlineSnapshot(
    `"068e4de6b82767bfdb6331bcf1a66452fd453ea8ca03f3268534cf5db21bcbe0"`,
  );
});
