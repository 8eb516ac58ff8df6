import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import { Complaints } from './support/quiet-page.js';
import { newRecruiter } from './support/recruiter.js';
import { newTalent } from './support/talent.js';

const PUBLIC = [
  PATHS.home, PATHS.aboutUs, PATHS.forEmployers, PATHS.forTalent, PATHS.howItWorks, PATHS.events, PATHS.news, PATHS.faq,
  PATHS.contact, PATHS.ambassadors, PATHS.surveys, PATHS.privacyPolicy, PATHS.cookiePolicy, PATHS.terms,
  PATHS.talentSeekerSignupForm, PATHS.talentSeekerSignup1, PATHS.jobSeekerSignup1,
];
const RECRUITER = [
  PATHS.talentSeekerDashboard, PATHS.companyProfile, PATHS.talentSeekerSignup2, PATHS.talentSeekerSignup3, PATHS.addRole1,
  PATHS.search, PATHS.pricing, PATHS.subscriptions,
];
const TALENT = [PATHS.jobSeekerDashboard, PATHS.jobSeekerSignup2, PATHS.jobSeekerSignup3, PATHS.jobSeekerDashboard1, PATHS.jobSeekerDashboard3];

/** Opens a path and waits until the page stands. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** The page has no fault that axe finds, does not scroll sideways, and complains about nothing, on desktop and phone. */
async function expectSound(page: Page, complaints: Complaints, path: string): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, path);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`), `${path} at ${width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, `${path} at ${width} px is wider than the screen`).toBeLessThanOrEqual(0);
  }
  complaints.expectNone(path);
}

test('public pages are sound', async ({ page }) => {
  test.setTimeout(300_000);
  const complaints = new Complaints(page);
  for (const path of PUBLIC) await expectSound(page, complaints, path);
});

test('recruiters’ pages are sound', async ({ page }) => {
  test.setTimeout(300_000);
  await newRecruiter(page);
  const complaints = new Complaints(page);
  for (const path of RECRUITER) await expectSound(page, complaints, path);
  expect(await page.evaluate(() => document.documentElement.dataset['audience'])).toBe('talentSeeker');
});

test('talents’ pages are sound', async ({ browser }) => {
  test.setTimeout(300_000);
  const { page } = await newTalent(browser);
  const complaints = new Complaints(page);
  for (const path of TALENT) await expectSound(page, complaints, path);
  expect(await page.evaluate(() => document.documentElement.dataset['audience'])).toBe('jobseeker');
  await page.context().close();
});

test('a visitor on a page for members is sent home', async ({ page }) => {
  for (const path of [PATHS.talentSeekerDashboard, PATHS.jobSeekerDashboard, PATHS.pricing, PATHS.godmode, '/no-such-page']) {
    await page.goto(path);
    await expect(page).toHaveURL(PATHS.home);
  }
});

test('a sign-in with an unknown account leads home with a warning', async ({ page }) => {
  await page.goto(PATHS.home);
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await page.getByLabel('First name').fill('No');
  await page.getByLabel('Last name').fill('Account');
  await page.getByLabel('Email').fill(`nobody.${Date.now()}@canary.example`);
  await page.getByRole('button', { name: 'Continue', exact: true }).last().click();
  await expect(page.getByText('User does not exist. Please sign up first.')).toBeVisible();
  await expect(page).toHaveURL(PATHS.home);
});

test('a cancelled sign-in says so', async ({ page }) => {
  await page.goto(PATHS.home);
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Something went wrong')).toBeVisible();
});
