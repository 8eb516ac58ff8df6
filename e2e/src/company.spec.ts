import { expect, type Page } from '@playwright/test';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { joinByMail, newCompanyFields } from './support/company.js';
import { test } from './support/journey.js';
import { newPerson, type Person } from './support/person.js';
import { newRecruiter } from './support/recruiter.js';
import { createRole } from './support/request.js';
import { ANY, countryText, say, sayLike, to } from './support/speak.js';
import { CRAFT } from './support/talent.js';

const nameOf = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`;
const members = (page: Page) => page.getByRole('region', { name: say('Who belongs to it') });
const memberRow = (page: Page, person: Person) =>
  members(page)
    .getByRole('listitem')
    .filter({ hasText: nameOf(person) });
const actionsOf = (page: Page, person: Person) =>
  page.getByRole('button', { name: say('Actions for {name}', { name: nameOf(person) }) });
const actions = (page: Page) =>
  members(page).getByRole('button', { name: sayLike('Actions for {name}', { name: ANY }) });

async function decide(page: Page, person: Person, item: string, yes: string): Promise<void> {
  await actionsOf(page, person).click();
  await page.getByRole('menuitem', { name: item }).click();
  await page.getByRole('dialog').getByRole('button', { name: yes }).click();
}

test('a company of three: invited in one line, joined by the mailed link, handed over, one removed', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000);
  const { person: owner, company } = await newRecruiter(page);
  const [second, third, missing] = [newPerson('Second'), newPerson('Third'), newPerson('Missing')];

  await page.goto(to(PATHS.companyProfile));
  for (const [label, text] of Object.entries(newCompanyFields()))
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('combobox', { name: say('Country') }).fill(countryText(CRAFT.region));
  // Commas, spaces and both at once; a name given twice is invited once.
  await page
    .getByLabel(say('Invite colleagues'))
    .fill(`${second.email},${third.email} ${missing.email} , ${second.email}`);
  await page.getByRole('button', { name: say('Save company') }).click();
  await expect(page).toHaveURL(to(PATHS.talentSeekerDashboard));
  await page.goto(to(PATHS.companyProfile));
  const waiting = page.getByRole('region', { name: say('Invited, not joined yet') });
  await expect(waiting.getByRole('listitem')).toHaveCount(3);

  const role = await createRole(page);
  const secondPage = await joinByMail(browser, page, second);
  const thirdPage = await joinByMail(browser, page, third);
  // They share the company's roles.
  for (const colleague of [secondPage, thirdPage]) {
    await expect(colleague.getByText(company)).toBeVisible();
    await expect(colleague.getByRole('link', { name: new RegExp(`^${CRAFT.role}`) })).toBeVisible();
  }

  await page.reload();
  await expect(waiting.getByRole('listitem')).toHaveCount(1);
  await expect(waiting).toContainText(missing.email);
  await expect(actions(page)).toHaveCount(2);
  await expect(memberRow(page, owner)).toContainText(`${say('(you)')} ${say('Owner')}`);
  await secondPage.goto(to(PATHS.companyProfile));
  for (const person of [owner, second, third]) await expect(memberRow(secondPage, person)).toBeVisible();
  await expect(actions(secondPage)).toHaveCount(0);

  await decide(page, second, say('Make owner'), say('Hand over'));
  await expect(page.getByText(say('{name} is the owner now', { name: nameOf(second) }))).toBeVisible();
  await expect(actions(page)).toHaveCount(0);
  await expect(memberRow(page, second)).toContainText(say('Owner'));

  await secondPage.reload();
  await expect(memberRow(secondPage, second)).toContainText(`${say('(you)')} ${say('Owner')}`);
  await decide(secondPage, third, say('Remove'), say('Remove'));
  await expect(
    secondPage.getByText(say('{name} no longer belongs to the company', { name: nameOf(third) })),
  ).toBeVisible();
  await expect(memberRow(secondPage, third)).toBeHidden();
  await expect(actions(secondPage)).toHaveCount(1);

  // Out at once: the role is not theirs to see any more, and they are led to where a company is made.
  for (const path of [
    pathTo(PATHS.roleMatches, { roleId: role.id }),
    PATHS.talentSeekerDashboard,
    PATHS.addRole1,
    PATHS.search,
  ]) {
    await thirdPage.goto(to(path));
    await expect(thirdPage).toHaveURL(to(PATHS.talentSeekerDashboard3));
  }
  await expect(thirdPage.getByLabel(say('Company name'))).toBeVisible();
  for (const colleague of [secondPage, thirdPage]) await colleague.context().close();
});
