import { expect, test } from '@jest/globals';
import { chance, filtersOf, isSkillOf, profileOf, roleOf } from '../matching/world.js';

const SIZE = 200;
const made = (seed: number) => {
  const next = chance(seed);
  return Array.from({ length: SIZE }, (_, number) => ({
    profile: profileOf(next, number),
    role: roleOf(next, number),
    filters: filtersOf(next),
  }));
};

test('the same seed makes the same world, another seed another', () => {
  expect(made(7)).toEqual(made(7));
  expect(made(8)).not.toEqual(made(7));
});

test('a world is like the market: blanks, popular skills, mostly those of the own category', () => {
  const profiles = made(7).map(({ profile }) => profile);
  expect(new Set(profiles.map(({ id }) => id)).size).toBe(SIZE);
  const blank = profiles.filter(({ minSalary }) => minSalary === null).length;
  expect(blank).toBeGreaterThan(0);
  expect(blank).toBeLessThan(SIZE / 4);
  const skills = profiles.flatMap((profile) => profile.skills.map(({ skillId }) => ({ skillId, profile })));
  const own = skills.filter(({ skillId, profile }) => isSkillOf(skillId, profile.categoryId ?? '')).length;
  expect(own / skills.length).toBeGreaterThan(0.75);
});
