import { expect, test } from '@jest/globals';
import { emptyProfile, fullProfile } from '@vela/tooling/testing';
import { completenessOf, costOf } from './profile-gaps.js';

test('a profile that lacks nothing is complete', () => {
  expect(completenessOf(fullProfile)).toEqual({ percent: 100, showable: true, gaps: [] });
});

test('a new profile is told first what keeps it hidden', () => {
  const { percent, showable, gaps } = completenessOf(emptyProfile);
  expect(percent).toBe(0);
  expect(showable).toBe(false);
  expect(gaps.slice(0, 3).map(({ key }) => key)).toEqual(['category', 'roles', 'skills']);
});

test('no profile at all is as incomplete as an empty one', () => {
  expect(completenessOf(undefined)).toEqual(completenessOf(emptyProfile));
});

test.each([
  ['salary', { minSalary: null }],
  ['setup', { remote: false, hybrid: false }],
  ['places', { countriesCities: {} }],
  ['experience', { experienceYears: null }],
  ['employment', { permanent: false }],
  ['availability', { availability: null }],
  ['linkedin', { linkedinProfile: null }],
  ['aboutMe', { aboutMe: '' }],
])('without %s it is shown, with a hint', (key, part) => {
  const { showable, gaps } = completenessOf({ ...fullProfile, ...part });
  expect(showable).toBe(true);
  expect(gaps.map((gap) => gap.key)).toContain(key);
});

test('nothing that is 0 counts as missing', () => {
  expect(completenessOf({ ...fullProfile, experienceYears: 0, availability: '0', minSalary: 0 }).gaps).toEqual([]);
});

test('who works remotely only needs no place', () => {
  expect(completenessOf({ ...fullProfile, hybrid: false, countriesCities: {} }).gaps).toEqual([]);
});

test.each([
  ['salary', { minSalary: null }, 15],
  ['places', { countriesCities: {} }, 15],
  ['experience', { experienceYears: null }, 10],
  ['employment', { permanent: false }, 8],
  ['availability', { availability: null }, 7],
  ['aboutMe', { aboutMe: null }, null],
])('a missing %s costs what the score takes for it', (key, part, cost) => {
  const gap = completenessOf({ ...fullProfile, ...part }).gaps.find((each) => each.key === key);
  expect(gap === undefined ? undefined : costOf(gap)).toBe(cost);
});
