import { type Browser, expect, type Page } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import { tongueAtHand } from '@vela/language';
import { administratorOf } from './administrators.js';
import { joinByCalls } from './sign-up.js';
import { say, to } from './speak.js';
import { callApi } from './talent.js';

/**
 * Logs in as an admin, without a second factor yet. An account's language leads to its pages in that one: journeys beside
 * each other in two languages have an administrator each.
 */
export async function logInAsAdmin(page: Page): Promise<void> {
  await joinByCalls(page.context(), administratorOf(tongueAtHand()), 'talentSeeker');
}

/** Gives a page's browser an authenticator that knows its owner, as a phone or a laptop does. */
export async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Opens the admin area with the sandbox's security key: registers it at the first time, uses it later. */
export async function openAdminArea(page: Page): Promise<void> {
  await page.goto(to(PATHS.godmode));
  const key = page.getByRole('button', { name: say('Use the sandbox’s security key') });
  const area = page.getByRole('navigation', { name: say('Administration') });
  await expect(key.or(area)).toBeVisible();
  // Journeys share one administrator and one key, which no two browsers could hold at a time: whoever crosses another presses again.
  await expect(async () => {
    if (await key.isVisible()) await key.click();
    await expect(area).toBeVisible({ timeout: 5000 });
  }).toPass();
}

/** Signs in as an admin, on a page of its own. @param origin where the site is, if not the one that all tests share */
export async function signInAsAdmin(browser: Browser, origin?: string): Promise<Page> {
  const page = await (await browser.newContext(origin === undefined ? {} : { baseURL: origin })).newPage();
  await logInAsAdmin(page);
  await openAdminArea(page);
  return page;
}

/** Has an administrator verify the company of who is signed in on a page: it may send as many requests as it likes then. */
export async function verifyCompany(browser: Browser, recruiter: Page): Promise<void> {
  const id = (await callApi<'getMe'>(recruiter, '/api/users/me'))?.talentSeeker?.company?.id;
  if (id === undefined) throw new Error('Who is signed in has no company.');
  const admin = await signInAsAdmin(browser);
  const { identityMark } = await callApi<'adminGetCompany'>(admin, `/api/admin/companies/${id}`);
  await callApi<'adminVerifyCompany'>(admin, `/api/admin/companies/${id}/verification`, {
    verified: true,
    reason: 'Its number is in the register',
    identityMark,
  });
  await admin.context().close();
}
