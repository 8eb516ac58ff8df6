import { expect, test } from '@jest/globals';
import { consistent, rangeProblem, statedContradictions } from './index.js';

const skills = (count: number, level: number) => Array.from({ length: count }, (_, id) => ({ id, level }));
const stuffed = { experienceYears: 0, desiredRoles: [{ years: 99 }], skills: skills(40, 5) };

test('what contradicts itself or claims too much is told, each at its field', () => {
  expect(statedContradictions(stuffed)).toEqual([
    {
      field: 'experienceYears',
      message: 'You give 99 years in a role, and 0 years in all. Years in all are at least those in any role.',
    },
    { field: 'skills', message: 'At most 20 skills: keep those that tell most.' },
    { field: 'skills', message: 'At most 5 skills with five stars.' },
  ]);
  expect(
    statedContradictions({ experienceYears: null, desiredRoles: [{ years: 9 }], skills: skills(20, 4.5) }),
  ).toEqual([]);
});

test('older profiles are made consistent, and then say nothing that contradicts itself', () => {
  const mended = consistent(stuffed);
  expect(statedContradictions({ ...stuffed, ...mended })).toEqual([]);
  expect(mended.experienceYears).toBe(99);
  expect(mended.skills.map(({ level }) => level)).toEqual([...Array(5).fill(5), ...Array(15).fill(4.5)]);
  const mixed = { ...stuffed, skills: [...skills(20, 1), { id: 99, level: 3 }] };
  expect(consistent(mixed).skills.map(({ id }) => id)).toEqual([...Array(19).keys(), 99]);
});

test('pay is asked for from the lowest to the highest', () => {
  const turned = 'The highest salary is below the lowest.';
  expect(rangeProblem({ minSalary: 2, maxSalary: 1 })).toBe(turned);
  for (const range of [
    { minSalary: 1, maxSalary: 1 },
    { minSalary: 2, maxSalary: null },
    { minSalary: null, maxSalary: 1 },
  ])
    expect(rangeProblem(range)).toBeNull();
});
