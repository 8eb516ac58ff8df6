import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ExposureTable } from '../exposure/index.js';
import type { MatchProfile } from '../subjects/subjects.js';
import { anyProfile, anyRole, hexId } from '../testing/arbitraries.js';
import { exampleProfile, exampleRole } from '../testing/subjects.js';
import { isEligible } from './eligible.js';
import { isMatch } from './musts.js';
import { byRank, type ListPlace, placeOf, TIE_PRIME, tieHash } from './order.js';
import { rankMatches } from './rank.js';

const week = 2900;
const profile = (part: Partial<MatchProfile>): MatchProfile => ({ ...exampleProfile, ...part });

describe('who is ranked', () => {
  test.each<[string, Partial<MatchProfile>]>([
    ['of another category', { categoryId: 'design' }],
    ['not available for contact', { availableForContact: false }],
    ['without a category', { categoryId: null }],
    ['without a desired role', { desiredRoles: [] }],
    ['without a skill', { skills: [] }],
    ['blocking the company', { blockedCompanyIds: ['company-1'] }],
    ['the recruiter’s own', { userId: 'recruiter-1' }],
  ])('a profile that is %s is left out', (_, part) => {
    expect(isEligible(exampleRole, exampleProfile)).toBe(true);
    expect(isEligible(exampleRole, profile(part))).toBe(false);
  });
});

describe('order', () => {
  test('pages join to the whole ranking without a gap or a repetition', () => {
    fc.assert(
      fc.property(
        anyRole,
        fc.uniqueArray(anyProfile, { maxLength: 60, selector: ({ id }) => id }),
        (role, profiles) => {
          const whole = rankMatches(role, profiles, { week, offset: 0, limit: profiles.length });
          const pages = [0, 7, 14, 21, 28, 35, 42, 49, 56].flatMap(
            (offset) => rankMatches(role, [...profiles].reverse(), { week, offset, limit: 7 }).ranked,
          );
          expect(pages).toEqual(whole.ranked);
          expect(whole.total).toBe(profiles.filter((one) => isMatch(role, one)).length);
          expect([...whole.ranked].sort(byRank)).toEqual(whole.ranked);
        },
      ),
    );
  });

  test('equal scores take turns from week to week', () => {
    const twins = [1, 2, 3, 4, 5].map((number) => profile({ id: hexId(number) }));
    const first = (inWeek: number) =>
      rankMatches(exampleRole, twins, { week: inWeek, offset: 0, limit: 1 }).ranked[0]?.profileId;
    expect(first(week)).toBe(first(week));
    const turns = Array.from({ length: 1000 }, (_, index) => first(week + index));
    // A fifth each, give or take four standard deviations.
    for (const { id } of twins) expect(Math.abs(turns.filter((turn) => turn === id).length - 200)).toBeLessThan(51);
  });

  test('among equal shown scores, who was shown least lately comes first', () => {
    const [often, once, never] = [1, 2, 3].map((number) => profile({ id: hexId(number) }));
    if (!often || !once || !never) throw new Error('Three are needed.');
    const exposures = new ExposureTable();
    exposures.advance(1, [
      [often.id, 9],
      [once.id, 1],
    ]);
    // One basis point more is not seen on the card, and brings nobody forward.
    const ranked = [
      { profileId: 'a', basisPoints: 8099, coverage: 0, exposure: 2, tie: 0 },
      { profileId: 'b', basisPoints: 8000, coverage: 0, exposure: 1, tie: 1 },
      { profileId: 'c', basisPoints: 8100, coverage: 0, exposure: 9, tie: 2 },
    ];
    expect([...ranked].sort(byRank).map(({ profileId }) => profileId)).toEqual(['c', 'b', 'a']);
    const query = { week, offset: 0, limit: 3, exposures };
    const order = rankMatches(exampleRole, [often, once, never], query).ranked.map(({ profileId }) => profileId);
    expect(order).toEqual([never.id, once.id, often.id]);
  });

  test('nobody is lost or met twice while others pause, come and are shown', () => {
    fc.assert(
      fc.property(
        anyRole,
        fc.uniqueArray(anyProfile, { maxLength: 60, selector: ({ id }) => id }),
        fc.infiniteStream(fc.boolean()),
        (role, profiles, pausing) => {
          const exposures = new ExposureTable();
          exposures.advance(
            1,
            profiles.map(({ id }, position) => [id, position % 4]),
          );
          let there = profiles.map((one) => ({ ...one, availableForContact: true }));
          const stayed = new Set(there.filter((one) => isMatch(role, one)).map(({ id }) => id));
          const met: string[] = [];
          let after: ListPlace | undefined;
          for (;;) {
            const { ranked } = rankMatches(role, there, {
              week,
              offset: 0,
              limit: 7,
              exposures,
              moment: 1,
              ...(after && { after }),
            });
            const last = ranked.at(-1);
            if (last === undefined) break;
            met.push(...ranked.map(({ profileId }) => profileId));
            after = placeOf(last);
            exposures.advance(
              exposures.moment + 1,
              ranked.map(({ profileId }) => [profileId, 1]),
            );
            there = there.map((one) => (pausing.next().value ? { ...one, availableForContact: false } : one));
            for (const one of there) if (!one.availableForContact) stayed.delete(one.id);
          }
          expect(new Set(met).size).toBe(met.length);
          expect([...stayed].filter((id) => !met.includes(id))).toEqual([]);
        },
      ),
    );
  });

  test('hashes spread', () => {
    const buckets = new Set(
      Array.from({ length: 64 }, (_, index) => Math.floor((8 * tieHash('r', hexId(index), week)) / TIE_PRIME)),
    );
    expect(buckets.size).toBe(8);
  });
});
