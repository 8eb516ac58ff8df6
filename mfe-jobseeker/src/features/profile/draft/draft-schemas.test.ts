import { expect, test } from '@jest/globals';
import { emptyProfile, fullProfile } from '@vela/tooling/testing';
import { valuesOf } from '../profile-values.js';
import { salaryValuesOf } from '../salary-schema.js';
import { profileDraftSchema, salaryDraftSchema } from './draft-schemas.js';

const kept = (values: unknown): unknown => JSON.parse(JSON.stringify(values));

test.each([
  ['empty', emptyProfile],
  ['full', fullProfile],
])('the values of an %s profile have the shape that is kept', (_, profile) => {
  expect(profileDraftSchema.isValidSync(kept(valuesOf(profile)), { strict: true })).toBe(true);
  expect(salaryDraftSchema.isValidSync(kept(salaryValuesOf(profile)), { strict: true })).toBe(true);
});

test('what breaks a rule of the form is kept all the same, and what is of another shape is not', () => {
  const values = { ...salaryValuesOf(undefined), minSalary: '0', maxSalary: '' };
  expect(salaryDraftSchema.isValidSync(values, { strict: true })).toBe(true);
  expect(salaryDraftSchema.isValidSync({ ...values, minSalary: 1 }, { strict: true })).toBe(false);
  expect(salaryDraftSchema.isValidSync({ ...values, currency: 'XXX' }, { strict: true })).toBe(false);
});
