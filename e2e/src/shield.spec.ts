import { type Browser, expect, type Page } from '@playwright/test';
import { PATHS, pathTo } from '@vela/contracts/routes';
import type { OpenRole } from '@vela/contracts/schemas';
import { verifyCompany } from './support/admin.js';
import { invite, joinByMail, newCompanyFields } from './support/company.js';
import { test } from './support/journey.js';
import { linkTo, receivedMail } from './support/mailbox.js';
import { newPerson, type Person } from './support/person.js';
import { matchCard, newRecruiter } from './support/recruiter.js';
import { createRole, handleOf } from './support/request.js';
import { consentAndSignIn } from './support/sign-up.js';
import { ANY, countryText, say, sayLike, to } from './support/speak.js';
import { CRAFT, newTalent } from './support/talent.js';
import { WireTap } from './support/wire-tap.js';

const newPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

/** What stands behind the card of a talent, by the company's own handle. */
const statusOf = (page: Page, handle: string): Promise<number> =>
  page.evaluate(async (address) => (await fetch(address)).status, `/api/job-seeker-profiles/id/${handle}`);

/** Looks for a talent where a recruiter does. The newest and best fitting stands on the first page of the role. */
async function isAmongMatches(page: Page, role: OpenRole, talent: Person, among: boolean): Promise<void> {
  await page.goto(to(pathTo(PATHS.roleMatches, { roleId: role.id })));
  await expect(page.getByText(sayLike('{total, number} result(s) found', { total: ANY }))).toBeVisible();
  await expect(matchCard(page, talent)).toBeVisible({ visible: among });
}

async function fillCompany(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(to(PATHS.companyProfile));
  for (const [label, text] of Object.entries(fields))
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('combobox', { name: say('Country') }).fill(countryText(CRAFT.region));
  await page.getByRole('button', { name: say('Save company') }).click();
}

test('a colleague who is a talent is found by others, and by her own company no more', async ({ browser, page }) => {
  test.setTimeout(180_000);
  const talent = await newTalent(browser);
  const { company } = await newRecruiter(page);
  const role = await createRole(page);
  await isAmongMatches(page, role, talent.person, true);
  const handle = await handleOf(page, role, talent.person);
  expect(await statusOf(page, handle)).toBe(200);

  await invite(page, company, [talent.person]);
  const desk = await joinByMail(browser, page, talent.person);
  for (const colleague of [page, desk]) {
    await isAmongMatches(colleague, role, talent.person, false);
    // The address of the open profile is that of nobody from now on.
    expect(await statusOf(colleague, handle)).toBe(404);
    await colleague.goto(to(PATHS.search));
    await expect(colleague.getByText(sayLike('{total, number} result(s) found', { total: ANY }))).toBeVisible();
    await expect(matchCard(colleague, talent.person)).toBeHidden();
  }

  const otherPage = await newPage(browser);
  await newRecruiter(otherPage);
  await isAmongMatches(otherPage, await createRole(otherPage), talent.person, true);
  for (const each of [desk, otherPage, talent.page]) await each.context().close();
});

test('a blocked employer finds nobody more by a second account, its number or another name', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000);
  const talent = await newTalent(browser);
  const { company } = await newRecruiter(page);
  const registered = newCompanyFields();
  await fillCompany(page, registered);
  await expect(page).toHaveURL(to(PATHS.talentSeekerDashboard));
  const role = await createRole(page);
  await isAmongMatches(page, role, talent.person, true);
  await talent.page.goto(to(PATHS.privacyCentre));
  await talent.page.getByLabel(say('Find a company to block')).fill(company);
  await talent.page.getByRole('button', { name: say('Block {company}', { company: company }) }).click();
  await talent.page.getByRole('button', { name: say('Yes, block') }).click();
  await expect(talent.page.getByRole('button', { name: say('Unblock {company}', { company: company }) })).toBeVisible();
  await isAmongMatches(page, role, talent.person, false);

  const second = await newPage(browser);
  const own = newCompanyFields();
  await newRecruiter(second);
  const secondRole = await createRole(second);
  // A name that nobody has looked at could be the employer's: who hides from anybody is not met by it.
  await isAmongMatches(second, secondRole, talent.person, false);
  await fillCompany(second, own);
  await expect(second).toHaveURL(to(PATHS.talentSeekerDashboard));
  await verifyCompany(browser, second);
  await isAmongMatches(second, secondRole, talent.person, true);

  await test.step('with the number of the first it is refused, and shown the way to its owner', async () => {
    await fillCompany(second, { ...registered, [say('VAT number')]: 'none' });
    await expect(
      second.getByText(
        say(
          'A company with this number is on Vela already. You can ask its owner to let you join, or write to us if you think that this is wrong.',
        ),
      ),
    ).toBeVisible();
    await second.getByRole('button', { name: say('Ask to join') }).click();
    await expect(
      second.getByText(say('We have written to the owner. Their answer comes to your email address.')),
    ).toBeVisible();
  });

  await test.step('with the name of the first, typed loosely, it does not see who blocked it', async () => {
    await fillCompany(second, { ...own, [say('Company name')]: `${company.toUpperCase().replace('O', 'Ó')} AB` });
    await expect(second).toHaveURL(to(PATHS.talentSeekerDashboard));
    await isAmongMatches(second, secondRole, talent.person, false);
    await verifyCompany(browser, second);
    await isAmongMatches(second, secondRole, talent.person, false);
  });

  await test.step('nor once it is called otherwise', async () => {
    await fillCompany(second, { ...own, [say('Company name')]: `Quite another ${talent.person.mark}` });
    await expect(second).toHaveURL(to(PATHS.talentSeekerDashboard));
    await verifyCompany(browser, second);
    await isAmongMatches(second, secondRole, talent.person, false);
  });
  for (const each of [second, talent.page]) await each.context().close();
});

test('an invitation that the wrong account opens says whose it is, half hidden, and waits for the right one', async ({
  browser,
  page,
}) => {
  test.setTimeout(120_000);
  const { company } = await newRecruiter(page);
  const [invited, wrong] = [newPerson('Invited'), newPerson('Wrong')];
  await invite(page, company, [invited]);
  const mail = await receivedMail(page.request, ({ to }) => to.includes(invited.email));
  expect(mail.subject).not.toContain(company);

  const stranger = await newPage(browser);
  const tap = new WireTap(stranger);
  await stranger.goto(linkTo(mail, PATHS.talentSeekerSignupForm));
  await stranger.getByRole('link', { name: say('Sign up as a recruiter') }).click();
  await consentAndSignIn(stranger, wrong);
  await expect(
    stranger.getByText(sayLike('{name} has invited you to {company}', { name: ANY, company })),
  ).toBeVisible();
  await stranger.getByLabel(say('LinkedIn profile URL')).fill(wrong.linkedinProfile);
  await stranger.getByRole('button', { name: say('Save and continue') }).click();
  await expect(
    stranger.getByText(
      sayLike(
        'This invitation was sent to {invited}, and you are signed in as {own}. Sign in with the account of that address, or ask your colleague to invite {own}.',
        { invited: `${invited.email[0] ?? ''}…@canary.example`, own: ANY },
      ),
    ),
  ).toBeVisible();
  expect(await tap.leaks([invited.email])).toEqual([]);
  await expect(stranger.getByLabel(say('LinkedIn profile URL'))).toHaveValue(wrong.linkedinProfile);
  await stranger.getByRole('button', { name: say('Start a company of my own instead') }).click();
  await stranger.getByLabel(say('Company name')).fill(`Own ${wrong.mark}`);
  await stranger.getByRole('button', { name: say('Save and continue') }).click();
  await expect(stranger).toHaveURL(to(PATHS.talentSeekerDashboard));

  const colleague = await joinByMail(browser, page, invited);
  await page.goto(to(PATHS.companyProfile));
  const members = page.getByRole('region', { name: say('Who belongs to it') });
  await expect(members.getByText(invited.lastName)).toBeVisible();
  await expect(members.getByText(wrong.lastName)).toBeHidden();
  for (const each of [stranger, colleague]) await each.context().close();
});
