import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { groupedNumber } from '@vela/formats';
import { addCatalogue, inTongue } from '@vela/language';
import { catalogueOf } from '@vela/language/catalogues';
import { anyProfile, anyRole } from '../testing/arbitraries.js';
import { explainMatch } from './breakdown.js';
import { describeCap, describeChange, describeFact, describeRarity } from './texts.js';

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

test('reasons in Swedish', () => {
  addCatalogue('sv', catalogueOf(['matching', 'formats'], 'sv'));
  inTongue('sv', () => {
    const share = { weight: 1, rarity: 150 };
    expect(
      ['Göteborg, Sweden', 'Washington, D.C., United States', 'Norway'].map((place) =>
        describeFact({ kind: 'place', setup: 'hybrid', reach: 'sameCity', place }),
      ),
    ).toEqual(['Hybrid i Göteborg, Sverige', 'Hybrid i Washington, D.C., USA', 'Hybrid i Norge']);
    expect(
      describeFact({ kind: 'nearbyPlace', setup: 'office', place: 'Malmö, Sweden', to: 'Lund', km: 17 }),
    ).toContain('Malmö, Sverige');
    expect(describeFact({ kind: 'skill', skill: 'dbt', desired: 3, held: 2.5, ...share })).toBe(
      'dbt: 2,5 av 5, 3 önskas',
    );
    expect(describeFact({ kind: 'years', required: 5, held: 1, inRole: false })).toBe('1 av 5 års erfarenhet');
    expect(describeFact({ kind: 'place', setup: 'hybrid', reach: 'countryAnyCity', place: 'Germany' })).toBe(
      'Hybrid i Tyskland',
    );
    expect(describeFact({ kind: 'availability', availableInMonths: 3, neededInMonths: 0 })).toBe(
      'Tillgänglig om 3 månader, behövs omgående',
    );
    expect(describeRarity(share)).toBe('Ovanlig: väger 1,5 × en normal kompetens');
    expect(describeCap({ score: 49, uncapped: 60, because: ['place', 'salary'] })).toBe(
      'Högst 49. Passar inte, eller är inte angivet: plats/arbetssätt och lön',
    );
  });
});
