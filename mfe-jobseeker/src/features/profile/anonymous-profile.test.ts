import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { OwnProfile } from '@vela/contracts/schemas';
import { emptyProfile, fullProfile, talentWith } from '@vela/tooling/testing';
import { anonymousProfileOf } from './anonymous-profile.js';
import { inputOf, valuesOf } from './profile-values.js';

const named = (prefix: string) =>
  fc
    .uniqueArray(fc.integer({ min: 0, max: 15 }), { maxLength: 4 })
    .map((numbers) =>
      numbers.map((number) => ({ id: number.toString(16).padStart(24, '0'), name: `${prefix} ${number}` })),
    );
const percentage = fc.integer({ min: 1, max: 20 }).map((steps) => steps * 5);
const text = fc.option(
  fc
    .string({ minLength: 1, maxLength: 30 })
    .map((typed) => typed.trim())
    .filter((typed) => typed !== ''),
  { nil: null },
);

/** Profiles as the server gives them. */
const profiles: fc.Arbitrary<OwnProfile> = fc
  .record({
    roles: named('Role'),
    skills: named('Skill'),
    years: fc.option(fc.integer({ min: 0, max: 99 }), { nil: null }),
    permanent: fc.option(percentage, { nil: null }),
    freelance: fc.option(percentage, { nil: null }),
    setups: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
    availability: fc.constantFrom('0', '1', '2', '3', '6', null),
    currentRole: text,
    aboutMe: text,
    places: fc.dictionary(
      fc.constantFrom('Sweden', 'Norway', 'Denmark'),
      fc.uniqueArray(fc.constantFrom('A', 'B', 'C')),
    ),
  })
  .map(({ roles, skills, years, permanent, freelance, setups: [remote, hybrid, office], places, ...rest }) => ({
    ...fullProfile,
    ...rest,
    experienceYears: years,
    jobSeekerProfilesRoles: roles.map((role, index) => ({ role, years: index })),
    nextRole: Object.fromEntries(roles.map(({ name }, index) => [name, index + 1])),
    jobSeekerProfileSkills: skills.map((skill, index) => ({ skill, level: 0.5 + index })),
    permanent: permanent !== null,
    freelance: freelance !== null,
    permanentPercentage: permanent,
    freelancePercentage: freelance,
    remote,
    hybrid,
    office,
    countriesCities: places,
  }));

const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);

test('an untouched form shows the profile as recruiters have it, without link and priorities', () => {
  fc.assert(
    fc.property(profiles, (profile) => {
      expect(anonymousProfileOf(talentWith(profile), valuesOf(profile))).toEqual(profile);
      const { nextRole } = inputOf(valuesOf(profile));
      expect(nextRole).toEqual(profile.nextRole);
    }),
    { seed },
  );
});

test('somebody without a profile is shown by initials', () => {
  const shown = anonymousProfileOf(talentWith(undefined), { ...valuesOf(undefined), currentRole: '  ', remote: true });
  expect(shown).toMatchObject({
    initials: 'MK',
    currentRole: null,
    remote: true,
    minSalary: null,
    jobSeekerProfilesRoles: [],
  });
  expect(JSON.stringify(shown)).not.toMatch(/Maria|Karlsson|example\.com/);
});

test('what is typed is shown before it is saved', () => {
  const values = { ...valuesOf(emptyProfile), permanent: true, permanentPercentage: 60, aboutMe: ' I build. ' };
  expect(anonymousProfileOf(talentWith(emptyProfile), values)).toMatchObject({
    permanent: true,
    permanentPercentage: 60,
    aboutMe: 'I build.',
  });
});
