import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isEligible } from './eligible.js';
import { byRank, TIE_PRIME, tieHash, weekOf } from './order.js';
import { rankMatches } from './rank.js';
import type { MatchProfile } from './subjects.js';
import { anyProfile, anyRole, hexId } from './testing/arbitraries.js';
import { exampleProfile, exampleRole } from './testing/subjects.js';

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
          expect(whole.total).toBe(profiles.filter((one) => isEligible(role, one)).length);
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

  test('a better known profile comes before an equal one with blanks', () => {
    const blank = profile({ id: hexId(9), experienceYears: null });
    const ranked = [
      { profileId: 'a', basisPoints: 9, coverage: 8, tie: 0 },
      { profileId: 'b', basisPoints: 9, coverage: 9, tie: 1 },
    ];
    expect([...ranked].sort(byRank)[0]?.profileId).toBe('b');
    expect(rankMatches(exampleRole, [blank], { week, offset: 0, limit: 5 }).total).toBe(1);
  });

  test('weeks begin on Monday, and hashes spread', () => {
    const monday = Date.UTC(2024, 3, 15);
    expect(weekOf(monday)).toBe(weekOf(monday - 1) + 1);
    expect(weekOf(monday + 7 * 86_400_000 - 1)).toBe(weekOf(monday));
    const buckets = new Set(
      Array.from({ length: 64 }, (_, index) => Math.floor((8 * tieHash('r', hexId(index), week)) / TIE_PRIME)),
    );
    expect(buckets.size).toBe(8);
  });
});
