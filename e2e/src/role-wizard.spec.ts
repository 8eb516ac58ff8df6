import { expect, type Locator, type Page } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import type { RoleReach } from '@vela/contracts/schemas';
import { requiredForText, TEXTS } from '@vela/contracts/texts';
import { usualName } from '@vela/market/catalogue';
import { test } from './support/journey.js';
import { choose, newRecruiter } from './support/recruiter.js';
import { allOfText, ANY, countryText, say, sayLike, sayWithin, to } from './support/speak.js';
import { callApi, CRAFT } from './support/talent.js';

const otherRole = () => usualName('Data analyst');

const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const years = (page: Page) => page.getByRole('spinbutton', { name: say('Years of experience') });
const next = (page: Page) => page.getByRole('button', { name: say('Next') });
const noticeText = (months: number) =>
  say('{months, plural, one {# month notice} other {# months notice}}', { months });
const steps = (page: Page) => page.getByRole('navigation', { name: say('Steps of the role') });
const reach = (page: Page) => page.getByRole('region', { name: say('Who this role reaches so far') });
const step2 = /\/talentseeker\/addrole\/step2\/[0-9a-f]{24}$/;

/** A field's error stands at the field: it is named as wrong, and the text is part of its description. */
async function expectError(control: Locator, text: string | null): Promise<void> {
  if (text === null) return expect(control).not.toHaveAttribute('aria-invalid');
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  await expect(control).toHaveAccessibleDescription(new RegExp(`${text.replace(/[()./?]/g, '\\$&')}$`));
}

async function fillDetails(page: Page): Promise<void> {
  await choose(field(page, say('Job category')), CRAFT.category);
  await choose(field(page, say('Role')), CRAFT.role);
  await choose(field(page, say('Countries')), countryText(CRAFT.region));
  await page.keyboard.press('Escape');
}

/** The count that the page was told last, as it has to stand beside the form. */
function followReach(page: Page): () => RoleReach | null {
  let last: RoleReach | null = null;
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && new URL(response.url()).pathname === '/api/role-reach')
      void response.json().then((answer: RoleReach) => {
        last = answer;
      });
  });
  return () => last;
}

test('every rule of the wizard is broken once: each text stands at its field, the first takes focus, and nothing typed goes', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await newRecruiter(page);
  await page.goto(to(PATHS.addRole1));
  await expect(page.getByRole('heading', { level: 1, name: TEXTS.addRole })).toBeVisible();
  // Nothing but the first step can be entered.
  await expect(steps(page).getByRole('link')).toContainText([say('Role Details')]);

  const [category, role, countries] = [
    field(page, say('Job category')),
    field(page, say('Role')),
    field(page, say('Countries')),
  ];
  await next(page).click();
  for (const control of [category, role, countries]) await expectError(control, TEXTS.fieldRequired);
  await expect(category).toBeFocused();
  await expect(years(page)).toBeDisabled();
  await choose(category, CRAFT.category);
  await expectError(category, null);
  await choose(countries, countryText(CRAFT.region));
  await page.keyboard.press('Escape');
  await expectError(countries, null);
  await next(page).click();
  await expectError(role, TEXTS.fieldRequired);
  await expect(role).toBeFocused();
  await expect(page).toHaveURL(to(PATHS.addRole1));
  await choose(role, CRAFT.role);
  await expectError(role, null);

  // Years: two digits, 00 to 99, by arrows and keys; no letters.
  await expect(years(page)).toHaveValue('00');
  await expect(
    page.getByRole('button', {
      name: say('Decrease {label}', { label: say('Years of experience') }),
    }),
  ).toBeDisabled();
  await page
    .getByRole('button', {
      name: say('Increase {label}', { label: say('Years of experience') }),
    })
    .click();
  await expect(years(page)).toHaveValue('01');
  await years(page).fill('99');
  await years(page).press('ArrowUp');
  await expect(years(page)).toHaveValue('99');
  await years(page).fill('');
  await years(page).pressSequentially('-1x2');
  await expect(years(page)).toHaveValue('12');
  // One role only: another takes its place and keeps the years.
  await choose(role, otherRole());
  await expect(role).toHaveValue(otherRole());
  await expect(years(page)).toHaveValue('12');
  await choose(role, CRAFT.role);
  for (const setup of [say('Fully remote'), say('Hybrid'), say('Onsite')])
    await expect(page.getByRole('checkbox', { name: setup })).not.toBeChecked();
  await role.press('Enter');
  await expect(page).toHaveURL(to(PATHS.addRole1));
  await next(page).click();

  // Step 2 with its defaults.
  await expect(page).toHaveURL(step2);
  await expect(page.getByRole('heading', { level: 2, name: requiredForText(CRAFT.role) })).toBeVisible();
  const [skills, salary] = [field(page, say('Tech skills')), page.getByLabel(say('Offered salary'))];
  const permanent = page.getByRole('checkbox', { name: say('Permanent') });
  await expect(salary).toHaveValue('40.000');
  await expect(page.getByLabel(say('Currency'))).toHaveValue('SEK');
  await expect(page.getByLabel(say('Salary payment period'))).toHaveValue('Monthly');
  await expect(page.getByLabel(say('Availability'))).toHaveValue('0');
  await expect(page.getByLabel(say('Availability')).getByRole('option')).toHaveText([
    say('Immediate'),
    noticeText(1),
    noticeText(2),
    noticeText(3),
    noticeText(6),
  ]);
  for (const type of [say('Permanent percentage'), say('Freelance percentage')])
    await expect(page.getByRole('slider', { name: type })).toHaveValue('100');
  await expect(skills).toHaveAccessibleDescription(TEXTS.skillHint);
  // Pasted amounts are read by what they mean, or asked about; never changed by a factor of a thousand.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const paste = async (written: string): Promise<void> => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), written);
    await salary.press('ControlOrMeta+A');
    await salary.press('ControlOrMeta+V');
    await salary.press('Tab');
  };
  for (const written of ['65000', '65 000', '65.000', '65,000', "65'000", '65k', 'SEK 65,000.00']) {
    await salary.fill('');
    await paste(written);
    await expect(salary, written).toHaveValue('65.000');
  }
  await paste('65.5');
  await expectError(salary, say('Is that {smaller} or {greater}?', { smaller: '66', greater: '65.500' }));
  await page.getByRole('button', { name: '65.500' }).click();
  await expect(salary).toHaveValue('65.500');
  await expectError(salary, null);
  await salary.fill('');
  await next(page).click();
  await expectError(skills, TEXTS.fieldRequired);
  await expectError(salary, TEXTS.compensationRequired);
  await expect(page.getByRole('group', { name: say('Employment type') })).toContainText(TEXTS.employmentTypeRequired);
  await expect(skills).toBeFocused();
  await permanent.check();
  await expect(page.getByText(TEXTS.employmentTypeRequired)).toBeHidden();
  await permanent.uncheck();
  await salary.pressSequentially('-52,500');
  await salary.blur();
  await expect(salary).toHaveValue('52.500');
  await expectError(salary, null);
  await choose(skills, CRAFT.skills[0]);
  await page.keyboard.press('Escape');
  const stars = page.getByRole('slider', { name: say('Level of {skill}', { skill: CRAFT.skills[0] }) });
  await expect(stars).toHaveValue('3');
  for (const key of ['End', 'ArrowRight']) await stars.press(key);
  await expect(stars).toHaveValue('5');
  for (const key of ['Home', 'ArrowRight']) await stars.press(key);
  await expect(stars).toHaveValue('1');
  await next(page).click();
  await expect(page.getByText(TEXTS.employmentTypeRequired)).toBeVisible();
  await permanent.check();
  await page.getByRole('slider', { name: say('Permanent percentage') }).press('ArrowLeft');
  await expect(page.getByRole('slider', { name: say('Permanent percentage') })).toHaveValue('95');
  await next(page).click();

  // Step 3: the counter, and the end of the room.
  await expect(page).toHaveURL(to(PATHS.addRole3));
  const description = page.getByRole('textbox', { name: say('Role description') });
  await expect(page.getByText('0/2000')).toBeVisible();
  await description.fill('x'.repeat(2000));
  await description.pressSequentially('x');
  await expect(page.getByText('2000/2000')).toBeVisible();
  await expect(description).toHaveValue('x'.repeat(2000));
  await description.fill('Streams.');

  // A call that nobody answers loses nothing; offline the role waits; and a double press posts one.
  await page.route('**/api/open-roles', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: TEXTS.createRole }).click();
  await expect(page.getByText(say('Vela could not be reached. Check your connection and try again.'))).toBeVisible();
  await expect(description).toHaveValue('Streams.');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: TEXTS.createRole }).dblclick();
  await expect(
    page.getByText(
      say('You are offline. What you typed stays here, and what is waiting is sent when the connection is back.'),
    ),
  ).toBeVisible();
  await expect(description).toHaveValue('Streams.');
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/talentseeker\/role\/[0-9a-f]{24}$/);
  const roles = await callApi<'listOpenRoles'>(page, '/api/open-roles');
  expect(roles).toEqual([
    expect.objectContaining({
      role: { [CRAFT.role]: 12 },
      skills: [{ [CRAFT.skills[0]]: 1 }],
      compensation: '52500',
      description: 'Streams.',
      permanent: true,
      permanentPercentage: 95,
      freelance: false,
    }),
  ]);
});

test('the steps are guarded, the way back keeps everything, and another tab follows', async ({ page, context }) => {
  test.setTimeout(120_000);
  await newRecruiter(page);
  for (const path of [PATHS.addRole3, '/talentseeker/addrole/step2/000000000000000000000001']) {
    await page.goto(to(path));
    await expect(page).toHaveURL(to(PATHS.addRole1));
  }
  await fillDetails(page);
  await page.reload();
  await expect(field(page, say('Role'))).toHaveValue(CRAFT.role);
  await expect(
    page.getByRole('button', { name: say('Remove {what}', { what: countryText(CRAFT.region) }) }),
  ).toBeVisible();
  await next(page).click();
  await expect(page).toHaveURL(step2);
  const second = page.url();

  // The third step is not open yet, and the second belongs to the category that was chosen.
  await expect(steps(page).getByRole('link', { name: say('Role Description') })).toHaveCount(0);
  for (const path of [PATHS.addRole3, '/talentseeker/addrole/step2/000000000000000000000001']) {
    await page.goto(to(path));
    await expect(page).toHaveURL(second);
  }
  await choose(field(page, say('Tech skills')), CRAFT.skills[1]);
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: say('Freelance') }).check();
  await next(page).click();
  await expect(page).toHaveURL(to(PATHS.addRole3));
  await page.goBack();
  await expect(page).toHaveURL(second);
  await expect(page.getByRole('checkbox', { name: say('Freelance') })).toBeChecked();
  await expect(
    page.getByRole('button', { name: say('Remove {what}', { what: CRAFT.skills[1] }), exact: true }),
  ).toBeVisible();
  await page.goForward();
  await page.getByRole('link', { name: say('Back') }).click();
  await expect(page).toHaveURL(second);
  await page.getByRole('link', { name: say('Back') }).click();
  await expect(page).toHaveURL(to(PATHS.addRole1));

  const other = await context.newPage();
  await other.goto(to(PATHS.addRole1));
  await choose(field(other, say('Role')), otherRole());
  await expect(field(page, say('Role'))).toHaveValue(otherRole());
  // Another category has other roles and skills: both begin afresh, in both tabs.
  const categories = await callApi<'listCategories'>(page, '/api/categories');
  const another = categories.find(({ name }) => name !== CRAFT.category)?.name ?? '';
  await choose(field(page, say('Job category')), another);
  await expect(field(page, say('Role'))).toHaveValue('');
  await expect(field(other, say('Job category'))).toHaveValue(another);
  await expect(field(other, say('Role'))).toHaveValue('');
  await expect(steps(page).getByRole('link')).toContainText([say('Role Details')]);

  await other.close();
  await page
    .getByRole('link', { name: say('Cancel') })
    .first()
    .click();
  await expect(page).toHaveURL(to(PATHS.talentSeekerDashboard));
  await page.getByRole('link', { name: say('Finish your role') }).click();
  await expect(page).toHaveURL(to(PATHS.addRole1));
  await expect(field(page, say('Job category'))).toHaveValue(another);
});

test('beside the form stands whom the role reaches and what a requirement costs; few are never counted out', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await newRecruiter(page);
  const few = say('fewer than {count, number}', { count: 5 });
  const FEW = few.charAt(0).toUpperCase() + few.slice(1);
  const told = followReach(page);
  const people = () => {
    const answer = told();
    return answer === null
      ? 'nothing yet'
      : allOfText([
          `${answer.people ?? FEW} ${say('meet everything asked')}`,
          `${answer.matches ?? FEW} ${say('are matches')}`,
        ]);
  };
  const shown = async () => (await reach(page).getByRole('status').textContent()) ?? '';
  const agrees = () => expect(async () => expect(await shown()).toBe(people())).toPass({ timeout: 15_000 });

  await page.goto(to(PATHS.addRole1));
  await expect(reach(page)).toContainText(say('Choose a category to see whom the role reaches.'));
  await choose(field(page, say('Job category')), CRAFT.category);
  await expect.poll(() => told()?.people ?? null).not.toBeNull();
  await agrees();
  await choose(field(page, say('Role')), CRAFT.role);
  await page.getByRole('checkbox', { name: say('Onsite') }).check();
  await choose(field(page, say('Countries')), countryText(CRAFT.region));
  await page.keyboard.press('Escape');
  await expect(reach(page)).toContainText(
    sayWithin('Requiring {requirement} leaves out <strong>{people}</strong>', {
      requirement: new RegExp(`.*(${CRAFT.role}|${countryText(CRAFT.region)}).*`),
      people: /\d+/,
    }),
  );
  await agrees();
  await years(page).fill('99');
  await expect(reach(page)).toContainText(`${FEW} ${say('meet everything asked')}`);
  // No number from one to four stands anywhere in it.
  expect(await reach(page).innerText()).not.toMatch(/(^|\s)[1-4](\s|$)/);
  await years(page).fill('00');

  await next(page).click();
  const others = sayLike(
    'Half of {count, plural, one {# comparable role} other {# comparable roles}} offer {lower} to {upper} {currency} {period}; the one in the middle offers {median}.',
    { count: /\d+/, lower: ANY, upper: ANY, currency: 'SEK', period: say('monthly'), median: ANY },
  );
  await expect(
    page.getByText(others).or(page.getByText(say('Too few comparable roles to say what others offer.'))),
  ).toBeVisible();
  await expect(reach(page)).toBeVisible();
});
