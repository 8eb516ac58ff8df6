import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  browseProfiles,
  countFacets,
  isEligible,
  mayBeAskedFor,
  rankMatches,
  requirementsOf,
  scopeOf,
} from '../index.js';
import { anyProfile, anyRole } from '../testing/index.js';
import { countMeeting } from './requirements.js';

const week = 2968;

test('who opts out of rankings is ranked, counted and faceted for no role, and is found and asked all the same', () => {
  fc.assert(
    fc.property(anyRole, fc.array(anyProfile, { maxLength: 12 }), (role, profiles) => {
      const out = profiles.map((profile) => ({ ...profile, openToRanking: false }));
      const query = { week, offset: 0, limit: 100 };
      expect(rankMatches(role, out, query).total).toBe(0);
      expect(countFacets(scopeOf(role), out, {}).total).toBe(0);
      expect(countMeeting(requirementsOf(role), out).looked).toBe(0);
      expect(browseProfiles(role, out, query)).toEqual(browseProfiles(role, profiles, query));
      for (const profile of out) {
        expect(isEligible(role, profile)).toBe(false);
        expect(mayBeAskedFor(role, profile)).toBe(isEligible(role, { ...profile, openToRanking: true }));
      }
    }),
    { seed: 70, numRuns: 100 },
  );
});
