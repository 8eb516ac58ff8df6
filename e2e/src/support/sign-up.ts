import { expect, type Page } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import type { Person } from './person.js';

/** Fills the stand-in identity provider's free form and comes back to the site. */
export async function answerIdentityProvider(page: Page, person: Person): Promise<void> {
  await page.waitForURL(/\/sandbox\/linkedin\//);
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Continue', exact: true }).last().click();
  await page.waitForURL((url) => !/^\/(sandbox|callback)/.test(url.pathname));
}

/** From the sign-up's first step on: the consents, then the identity provider. */
export async function consentAndSignIn(page: Page, person: Person): Promise<void> {
  const signIn = page.getByRole('main').getByRole('button', { name: /LinkedIn/ });
  await expect(signIn).toBeDisabled();
  for (const consent of await page.getByRole('main').getByRole('checkbox').all()) await consent.check();
  await signIn.click();
  await answerIdentityProvider(page, person);
}

/** Signs up as a recruiter or as talent. */
export async function signUp(page: Page, person: Person, as: 'jobSeeker' | 'talentSeeker'): Promise<void> {
  await page.goto(as === 'jobSeeker' ? PATHS.jobSeekerSignup1 : PATHS.talentSeekerSignup1);
  await consentAndSignIn(page, person);
}

/** Logs in somebody who has signed up before. */
export async function logIn(page: Page, person: Person): Promise<void> {
  await page.goto('/api/auth/linkedin/callback/?signin=true');
  await answerIdentityProvider(page, person);
}
