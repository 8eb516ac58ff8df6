import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { explainMatch } from './explain/breakdown.js';
import { tieHash } from './ranking/order.js';
import { BUNDLED_RATES } from './subjects/rates.js';
import { anyProfile, anyRole } from './testing/arbitraries.js';
import { scoreByTheBook, turnByTheBook } from './testing/by-the-book.js';

test('who follows docs/score.md gets the same score', () => {
  fc.assert(
    fc.property(anyRole, anyProfile, (role, profile) => {
      const { basisPoints, coverage, components } = explainMatch(role, profile);
      const statuses = components.map(({ status }) => status);
      expect({ statuses, basisPoints, coverage }).toEqual(scoreByTheBook(role, profile, BUNDLED_RATES.perEuro));
    }),
    { numRuns: 2000 },
  );
});

test('who follows docs/score.md gets the same turn in every week', () => {
  fc.assert(
    fc.property(anyRole, anyProfile, fc.nat(5000), (role, profile, week) => {
      expect(tieHash(role.id, profile.id, week)).toBe(turnByTheBook(role.id, profile.id, week));
    }),
  );
});
