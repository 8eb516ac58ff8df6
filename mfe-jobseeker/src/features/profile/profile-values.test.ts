import { expect, test } from '@jest/globals';
import { jobSeekerInputSchema } from '@vela/contracts/schemas';
import { emptyProfile, fullProfile } from '@vela/tooling/testing';
import { changesOf, formFieldOf, inputOf, valuesOf } from './profile-values.js';

test('what is loaded into the form is what is saved again', async () => {
  const input = inputOf(valuesOf(fullProfile));
  expect(input).toMatchObject({
    currentRole: 'Senior Data Engineer',
    experienceYears: 9,
    categoryId: { id: fullProfile.categoryId?.id },
    jobSeekerProfilesRoles: [{ roleId: fullProfile.jobSeekerProfilesRoles[0]?.role.id, years: 7 }],
    nextRole: { 'Data Engineer': 2 },
    jobSeekerProfileSkills: [{ skillId: fullProfile.jobSeekerProfileSkills[0]?.skill.id, level: 4.5 }],
    permanentPercentage: 80,
    freelancePercentage: null,
    availability: '0',
    countriesCities: { Sweden: ['Göteborg'], Norway: [] },
  });
  await expect(jobSeekerInputSchema.validate(input, { strict: true })).resolves.toBeTruthy();
});

test('an untouched form claims nothing', async () => {
  const input = inputOf(valuesOf(emptyProfile));
  expect(input).toMatchObject({ currentRole: null, experienceYears: null, availability: null, aboutMe: null });
  expect(input).not.toHaveProperty('categoryId');
  await expect(jobSeekerInputSchema.validate(input, { strict: true })).resolves.toBeTruthy();
});

test('the form starts empty where there is no profile yet', () => {
  expect(valuesOf(undefined)).toEqual(valuesOf(emptyProfile));
});

test('another category is sent with its roles and skills, chosen anew or the same as before', () => {
  const saved = valuesOf(fullProfile);
  const moved = { ...saved, category: { id: 'd'.repeat(24), name: 'Platform' } };
  const { nextRole, jobSeekerProfilesRoles, jobSeekerProfileSkills } = inputOf(saved);
  expect(changesOf(moved, saved)).toEqual({
    categoryId: { id: moved.category.id },
    nextRole,
    jobSeekerProfilesRoles,
    jobSeekerProfileSkills,
  });
  // The same category under another name is none, and skills alone bring no category along.
  expect(changesOf({ ...saved, category: { id: fullProfile.categoryId?.id ?? '', name: 'Daten' } }, saved)).toEqual({});
  expect(changesOf({ ...saved, skills: [] }, saved)).toEqual({ jobSeekerProfileSkills: [] });
});

test.each([
  ['aboutMe', 'aboutMe'],
  ['categoryId.id', 'category'],
  ['jobSeekerProfilesRoles[0].years', 'desiredRoles'],
  ['nextRole', 'desiredRoles'],
  ['jobSeekerProfileSkills[2].level', 'skills'],
  ['permanentPercentage', 'permanentPercentage'],
])('an error of %s belongs to the field %s', (field, expected) => {
  expect(formFieldOf(field)).toBe(expected);
});
