import { expect, test } from '@jest/globals';
import { wishText } from './counter-texts.js';

const role = { currency: 'SEK', compensationTimePeriod: 'Monthly' } as const;

test.each([
  [{ kind: 'salary', compensation: '66000' }, '66,000 SEK monthly'],
  [{ kind: 'setup', setup: 'office' }, 'Onsite as a setup'],
  [{ kind: 'percentage', employmentType: 'freelance', percentage: 60 }, '60\u00a0% freelance'],
] as const)('%j reads "%s"', (terms, text) => {
  expect(wishText(terms, role)).toBe(text);
});
