import { expect, test } from '@jest/globals';
import { PATHS } from '@vela/contracts/routes';
import { addCatalogue, inTongue } from '@vela/language';
import { catalogueOf } from '@vela/language/catalogues';
import { matchingRolesText, viewsThisWeekText } from './activity/texts.js';
import { companyText, rolesText, unfilteredText } from './fitting-roles/texts.js';
import { FILE_TEXTS, tooManySkillsText } from './profile/cv/texts.js';
import { salarySchema } from './profile/salary-schema.js';
import { signUpSteps } from './signup/sign-up-steps.js';
import { completenessOf } from './visibility/profile-gaps.js';

addCatalogue('sv', catalogueOf(['mfe-jobseeker', 'market', 'slice-parts'], 'sv'));
const swedish = <Result>(told: () => Result): Result => inTongue('sv', told);

test('counts of one and of many are told in Swedish', () => {
  expect(swedish(() => [0, 1, 2].map((count) => matchingRolesText({ count, threshold: 75 })))).toEqual([
    'Ingen öppen roll är en stark matchning för dig i dag.',
    '1 öppen roll är en stark matchning för dig.',
    '2 öppna roller är starka matchningar för dig.',
  ]);
  expect(swedish(() => [1, 2].map(viewsThisWeekText))).toEqual([
    '1 visning av din profil den här veckan',
    '2 visningar av din profil den här veckan',
  ]);
  expect(swedish(() => [1, 1200].map(rolesText))).toEqual(['1 roll', '1\u00a0200 roller']);
  expect(swedish(() => unfilteredText(1))).toBe('Utan dem finns det 1 roll.');
});

test('values stand where Swedish has them', () => {
  expect(swedish(() => companyText({ city: 'Malmö', country: 'Sweden', people: '50–199' }))).toBe(
    'Ett företag i Malmö, 50–199 anställda',
  );
  expect(swedish(() => tooManySkillsText(2))).toMatch(/^En profil har högst \d+ kompetenser: kryssa ur 2\.$/);
  expect(swedish(FILE_TEXTS.size)).toMatch(/^Filen är större än \d+ MB\./);
});

test('what a form refuses is said in the language of then', async () => {
  const values = { minSalary: '60000', maxSalary: '50000', currency: 'SEK', compensationTimePeriod: 'Monthly' };
  await expect(salarySchema.validate(values)).rejects.toThrow('The highest salary is below the lowest.');
  await expect(swedish(() => salarySchema.validate(values))).rejects.toThrow(
    'Den högsta lönen är lägre än den lägsta.',
  );
});

test('steps and gaps are told when they are asked for', () => {
  expect(swedish(() => signUpSteps(PATHS.jobSeekerSignup1, null).map(({ label }) => label))).toEqual([
    'Logga in',
    'Lön',
    'Kategori',
    'LinkedIn',
  ]);
  const [, , skills] = swedish(() => completenessOf(undefined).gaps);
  expect(skills?.reason).toMatch(/^De ger \d+ av 100 poäng i varje matchning\.$/);
});
