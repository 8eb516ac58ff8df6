import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { BUNDLED_RATES } from '../subjects/rates.js';
import { anyProfile, anyRole } from '../testing/arbitraries.js';
import { explainMatch } from './breakdown.js';
import { explainMoved } from './moved.js';

const rates = BUNDLED_RATES;

test('a better offer is explained as if everything were known, to a basis point, and never lowers the score', () => {
  fc.assert(
    fc.property(anyRole, anyProfile, fc.integer({ min: 1, max: 100_000 }), (role, profile, more) => {
      const before = explainMatch(role, profile);
      const better = { ...role, offer: { ...role.offer, amount: role.offer.amount + more } };
      // Of the rest of the role nothing is read.
      const moved = explainMoved(before, 'offer', { role: { ...better, skills: [], places: {} }, profile, rates });
      const whole = explainMatch(better, profile);
      expect(Math.abs(moved.basisPoints - whole.basisPoints)).toBeLessThanOrEqual(1);
      expect(moved.basisPoints).toBeGreaterThanOrEqual(before.basisPoints);
      expect(moved.coverage).toBe(whole.coverage);
      expect(moved.components.map(({ facts }) => facts)).toEqual(whole.components.map(({ facts }) => facts));
      const sum = moved.components.reduce((all, { points }) => all + points, 0);
      expect(sum).toBe(moved.cap?.uncapped ?? moved.basisPoints);
    }),
    { numRuns: 500 },
  );
});
