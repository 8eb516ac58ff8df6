import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import { STORAGE_KEYS } from '@vela/contracts/constants';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { pendingConnectionsText } from '@vela/contracts/texts';
import { newRegistration } from './support/company.js';
import { inEveryLanguage, test } from './support/journey.js';
import { look, picture, screenOf } from './support/look.js';
import type { Person } from './support/person.js';
import { matchCard, newRecruiter } from './support/recruiter.js';
import { acceptRequest, createRole, handleOf, openNewRole } from './support/request.js';
import { answerIdentityProvider, logIn } from './support/sign-up.js';
import { ANY, say, sayIn, sayLike, sayWithin, to } from './support/speak.js';
import { callApi, newTalent } from './support/talent.js';
import { WireTap } from './support/wire-tap.js';

/** Every word that tells who somebody is. */
const identityOf = ({ firstName, lastName, email, linkedinProfile }: Person): string[] => [
  firstName,
  lastName,
  email,
  linkedinProfile.split('/').at(-1) ?? '',
];

const part = (page: Page, name: string) => page.getByRole('region', { name });

/** Sends the talent a request through the matches of a new role. */
async function sendRequest(page: Page, talent: Person): Promise<void> {
  await openNewRole(page);
  await matchCard(page, talent)
    .getByRole('button', { name: sayLike('Connect with {talent}', { talent: ANY }) })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Would you like to talk about streams?');
  await dialog.getByRole('button', { name: say('Send request') }).click();
  await expect(dialog).toBeHidden();
}

/** Opens the inbox and accepts the company's request. */
async function accept(page: Page, company: string): Promise<void> {
  await page.goto(to(PATHS.jobSeekerDashboard));
  await expect(page.getByText(pendingConnectionsText(1))).toBeVisible();
  const request = page.getByRole('article').filter({ hasText: company });
  await acceptRequest(page, request);
}

/** A second browser of somebody. */
async function anotherBrowser(browser: Browser, person: Person): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await logIn(page, person);
  return page;
}

test('the privacy centre reads well on a phone and on a desk', async ({ browser }) => {
  test.setTimeout(120_000);
  const { page } = await newTalent(browser);
  await page.goto(to(PATHS.privacyCentre));
  await expect(page.getByText(say('You are signed in only here.'))).toBeVisible();
  await expect(page.getByText(say('Nobody has viewed your profile yet.'))).toBeVisible();
  await look(page, 'privacy');
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: width === 360 ? 780 : 900 });
    await page.getByRole('button', { name: say('Delete my account') }).click();
    const dialog = page.getByRole('dialog', { name: say('Delete your account') });
    await expect(dialog).toBeVisible();
    await look(page, 'delete', { widths: [width], include: '[role=dialog], dialog' });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: say('Delete my account') })).toBeFocused();
  }
  await page.context().close();
});

test('the privacy centre’s index leads to a matter, by keys too; its address shows it to whoever opens it', async ({
  browser,
}) => {
  const { page } = await newTalent(browser);
  await page.setViewportSize(screenOf(360));
  await page.goto(to(PATHS.privacyCentre));
  await expect(page.getByText(say('You are signed in only here.'))).toBeVisible();
  const link = page.getByRole('navigation', { name: say('On this page') }).getByRole('link', {
    name: say('Blocked companies'),
  });
  const heading = page.getByRole('heading', { name: say('Blocked companies') });
  await expect(heading).not.toBeInViewport();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(to(`${PATHS.privacyCentre}#blocked-companies`));
  await picture(page, 'matter');
  await page.goBack();
  await expect(link).toBeInViewport();
  await page.goto(to(PATHS.jobSeekerDashboard));
  await page.goto(to(`${PATHS.privacyCentre}#blocked-companies`));
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.context().close();
});

inEveryLanguage(() => {
  test('what is stored is taken along; a deleted account is gone for the company that knew it', async ({
    browser,
    page,
  }) => {
    test.setTimeout(180_000);
    const talent = await newTalent(browser);
    const { company } = await newRecruiter(page);
    await sendRequest(page, talent.person);
    const [sent] = await callApi<'listConnections'>(page, '/api/connections?userType=talentSeeker');
    const handle = sent !== undefined && 'jobSeeker' in sent ? sent.jobSeeker.id : '';
    const me = await callApi<'getMe'>(talent.page, '/api/users/me');
    const picture = async (of: Page) =>
      (await of.request.get(of === page ? `/api/profile-pictures/${handle}` : (me?.profilePictureUrl ?? ''))).status();
    expect([await picture(page), await picture(talent.page)]).toEqual([404, 200]);
    await accept(talent.page, company);
    expect(await picture(page)).toBe(200);
    await page.goto(to(PATHS.talentSeekerDashboard));
    await expect(page.getByText(talent.person.email)).toBeVisible();

    await talent.page.goto(to(PATHS.privacyCentre));
    await expect(part(talent.page, say('Who saw you')).getByText(company).first()).toBeVisible();
    const download = talent.page.waitForEvent('download');
    await talent.page.getByRole('button', { name: say('Download my data') }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('vela-my-data.json');
    const stored = JSON.parse(await readFile(await file.path(), 'utf8')) as {
      account: object;
      talent: { requestsReceived: object[] };
    };
    expect(stored.account).toMatchObject({ givenName: talent.person.firstName, email: talent.person.email });
    expect(stored.talent.requestsReceived).toHaveLength(1);

    const word = sayIn('to be typed', 'delete');
    await talent.page.getByRole('button', { name: say('Delete my account') }).click();
    const dialog = talent.page.getByRole('dialog', { name: say('Delete your account') });
    await dialog.getByRole('button', { name: say('Delete for good') }).click();
    await expect(dialog.getByText(say('Type “{word}” to confirm.', { word }))).toBeVisible();
    await dialog.getByLabel(say('Type “{word}” to confirm', { word })).fill(word);
    await dialog.getByRole('button', { name: say('Delete for good') }).click();
    await expect(talent.page.getByText(say('Your account is deleted.'))).toBeVisible();
    await expect(talent.page).toHaveURL(to(PATHS.home));

    const tap = new WireTap(page);
    for (const path of [PATHS.talentSeekerDashboard, PATHS.search, PATHS.companyProfile]) {
      await page.goto(to(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
    }
    expect(tap.count).toBeGreaterThan(20);
    expect(await tap.leaks(identityOf(talent.person)), 'nothing tells who the talent was').toEqual([]);
    expect(await picture(page)).toBe(404);
    await talent.page.context().close();
  });
});

test('a blocked company finds the talent nowhere, nor does anybody while the profile is paused', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000);
  const talent = await newTalent(browser);
  const { company } = await newRecruiter(page);
  // A company is found by name once its details are filled in.
  await callApi<'saveCompany'>(page, '/api/companies', {
    name: company,
    ...newRegistration(),
    address: 'Storgatan 1',
    postalCode: '111 22',
    city: 'Stockholm',
    country: 'Sweden',
    invoiceEmail: 'invoice@nordlys.example',
  });
  const role = await createRole(page);
  await talent.page.goto(to(PATHS.privacyCentre));
  const handle = await handleOf(page, role, talent.person);
  const status = () =>
    page.evaluate(async (address) => (await fetch(address)).status, `/api/job-seeker-profiles/id/${handle}`);
  const isFound = async (found: boolean) => {
    for (const path of [pathTo(PATHS.roleMatches, { roleId: role.id }), PATHS.search]) {
      await page.goto(to(path));
      await expect(page.getByText(sayLike('{total, number} result(s) found', { total: ANY }))).toBeVisible();
      // The newest and best fitting stands on the first page of the role; the search may need a further one.
      if (path !== PATHS.search || !found) await expect(matchCard(page, talent.person)).toBeVisible({ visible: found });
    }
    expect(await status()).toBe(found ? 200 : 404);
  };
  await isFound(true);

  const blocked = part(talent.page, say('Blocked companies'));
  await blocked.getByLabel(say('Find a company to block')).fill(company);
  await blocked.getByRole('button', { name: say('Block {company}', { company: company }) }).click();
  await blocked.getByRole('button', { name: say('Yes, block') }).click();
  await expect(blocked.getByRole('button', { name: say('Unblock {company}', { company: company }) })).toBeVisible();
  await isFound(false);

  await blocked.getByRole('button', { name: say('Unblock {company}', { company: company }) }).click();
  await expect(blocked.getByText(say('You block no company.'))).toBeVisible();
  await isFound(true);

  const pausing = part(talent.page, say('Pause your profile'));
  const pause = pausing.getByRole('checkbox', { name: say('Open to contact') });
  await pause.click();
  await expect(pausing.getByText(say('You appear in no list. Requests that you have stay.'))).toBeVisible();
  await isFound(false);
  await pause.click();
  await expect(pausing.getByText(say('You appear in recruiters’ lists.'))).toBeVisible();
  await isFound(true);
  await talent.page.context().close();
});

test('one account holds both roles and switches by the menu; what the browser remembers is held against the server', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const { person, page } = await newTalent(browser);
  const choose = async (entry: string) => {
    await page.getByRole('button', { name: say('Your account') }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await page.goto(to(PATHS.jobSeekerDashboard));
  const remembered = () => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.userType);

  // A role that the account does not have is not believed.
  await page.evaluate((key) => localStorage.setItem(key, 'talentSeeker'), STORAGE_KEYS.userType);
  await page.goto(to(PATHS.home));
  await expect(page).toHaveURL(to(PATHS.jobSeekerDashboard));
  await page.goto(to(PATHS.pricing));
  await expect(page).toHaveURL(to(PATHS.jobSeekerDashboard));

  // Mails that only recruiters get are nothing to choose yet.
  const choices = part(page, say('Mails')).getByRole('checkbox');
  await page.goto(to(PATHS.privacyCentre));
  await expect(choices).toHaveCount(5);
  await callApi<'saveTalentSeekerProfile'>(page, '/api/talent-seeker-profiles', {
    linkedinProfile: person.linkedinProfile,
  });
  await page.goto(to(PATHS.jobSeekerDashboard));
  await page.evaluate((key) => localStorage.setItem(key, 'jobSeeker'), STORAGE_KEYS.userType);
  await page.reload();
  await choose(say('Switch to Talent Seeker profile'));
  await expect(page).toHaveURL(/\/talentseeker\/dashboard/);
  expect(await remembered()).toBe('talentSeeker');
  await page.goto(to(PATHS.home));
  await expect(page).toHaveURL(/\/talentseeker\/dashboard/);
  await choose(say('Switch to Job Seeker profile'));
  await expect(page).toHaveURL(to(PATHS.jobSeekerDashboard));
  expect(await remembered()).toBe('jobSeeker');
  await page.goto(to(PATHS.privacyCentre));
  await expect(choices).toHaveCount(8);
  await choose(say('Logout'));
  await expect(page).toHaveURL(to(PATHS.home));
  expect(await remembered()).toBeNull();
  await page.context().close();
});

test('two browsers at once: one signs the other out', async ({ browser }) => {
  test.setTimeout(120_000);
  const here = await newTalent(browser);
  const there = await anotherBrowser(browser, here.person);
  await expect(there).toHaveURL(to(PATHS.jobSeekerDashboard));
  await here.page.goto(to(PATHS.privacyCentre));
  const sessions = here.page.getByRole('region', { name: say('Where you are signed in') }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: sayWithin('{device} – this session', { device: ANY }) })).toHaveCount(1);
  await here.page.getByRole('button', { name: say('Sign out everywhere else') }).click();
  await expect(here.page.getByText(say('You are signed in only here.'))).toBeVisible();
  await there.goto(to(PATHS.jobSeekerDashboard));
  await expect(there).toHaveURL(to(PATHS.home));
  await here.page.reload();
  await expect(here.page.getByText(say('You are signed in only here.'))).toBeVisible();
  await Promise.all([here.page.context().close(), there.context().close()]);
});

test('a session that ends keeps what was typed: log in again in a new tab, come back, save', async ({ browser }) => {
  test.setTimeout(120_000);
  const { person, page } = await newTalent(browser);
  await page.goto(to(PATHS.jobSeekerSignup2));
  const words = page.getByRole('textbox', { name: new RegExp(say('About me')) });
  await words.fill('I tame pipelines at sea.');
  await page.request.get('/api/auth/signout', { headers: { 'sec-fetch-site': 'same-origin' } });
  await page.getByRole('button', { name: say('Save profile') }).click();
  const ended = page.getByRole('dialog', { name: say('Your session has ended') });
  await expect(ended).toBeVisible();
  await picture(page, 'session-ended');

  const opened = page.waitForEvent('popup');
  await ended.getByRole('link', { name: say('Log in again') }).click();
  const tab = await opened;
  await answerIdentityProvider(tab, person);
  await tab.close();
  await page.bringToFront();
  await expect(ended).toBeHidden();
  await expect(words).toHaveValue('I tame pipelines at sea.');
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/job-seeker-profiles'));
  await page.getByRole('button', { name: say('Save profile') }).click();
  expect((await saved).status()).toBe(200);
  const me = await callApi<'getMe'>(page, '/api/users/me');
  expect(me?.jobSeeker?.aboutMe).toBe('I tame pipelines at sea.');
  await page.context().close();
});
