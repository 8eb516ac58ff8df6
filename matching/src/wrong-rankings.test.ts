import { describe, expect, test } from '@jest/globals';
import { PROFILE_SKILLS_MAX } from '@vela/contracts/constants';
import { statedContradictions } from '@vela/market/profiles';
import { ColumnarIndex } from './columnar/columnar-index.js';
import { rankMatches } from './ranking/rank.js';
import { scoreMatch, shownScore } from './score/score.js';
import { exampleProfile, exampleRole } from './testing/subjects.js';
import { CLEARED, CONTRADICTORY, MENDED, OFFICE_ROLE, STUFFED, TOLD, wrongRankings } from './testing/wrong-rankings.js';

const week = 2900;
/** `MATCH_SEED` makes another market. */
const seed = Number(process.env['MATCH_SEED'] ?? 20261122);
const OTHERS = 2000;

describe('the worlds in which version 1 ranked people wrongly', () => {
  test.each(wrongRankings(seed, OTHERS))(
    '$name, among two thousand others, by the plain function and the index alike',
    ({ role, market, wrongIn }) => {
      const index = new ColumnarIndex();
      for (const one of market) index.upsert(one);
      const page = { week, offset: 0, limit: market.length };
      const expected = rankMatches(role, market, page);
      expect(index.query(role, page)).toEqual(expected);
      expect(wrongIn(expected)).toBeNull();
    },
  );

  test('blank against truth: clearing what does not fit brings nobody forward', () => {
    const [told, cleared] = [TOLD, CLEARED].map((profile) => scoreMatch(OFFICE_ROLE, profile).basisPoints);
    expect(cleared).toBeLessThanOrEqual(told ?? 0);
    expect(shownScore(told ?? 0)).toBeLessThan(50);
  });

  test('contradictions: years in a role beyond those in all are refused, and older ones count once, as they are priced', () => {
    expect(statedContradictions(CONTRADICTORY).map(({ field }) => field)).toEqual(['experienceYears']);
    const mended = MENDED.contradictory;
    expect(mended.experienceYears).toBe(20);
    expect(statedContradictions(mended)).toEqual([]);
    expect(scoreMatch(exampleRole, CONTRADICTORY)).toEqual(scoreMatch(exampleRole, mended));
  });

  test('stuffing: skills beyond the limit are refused, and those that nobody asks for bring nothing', () => {
    expect(statedContradictions(STUFFED).map(({ field }) => field)).toEqual(['skills', 'skills']);
    expect(MENDED.stuffed.skills).toHaveLength(PROFILE_SKILLS_MAX);
    expect(scoreMatch(exampleRole, STUFFED)).toEqual(scoreMatch(exampleRole, exampleProfile));
    expect(scoreMatch(exampleRole, MENDED.stuffed).basisPoints).toBeLessThanOrEqual(
      scoreMatch(exampleRole, exampleProfile).basisPoints,
    );
  });
});
