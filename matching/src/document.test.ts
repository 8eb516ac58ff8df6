import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { PERIODS_PER_YEAR, PROFILE_SKILLS_MAX, SALARY_PERIODS, TOP_SKILLS_MAX } from '@vela/contracts/constants';
import { MATCH_COMPONENTS } from '@vela/contracts/matching';
import { STRONG_MATCH_SCORE } from '@vela/market/strength';
import { LATEST_MONTHS } from './components/availability.js';
import { CAPPED_BASIS_POINTS, CAPPED_SCORE } from './components/cap.js';
import { SCORE_VERSION } from './components/index.js';
import { NEARBY_KM, nearbyFit, REACHABLE, SAME_COUNTRY } from './components/place.js';
import { WEIGHTS } from './components/weights.js';

const page = readFileSync(path.resolve(__dirname, '../../docs/score.md'), 'utf8').replaceAll(/\s+/g, ' ');
const number = (value: number): string => value.toLocaleString('en');

describe('docs/score.md says what the code computes with', () => {
  test.each<[string, string]>([
    ['the version', `# The score, version ${SCORE_VERSION} `],
    ['the cap', `min(uncapped, ${number(CAPPED_BASIS_POINTS)})`],
    ['the capped score', `held at ${CAPPED_SCORE}`],
    ['what is strong', `From ${STRONG_MATCH_SCORE} up a match is called **strong**`],
    ['near', `within ${NEARBY_KM} km`],
    ['a kilometre', `10,000 − ${(nearbyFit(0) - nearbyFit(1)).toString()} · km`],
    ['the same country', `${number(SAME_COUNTRY)} for a country in which the role names cities`],
    ['a reachable place', `the place's fit is at least ${number(REACHABLE)}`],
    ['the latest start', `⌊10,000 · (${LATEST_MONTHS} − late) / ${LATEST_MONTHS}⌋`],
    [
      'the skills of a profile',
      `at most ${PROFILE_SKILLS_MAX} skills, at most ${TOP_SKILLS_MAX} of them at five stars`,
    ],
    ['periods', SALARY_PERIODS.map((period) => `${period} ${PERIODS_PER_YEAR[period]}`).join(', ')],
  ])('%s', (_, text) => {
    expect(page).toContain(text);
  });

  test.each(MATCH_COMPONENTS)('the weight of %s', (key) => {
    expect(page).toContain(`| ${key} | ${WEIGHTS[key]} |`);
  });
});
