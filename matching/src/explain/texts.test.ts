import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { groupedNumber } from '@vela/formats';
import { anyProfile, anyRole } from '../testing/arbitraries.js';
import { explainMatch } from './breakdown.js';
import { describeChange, describeFact } from './texts.js';

test('numbers carry a full stop between thousands', () => {
  expect([0, 999, 1000, 62_000, 1_234_567].map(groupedNumber)).toEqual(['0', '999', '1,000', '62,000', '1,234,567']);
});

test('facts and changes read as sentences', () => {
  expect(describeFact({ kind: 'skill', skill: 'dbt', desired: 3, held: null })).toBe('dbt: missing');
  expect(describeFact({ kind: 'years', required: 5, held: 3, inRole: true })).toBe('3 of 5 years in this role');
  expect(describeChange({ kind: 'offer', amount: 45_000, currency: 'SEK', period: 'Monthly' })).toBe(
    'at 45,000 SEK monthly',
  );
});

test('everything that a breakdown can hold has words', () => {
  fc.assert(
    fc.property(anyRole, anyProfile, (role, profile) => {
      const { components, counterfactuals } = explainMatch(role, profile);
      const words = [
        ...components.flatMap(({ facts }) => facts.map(describeFact)),
        ...[...counterfactuals.talentSeeker, ...counterfactuals.jobSeeker].map(({ change }) => describeChange(change)),
      ];
      for (const text of words) expect(text).toMatch(/^\S.*\S$/);
      for (const text of words) expect(text).not.toMatch(/undefined|null|NaN/);
    }),
  );
});
