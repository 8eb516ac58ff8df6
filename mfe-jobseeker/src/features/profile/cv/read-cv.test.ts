import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DESIRED_ROLES_MAX, PROFILE_SKILLS_MAX } from '@vela/contracts/constants';
import { readWork } from '@vela/market/reading';
import { CATEGORY, fullProfile } from '@vela/tooling/testing';
import { profileDraftSchema } from '../draft/draft-schemas.js';
import { profileFormSchema } from '../profile-schema.js';
import { valuesOf } from '../profile-values.js';
import { categoryOf, findingsOf, roomIn, withCv, withoutCv } from './read-cv.js';

const OTHER = { id: 'd'.repeat(24), name: 'Design' };
const roles = Array.from({ length: 30 }, (_, index) => ({
  id: `role${index}`,
  name: `Engineer of kind${index}`,
  categoryId: index < 25 ? CATEGORY.id : OTHER.id,
}));
const skills = Array.from({ length: 60 }, (_, index) => ({ id: `skill${index}`, name: `Tool${index}` }));
const identity = { givenName: 'Ann', familyName: 'Ek', email: 'ann.ek@example.com', linkedinProfile: null };
const read = (text: string) => readWork(text, { roles, identity, today: new Date('2026-01-01T00:00:00Z') });
const empty = valuesOf(undefined);

test('the category is the one that was chosen, else that of the longest role', () => {
  const work = read('Engineer of kind27, 2010 - 2020\nEngineer of kind1, 2021 - 2023');
  expect(categoryOf(work, null, [CATEGORY, OTHER])).toBe(OTHER);
  expect(categoryOf(work, CATEGORY, [CATEGORY, OTHER])).toBe(CATEGORY);
  expect(findingsOf(work, empty, CATEGORY, skills).roles.map(({ value }) => value.role.id)).toEqual(['role1']);
});

test('another category begins with no roles and no skills of the first', () => {
  const work = read('Engineer of kind27, 2010 - 2020\nTool3');
  const findings = findingsOf(work, valuesOf(fullProfile), OTHER, skills);
  const part = withCv(valuesOf(fullProfile), {
    category: OTHER,
    roles: findings.roles.map(({ value }) => value),
    years: null,
    skills: findings.skills.map(({ value }) => value),
  });
  expect(part).toMatchObject({ category: OTHER, desiredRoles: [{ id: 'role27' }], skills: [{ id: 'skill3' }] });
  // Years in all are at least those in a role.
  expect(part.experienceYears).toBe(10);
});

test('undo takes back what came from the CV, and nothing that was done by hand since', () => {
  const { category, experienceYears, desiredRoles, skills: known } = valuesOf(fullProfile);
  const before = { category, experienceYears, desiredRoles, skills: known };
  const taken = withCv(before, {
    category: CATEGORY,
    roles: [{ role: { id: 'role7', name: 'Engineer of kind7', categoryId: CATEGORY.id }, years: 9 }],
    years: 31,
    skills: [
      { id: 'skill1', name: 'Tool1', level: 3, wished: false },
      { id: 'skill2', name: 'Tool2', level: 3, wished: false },
    ],
  });
  expect(withoutCv(taken, taken, before)).toEqual(before);
  const byHand = { id: 'skill9', name: 'Tool9', level: 2 };
  const now = {
    ...taken,
    skills: [...taken.skills.map((skill) => (skill.id === 'skill2' ? { ...skill, level: 4 } : skill)), byHand],
  };
  expect(withoutCv(now, taken, before)).toEqual({
    ...before,
    skills: [...before.skills, { id: 'skill2', name: 'Tool2', level: 4 }, byHand],
  });
  // A skill that was taken out by hand stays out.
  const fewer = { ...taken, skills: taken.skills.slice(1) };
  expect(withoutCv(fewer, taken, before).skills).toEqual(before.skills.slice(1));
  expect(withoutCv({ ...taken, experienceYears: 35 }, taken, before).experienceYears).toBe(35);
  // Of another category nothing can stay beside what was there.
  const other = withCv(before, {
    category: OTHER,
    roles: [],
    years: null,
    skills: [{ id: 'skill3', name: 'Tool3', level: 3, wished: false }],
  });
  expect(withoutCv({ ...other, skills: [...other.skills, byHand] }, other, before)).toEqual(before);
  expect(withoutCv(before, other, { ...before, category: null, desiredRoles: [], skills: [] })).toEqual(before);
});

const line = fc.oneof(
  fc.constantFrom(...roles.map(({ name }) => name), ...skills.map(({ name }) => name)),
  fc.constantFrom('2010 - 2020', 'jan 1990 - nu', '2030 - 1950', 'since 2001', 'expert', '150 years', 'no', '0 years'),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const nonsense = fc.oneof(
  fc.array(fc.tuple(line, fc.constantFrom(' ', ', ', '\n')), { maxLength: 150 }).map((parts) => parts.flat().join('')),
  fc.tuple(line, fc.integer({ min: 1, max: 300 })).map(([part, times]) => part.repeat(times).slice(0, 20_000)),
);

test('nonsense never breaks it; what is ticked beforehand is a profile that its rules let through', async () => {
  await fc.assert(
    fc.asyncProperty(nonsense, fc.constantFrom(empty, valuesOf(fullProfile)), async (text, values) => {
      const work = read(text);
      const findings = findingsOf(work, values, CATEGORY, skills);
      const room = roomIn(values, CATEGORY);
      const part = withCv(values, {
        category: CATEGORY,
        roles: findings.roles.slice(0, room.roles).map(({ value }) => value),
        years: findings.years?.value ?? null,
        skills: findings.skills.slice(0, room.skills).map(({ value }) => value),
      });
      const filled = { ...values, ...part };
      expect(profileDraftSchema.isValidSync(filled, { strict: true })).toBe(true);
      expect(filled.skills.length).toBeLessThanOrEqual(PROFILE_SKILLS_MAX);
      expect(filled.desiredRoles.length).toBeLessThanOrEqual(DESIRED_ROLES_MAX);
      if (filled.skills.length > 0 && filled.desiredRoles.length > 0) await profileFormSchema.validate(filled);
    }),
    { numRuns: 200 },
  );
});
