import { expect, type Locator, type Page } from '@playwright/test';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { TEXTS } from '@vela/contracts/texts';
import { test } from './support/journey.js';
import { look, WIDTHS } from './support/look.js';
import { newPerson } from './support/person.js';
import { newRecruiter } from './support/recruiter.js';
import { createRole } from './support/request.js';
import { signUp } from './support/sign-up.js';
import { ANY, say, sayLike, sayWithin, to } from './support/speak.js';
import { callApi, CRAFT } from './support/talent.js';

/** Where a dialog changes: a sheet from below on a phone, a window from there on. */
const DIALOG_WIDTHS = [360, 1025] as const;

/**
 * Looks at a screen in the recruiter's colours. The cards of a list are made alike: a few stand for all.
 * @param include only this part, for what lies over a page that was looked at before
 */
async function lookAt(page: Page, name: string, widths: readonly number[] = WIDTHS, include?: string): Promise<void> {
  await test.step(name, async () => {
    await expect(page.locator('html')).toHaveAttribute('data-audience', 'talentSeeker');
    await look(page, name, { widths, exclude: 'ol > li:nth-child(n + 4)', ...(include !== undefined && { include }) });
  });
}

const opened = (page: Page, path: string, heading: string | RegExp) => async (): Promise<void> => {
  await page.goto(to(path));
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
};

test('before there is a company: every screen at every width', async ({ page }) => {
  test.setTimeout(240_000);
  await opened(page, PATHS.talentSeekerSignup1, say('Sign up to hire'))();
  await lookAt(page, 'sign-up, authentication');
  await signUp(page, newPerson('Recruiter'), 'talentSeeker');
  await expect(page).toHaveURL(to(PATHS.talentSeekerDashboard3));
  await page.getByRole('button', { name: say('Save and continue') }).click();
  await expect(page.getByText(TEXTS.fieldRequired)).toHaveCount(2);
  await lookAt(page, 'profile and company, with errors');
  // What needs a company leads to where one is made.
  for (const path of [PATHS.search, PATHS.addRole1, PATHS.talentSeekerDashboard]) {
    await page.goto(to(path));
    await expect(page).toHaveURL(to(PATHS.talentSeekerDashboard3));
  }
  for (const path of [PATHS.talentSeekerSignup2, PATHS.talentSeekerSignup3]) {
    await page.goto(to(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await lookAt(page, path);
  }
});

test('with a company: every screen at every width', async ({ page }) => {
  test.setTimeout(360_000);
  await newRecruiter(page);
  await page.goto(to(PATHS.talentSeekerDashboard));
  await expect(page.getByText(say('No requests yet'))).toBeVisible();
  await lookAt(page, 'dashboard, empty', [360, 1536]);
  const role = await createRole(page);
  const { matches } = await callApi<'getOpenRole'>(page, `/api/open-roles/${role.id}`);
  await callApi<'createConnection'>(page, '/api/connections', {
    jobSeekerId: matches[0]?.jobSeekerProfile.id,
    roleId: role.roleId,
    openRoleId: role.id,
    text: 'Hello',
  });
  await page.reload();
  await expect(page.getByText(sayLike('You can remind from {day}', { day: ANY }))).toBeVisible();
  await lookAt(page, 'dashboard');
  await opened(page, PATHS.companyProfile, say('Create company'))();
  await lookAt(page, 'company');
  await opened(page, PATHS.addRole1, TEXTS.addRole)();
  await page.getByRole('button', { name: say('Next') }).click();
  await lookAt(page, 'wizard, with errors');

  const path = pathTo(PATHS.roleMatches, { roleId: role.id });
  await opened(page, `${path}?setup=hybrid`, new RegExp(CRAFT.role))();
  const card = page.getByRole('article').nth(1);
  await card.getByRole('button', { name: say('Why') }).click();
  for (const box of (await page.getByRole('checkbox', { name: new RegExp(`^${say('Compare')} `) }).all()).slice(0, 2))
    await box.check();
  await lookAt(page, 'matches, with a breakdown');
  await page.getByRole('button', { name: say('Compare'), exact: true }).click();
  await lookAt(page, 'comparison', DIALOG_WIDTHS, 'dialog[open]');
  await page.keyboard.press('Escape');
  await card
    .getByRole('button', { name: sayLike('View profile<hidden> of {talent}</hidden>', { talent: ANY }) })
    .click();
  await expect(page.getByText(sayLike('{age} on Vela', { age: ANY }))).toBeVisible();
  await lookAt(page, 'preview', DIALOG_WIDTHS, 'dialog[open]');
  await page.getByRole('dialog').getByRole('button', { name: TEXTS.connectTitle }).click();
  await expect(page.getByRole('textbox', { name: say('Your introduction') })).toBeVisible();
  await lookAt(page, 'connect', DIALOG_WIDTHS, 'dialog[open]');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 820, height: 900 });
  await page.getByRole('button', { name: say('Filters ({count, number})', { count: 1 }) }).click();
  await lookAt(page, 'filter drawer', [360, 820], 'dialog[open]');
  await page.keyboard.press('Escape');

  await opened(page, PATHS.search, say('Search talent'))();
  await lookAt(page, 'search');
  await page.getByRole('button', { name: say('Save search') }).click();
  await lookAt(page, 'save a search', DIALOG_WIDTHS, 'dialog[open]');
});

/** Presses Tab until the control has focus, as somebody without a pointer does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const PRESSES = 150;
  for (let press = 0; press < PRESSES; press += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${control.toString()}.`);
}

test('with the keyboard alone: from the role to its matches, a filter, the reasons, a profile, and a request', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await newRecruiter(page);
  await createRole(page);
  await page.goto(to(PATHS.talentSeekerDashboard));
  await tabTo(page, page.getByRole('link', { name: new RegExp(`^${CRAFT.role}`) }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/talentseeker\/role\//);
  await expect(page.getByRole('article').first()).toBeVisible();

  const hybrid = page.getByRole('complementary', { name: say('Filters') }).getByRole('checkbox', { name: /^Hybrid/ });
  await tabTo(page, hybrid);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?setup=hybrid$/);
  await expect(hybrid).toBeFocused();
  await expect(
    page.getByRole('region', { name: sayLike('{total, number} result(s) found', { total: ANY }) }),
  ).toHaveAttribute('aria-busy', 'false');

  const connectWith = sayLike('Connect with {talent}', { talent: ANY });
  const stars = page.getByRole('article').getByRole('button', { name: connectWith });
  // Whoever else comes to the market meanwhile may be the first by then.
  const whose = (await stars.first().getAttribute('aria-label')) ?? '';
  const theirs = page.getByRole('button', { name: whose, exact: true });
  const card = page.getByRole('article').filter({ has: theirs }).first();
  const reasons = card
    .getByRole('list', { name: say('What would raise the score') })
    .or(card.getByText(sayWithin('Exchange rates of {day}.', { day: ANY })));
  const profile = card.getByRole('button', {
    name: sayLike('View profile<hidden> of {talent}</hidden>', { talent: ANY }),
  });
  await tabTo(page, profile);
  await page.keyboard.press('Enter');
  const preview = page.getByRole('dialog', { name: say('Talent profile') });
  await expect(preview).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(profile).toBeFocused();

  // The score tells why as soon as one comes to it, and closes behind.
  await expect(reasons.first()).toBeHidden();
  await tabTo(page, card.getByRole('button', { name: say('Why') }));
  await expect(reasons.first()).toBeVisible();
  const star = card.getByRole('button', { name: connectWith });
  await tabTo(page, star);
  await expect(reasons.first()).toBeHidden();
  await expect(
    page.getByRole('tooltip').filter({ hasText: TEXTS.connectTitle }).filter({ visible: true }),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  const connect = page.getByRole('dialog', { name: TEXTS.connectTitle });
  await expect(connect.getByRole('textbox', { name: say('Your introduction') })).toBeFocused();
  await page.keyboard.type('Would you like to talk?');
  // Focus stays inside: back from the first control one comes to the last, and on to the button.
  await tabTo(page, connect.getByRole('button', { name: say('Send request') }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(TEXTS.requestSent)).toBeVisible();
  await expect(connect).toBeHidden();
  await expect(star).toBeFocused();
  await expect(star).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(connect).toBeHidden();
  expect(await callApi<'listConnections'>(page, '/api/connections?userType=talentSeeker')).toHaveLength(1);
});
