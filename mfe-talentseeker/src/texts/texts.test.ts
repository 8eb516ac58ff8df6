import { describe, expect, test } from '@jest/globals';
import { salaryRangeText } from '@vela/formats';
import { fittingSetupText } from './setup.js';

describe('salary range', () => {
  const pay = { minSalary: 58_000, maxSalary: 66_000, currency: 'SEK', compensationTimePeriod: 'Monthly' } as const;
  test.each([
    [pay, '58,000–66,000 SEK'],
    [{ ...pay, minSalary: 66_000, maxSalary: 58_000 }, '58,000–66,000 SEK'],
    [{ ...pay, maxSalary: null }, '58,000 SEK'],
    [{ ...pay, maxSalary: 58_000 }, '58,000 SEK'],
    [{ ...pay, currency: null }, '58,000–66,000'],
    [{ ...pay, minSalary: null, maxSalary: null }, null],
    [{ ...pay, minSalary: 0, maxSalary: 0 }, '0 SEK'],
  ])('%j reads %s', (stated, text) => {
    expect(salaryRangeText(stated)).toBe(text);
  });
});

test('what fits of the ways of working stands first', () => {
  const all = { remote: true, hybrid: true, office: true };
  expect(fittingSetupText(all, ['hybrid'])).toBe('Hybrid, also Remote or Office');
  expect(fittingSetupText(all, ['hybrid', 'office'])).toBe('Office or Hybrid, also Remote');
  expect(fittingSetupText(all, [])).toBe('Remote, Office or Hybrid');
  expect(fittingSetupText({ ...all, remote: false }, ['hybrid', 'office'])).toBe('Office or Hybrid');
});
