import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { PROFILE_SKILLS_MAX } from '@vela/contracts/constants';
import { consistent, statedContradictions } from '@vela/market/profiles';
import { ColumnarIndex } from './columnar/columnar-index.js';
import { rankMatches } from './ranking/rank.js';
import { scoreMatch, shownScore } from './score/score.js';
import type { MatchProfile, MatchRole } from './subjects/subjects.js';
import { anyProfile, hexId } from './testing/arbitraries.js';
import { exampleProfile, exampleRole } from './testing/subjects.js';

const week = 2900;
/** `MATCH_SEED` makes another market. */
const seed = Number(process.env['MATCH_SEED'] ?? 20261122);
const others: readonly MatchProfile[] = fc.sample(anyProfile, { numRuns: 2000, seed }).map((profile, number) => ({
  ...profile,
  id: hexId(number + 1000),
  categoryId: 'data',
  availableForContact: true,
  blockedCompanyIds: [],
  userId: `other-${number}`,
}));

/** The place of somebody among two thousand others, from the plain function and the index alike. */
function placeOf(role: MatchRole, profile: MatchProfile): number {
  const market = [...others, profile];
  const index = new ColumnarIndex();
  for (const one of market) index.upsert(one);
  const page = { week, offset: 0, limit: market.length };
  const expected = rankMatches(role, market, page);
  expect(index.query(role, page)).toEqual(expected);
  return 1 + expected.ranked.findIndex(({ profileId }) => profileId === profile.id);
}

describe('the worlds in which version 1 ranked people wrongly', () => {
  const office: MatchRole = {
    ...exampleRole,
    hybrid: false,
    office: true,
    places: { Sweden: ['Stockholm'] },
    offer: { amount: 50_000, currency: 'SEK', period: 'Monthly' },
    availability: 0,
  };

  test('blank against truth: clearing what does not fit brings nobody forward', () => {
    const told: MatchProfile = {
      ...exampleProfile,
      remote: true,
      hybrid: false,
      office: false,
      places: { Spain: ['Madrid'] },
      permanent: false,
      freelance: true,
      freelancePercentage: 100,
      minSalary: 70_000,
      maxSalary: null,
      availability: 6,
    };
    const cleared: MatchProfile = {
      ...told,
      remote: false,
      places: {},
      freelance: false,
      freelancePercentage: null,
      minSalary: null,
      availability: null,
    };
    expect(scoreMatch(office, cleared).basisPoints).toBeLessThanOrEqual(scoreMatch(office, told).basisPoints);
    expect(placeOf(office, cleared)).toBeGreaterThanOrEqual(placeOf(office, told));
    expect(shownScore(scoreMatch(office, told).basisPoints)).toBeLessThan(50);
  });

  test('contradictions: years in a role beyond those in all are refused, and older ones count once, as they are priced', () => {
    const contradictory = {
      ...exampleProfile,
      experienceYears: 0,
      desiredRoles: [{ roleId: exampleRole.roleId, name: 'Data Engineer', years: 20, weight: 3 }],
    };
    expect(statedContradictions(contradictory).map(({ field }) => field)).toEqual(['experienceYears']);
    const mended = { ...contradictory, ...consistent(contradictory) };
    expect(mended.experienceYears).toBe(20);
    expect(statedContradictions(mended)).toEqual([]);
    expect(scoreMatch(exampleRole, contradictory)).toEqual(scoreMatch(exampleRole, mended));
  });

  test('stuffing: skills beyond the limit are refused, and those that nobody asks for bring nothing', () => {
    const strays = Array.from({ length: 40 }, (_, number) => ({ skillId: `x${number}`, name: `X${number}`, level: 5 }));
    const stuffed = { ...exampleProfile, skills: [...exampleProfile.skills, ...strays] };
    expect(statedContradictions(stuffed).map(({ field }) => field)).toEqual(['skills', 'skills']);
    const mended = { ...stuffed, ...consistent(stuffed) };
    expect(mended.skills).toHaveLength(PROFILE_SKILLS_MAX);
    expect(scoreMatch(exampleRole, stuffed)).toEqual(scoreMatch(exampleRole, exampleProfile));
    expect(scoreMatch(exampleRole, mended).basisPoints).toBeLessThanOrEqual(
      scoreMatch(exampleRole, exampleProfile).basisPoints,
    );
  });
});
