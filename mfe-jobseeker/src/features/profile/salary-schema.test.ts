import { expect, test } from '@jest/globals';
import { emptyProfile, fullProfile } from '@vela/tooling/testing';
import { salaryInputOf, salarySchema, salaryValuesOf } from './salary-schema.js';

const messageFor = (part: object): Promise<unknown> =>
  salarySchema.validate({ ...salaryValuesOf(fullProfile), ...part }).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : error),
  );

test.each([
  [{}, null],
  [{ maxSalary: '58000' }, null],
  [{ minSalary: '' }, 'This field is required'],
  [{ maxSalary: '' }, 'This field is required'],
  [{ maxSalary: '57999' }, 'The highest salary is below the lowest.'],
  [{ minSalary: '0' }, 'Give an amount above 0.'],
  [{ maxSalary: '1000000000' }, 'At most 9 digits'],
])('%j is answered with %s', async (part, message) => {
  await expect(messageFor(part)).resolves.toBe(message);
});

test('the form starts in kronor a month and sends numbers', () => {
  expect(salaryValuesOf(emptyProfile)).toEqual({
    minSalary: '',
    maxSalary: '',
    currency: 'SEK',
    compensationTimePeriod: 'Monthly',
  });
  expect(salaryInputOf(salaryValuesOf(fullProfile))).toEqual({
    minSalary: 58_000,
    maxSalary: 66_000,
    currency: 'SEK',
    compensationTimePeriod: 'Monthly',
  });
});
