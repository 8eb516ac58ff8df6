import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { PATHS } from '@vela/contracts/routes';
import { accessibilityViolations, openSlice } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';

const PAGES = [
  [PATHS.aboutUs, 'Vela means sail'],
  [PATHS.forEmployers, 'Hire for what people can do'],
  [PATHS.forTalent, 'Let your skills go first'],
  [PATHS.howItWorks, 'One score, seven reasons, nothing hidden'],
  [PATHS.contact, 'Write to us'],
  [PATHS.privacyPolicy, 'Privacy policy'],
  [PATHS.cookiePolicy, 'Cookie policy'],
  [PATHS.terms, 'Terms and conditions'],
  [PATHS.faq, 'Questions and answers'],
  [PATHS.surveys, 'Surveys'],
  [PATHS.ambassadors, 'Bring the people you would hire'],
  [PATHS.talentSeekerSignupForm, 'Find people by what they can do'],
] as const;

test.each(PAGES)('%s is titled, accessible and ready to be made beforehand', async (path, title) => {
  const { container } = openSlice({ routes, path });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(document.title).toMatch(/^.+ · Vela$/);
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
  for (const link of screen.queryAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^(\/|mailto:)/);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('an invitation stays with whoever follows it', async () => {
  openSlice({ routes, path: `${PATHS.talentSeekerSignupForm}?companyLink=abc` });
  const door = await screen.findByRole('link', { name: 'Sign up as a recruiter' });
  expect(door.getAttribute('href')).toBe(`${PATHS.talentSeekerSignup1}?companyLink=abc`);
});
