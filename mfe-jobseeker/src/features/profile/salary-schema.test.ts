import { expect, test } from '@jest/globals';
import { salarySchema } from './salary-schema.js';

const messageFor = (part: object): Promise<unknown> =>
  salarySchema
    .validate({ minSalary: 50_000, maxSalary: 60_000, currency: 'SEK', compensationTimePeriod: 'Monthly', ...part })
    .then(() => null, (error: Error) => error.message);

test.each([
  [{}, null],
  [{ maxSalary: 50_000 }, null],
  [{ minSalary: null }, 'This field is required'],
  [{ maxSalary: null }, 'This field is required'],
  [{ maxSalary: 49_999 }, 'The highest salary is below the lowest.'],
  [{ minSalary: 0 }, 'At least 1'],
  [{ minSalary: 1_000_000_000, maxSalary: 1_000_000_000 }, 'This is too large.'],
])('%j is answered with %s', async (part, message) => {
  await expect(messageFor(part)).resolves.toBe(message);
});
