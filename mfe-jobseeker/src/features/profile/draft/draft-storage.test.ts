import { afterEach, expect, test } from '@jest/globals';
import { emptyProfile, fullProfile } from '@vela/tooling/testing';
import { valuesOf } from '../profile-values.js';
import { salaryValuesOf } from '../salary-schema.js';
import { profileDraftSchema, salaryDraftSchema } from './draft-schemas.js';
import { clearDraft, draftKey, readDraft, writeDraft } from './draft-storage.js';

afterEach(() => window.localStorage.clear());
const storage = window.localStorage;

test.each([
  ['empty', emptyProfile],
  ['full', fullProfile],
])('the values of an %s profile come back as they were', (_, profile) => {
  writeDraft(storage, 'p', valuesOf(profile));
  expect(readDraft(storage, 'p', profileDraftSchema)).toEqual(valuesOf(profile));
  writeDraft(storage, 's', salaryValuesOf(profile));
  expect(readDraft(storage, 's', salaryDraftSchema)).toEqual(salaryValuesOf(profile));
});

test('what breaks a rule is kept all the same', () => {
  const values = { ...salaryValuesOf(undefined), minSalary: '0', maxSalary: '' };
  writeDraft(storage, 's', values);
  expect(readDraft(storage, 's', salaryDraftSchema)).toEqual(values);
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"minSalary":1}',
  '{"minSalary":"1","maxSalary":"2","currency":"XXX","compensationTimePeriod":"Monthly"}',
])('what another version or hand wrote (%s) is left alone', (text) => {
  storage.setItem('s', text);
  expect(readDraft(storage, 's', salaryDraftSchema)).toBeNull();
});

test('nobody reads under the key of another', () => {
  expect(draftKey('a', 'salary')).not.toBe(draftKey('b', 'salary'));
  expect(draftKey('a', 'salary')).not.toBe(draftKey('a', 'profile'));
});

test('a storage that is switched off costs the draft only', () => {
  const refuse = () => {
    throw new DOMException('switched off', 'SecurityError');
  };
  const off: Storage = { length: 0, key: refuse, clear: refuse, getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(() => writeDraft(off, 's', {})).not.toThrow();
  expect(() => clearDraft(off, 's')).not.toThrow();
  expect(readDraft(off, 's', salaryDraftSchema)).toBeNull();
});
