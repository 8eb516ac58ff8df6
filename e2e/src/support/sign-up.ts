import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { UserType } from '@vela/contracts/constants';
import { signUpAgreement } from '@vela/contracts/legal';
import { PATHS } from '@vela/contracts/routes';
import { placedPath } from '@vela/language';
import { callAs } from './call.js';
import type { Identity, Person } from './person.js';
import { to } from './speak.js';

/** Fills the stand-in identity provider's free form and comes back to the site. */
export async function answerIdentityProvider(page: Page, person: Identity): Promise<void> {
  await page.waitForURL(/\/sandbox\/linkedin\//);
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Continue', exact: true }).last().click();
  await page.waitForURL(({ pathname }) => !/^\/(sandbox|callback)/.test(placedPath(pathname).pathname));
}

/** From the sign-up's first step on: the consents, then the identity provider. */
export async function consentAndSignIn(page: Page, person: Person): Promise<void> {
  const signIn = page.getByRole('main').getByRole('button', { name: /LinkedIn/ });
  await expect(signIn).toBeDisabled();
  for (const consent of await page.getByRole('main').getByRole('checkbox').all()) await consent.check();
  await signIn.click();
  await answerIdentityProvider(page, person);
}

/** Signs up as a recruiter or as talent, page by page. */
export async function signUp(page: Page, person: Person, as: UserType): Promise<void> {
  await page.goto(to(as === 'jobSeeker' ? PATHS.jobSeekerSignup1 : PATHS.talentSeekerSignup1));
  await consentAndSignIn(page, person);
}

/**
 * Signs up by the calls that the pages make, without drawing them: for those whom a test is not about. Pages of the
 * context are signed in when they are next loaded.
 */
export async function joinByCalls(context: BrowserContext, person: Identity, as: UserType): Promise<void> {
  await callAs<'agreeToTexts'>(context, '/api/consents/texts', { texts: signUpAgreement(as) });
  await joinWithoutAgreeing(context, person, as);
}

/** As `joinByCalls`, by somebody who ticked no box: an account that the next visit asks. */
export async function joinWithoutAgreeing(context: BrowserContext, person: Identity, as: UserType): Promise<void> {
  const { request } = context;
  const sentTo = async (answer: Promise<{ headers(): Readonly<Record<string, string>> }>): Promise<URL> =>
    new URL((await answer).headers()['location'] ?? '');
  const asked = await sentTo(request.get(`/api/auth/linkedin/callback/?userType=${as}`, { maxRedirects: 0 }));
  const back = await sentTo(
    request.post(asked.origin + asked.pathname, {
      form: {
        ...Object.fromEntries(asked.searchParams),
        givenName: person.firstName,
        familyName: person.lastName,
        email: person.email,
        action: 'continue',
      },
      maxRedirects: 0,
    }),
  );
  await callAs<'linkedinCallback'>(context, `/api/auth/linkedin/callback${back.search}`);
}

/** Logs in somebody who has signed up before. */
export async function logIn(page: Page, person: Person): Promise<void> {
  await page.goto('/api/auth/linkedin/callback/?signin=true');
  await answerIdentityProvider(page, person);
}
