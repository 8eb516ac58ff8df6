import { expect, test } from '@jest/globals';
import { BUNDLED_RATES } from '../subjects/rates.js';
import type { MatchProfile, MatchRole } from '../subjects/subjects.js';
import { exampleProfile, exampleRole } from '../testing/subjects.js';
import { scoreVersion1 } from './score.js';

/** Figures of the worked examples while version 1 was the score of the day. */
test.each<[string, Partial<MatchRole>, Partial<MatchProfile>, number]>([
  ['everything fits', {}, {}, 10_000],
  ['one skill of three is missing', {}, { skills: exampleProfile.skills.slice(0, 2) }, 8_833],
  ['what was left blank counted half', {}, { minSalary: null, availability: null }, 8_900],
  ['a country without a city meant anywhere in it', {}, { places: { Sweden: [] } }, 10_000],
  ['no shared way of working cost 15 points and no more', { hybrid: false, office: true }, {}, 8_500],
  ['contradictory years counted as they stood', {}, { experienceYears: 0 }, 10_000],
  ['a percentage that was not given was full time', {}, { permanentPercentage: null }, 10_000],
])('version 1 stays as it was: %s', (_, role, profile, basisPoints) => {
  const scored = scoreVersion1({ ...exampleRole, ...role }, { ...exampleProfile, ...profile }, BUNDLED_RATES.perEuro);
  expect(scored.basisPoints).toBe(basisPoints);
});
