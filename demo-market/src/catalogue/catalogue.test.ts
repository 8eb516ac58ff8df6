import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { CATEGORIES, skillsOf } from './index.js';

describe.each(CATEGORIES.map((category) => [category.name, category] as const))('%s', (_name, category) => {
  test('has 10 to 20 roles, each with skills of its own to draw on', () => {
    const roles = Object.values(category.roles);
    expect(roles.length).toBeGreaterThanOrEqual(10);
    expect(roles.length).toBeLessThanOrEqual(20);
    for (const role of roles) {
      const drawn = role.draws.flatMap((field) => category.fields[field] ?? []);
      expect(drawn.length).toBeGreaterThanOrEqual(3);
    }
  });

  test('has 25 to 60 skills', () => {
    const skills = skillsOf(category);
    expect(skills.length).toBeGreaterThanOrEqual(25);
    expect(skills.length).toBeLessThanOrEqual(60);
  });

  test('is open to people with little experience, unless it is about leading', () => {
    const open = Object.values(category.roles).filter(({ fromYears = 0 }) => fromYears <= 4);
    expect(open.length).toBeGreaterThanOrEqual(2);
  });
});

test('a role belongs to one category', () => {
  const roles = CATEGORIES.flatMap((category) => Object.keys(category.roles));
  expect(new Set(roles).size).toBe(roles.length);
});

test('a skill that several categories use is written the same way in each', () => {
  const spellings = new Map<string, string>();
  for (const skill of CATEGORIES.flatMap(skillsOf)) {
    expect(spellings.get(skill.toLowerCase()) ?? skill).toBe(skill);
    spellings.set(skill.toLowerCase(), skill);
  }
});

/** What the market's names are in Swedish, by the English ones. */
const swedishNames = JSON.parse(
  readFileSync(path.join(__dirname, '../../../market/locales/sv.json'), 'utf8'),
) as Readonly<Record<string, string>>;

test('every category and role has a name in Swedish, each of its own', () => {
  const names = CATEGORIES.flatMap(({ name, roles }) => [name, ...Object.keys(roles)]);
  expect(names.filter((name) => (swedishNames[name] ?? '') === '')).toEqual([]);
  expect(new Set(names.map((name) => swedishNames[name])).size).toBe(new Set(names).size);
});
