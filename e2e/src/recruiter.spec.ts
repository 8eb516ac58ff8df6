import { expect, type Page } from '@playwright/test';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { freeProfilesText, requiredForText, TEXTS } from '@vela/contracts/texts';
import { newRegistration } from './support/company.js';
import { inEveryLanguage, test } from './support/journey.js';
import { look } from './support/look.js';
import { newPerson } from './support/person.js';
import { choose, matchCard, newRecruiter, postRole } from './support/recruiter.js';
import { acceptRequest, createRole } from './support/request.js';
import { signUp } from './support/sign-up.js';
import { ANY, countryText, say, sayLike, sekText, to } from './support/speak.js';
import { CRAFT, newTalent } from './support/talent.js';

const PHONE = { width: 360, height: 780 };
const DESKTOP = { width: 1440, height: 900 };

/** Looks at the page as it is. */
const lookAt = (page: Page, name: string): Promise<void> =>
  look(page, name, { widths: [page.viewportSize()?.width ?? DESKTOP.width] });

for (const [device, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    inEveryLanguage(() => {
      test('a recruiter comes from LinkedIn to a first accepted request', async ({ browser, page }) => {
        test.setTimeout(180_000);
        const talent = await newTalent(browser);

        const person = newPerson('Recruiter');
        await page.goto(to(PATHS.talentSeekerSignupForm));
        await page.getByRole('link', { name: say('Sign up as a recruiter') }).click();
        await expect(page.getByRole('navigation', { name: say('Sign-up') }).getByRole('listitem')).toContainText([
          say('Authentication'),
          say('Your Profile'),
          say('Your Experience'),
          say('Your profile'),
        ]);
        await lookAt(page, `${device}-sign-up`);
        await signUp(page, person, 'talentSeeker');

        await expect(page).toHaveURL(to(PATHS.talentSeekerDashboard3));
        await page.getByLabel(say('LinkedIn profile URL')).fill('https://example.com/me');
        await page.getByLabel(say('Company name')).fill(`Nordlys ${person.mark}`);
        await page.getByRole('button', { name: say('Save and continue') }).click();
        await expect(
          page.getByText(say('Linkedin profile urls start with {host}/in/', { host: 'https://www.linkedin.com' })),
        ).toBeVisible();
        await page.getByLabel(say('LinkedIn profile URL')).fill(person.linkedinProfile);
        await lookAt(page, `${device}-company-name`);
        await page.getByRole('button', { name: say('Save and continue') }).click();
        await expect(page).toHaveURL(to(PATHS.talentSeekerDashboard));

        await page.goto(to(PATHS.talentSeekerSignup2));
        await expect(page.getByLabel(say('First name')).first()).toHaveAttribute('readonly', '');
        await expect(page.getByText(TEXTS.readOnlyIdentity)).toHaveCount(3);
        await lookAt(page, `${device}-profile`);
        await page.goto(to(PATHS.talentSeekerSignup3));
        await page.getByRole('button', { name: say('Save') }).click();
        await expect(page.getByText(TEXTS.fieldRequired)).toBeVisible();
        const fields = page.getByRole('combobox', { name: say('Fields of expertise') });
        await fields.fill('Ferry timetables');
        await fields.press('Enter');
        await page.getByLabel(say('Companies')).fill('Nordlys');
        await page.getByLabel(say('Companies')).press('Enter');
        await page.getByLabel(say('Companies')).fill('Nordlys');
        await page.getByLabel(say('Sectors')).fill('Sea');
        await page.getByLabel(say('Sectors')).blur();
        await expect(page.getByRole('button', { name: say('Remove {what}', { what: 'Nordlys' }) })).toHaveCount(1);
        await lookAt(page, `${device}-experience`);
        await page.getByRole('button', { name: say('Save') }).click();
        await expect(page).toHaveURL(to(PATHS.talentSeekerDashboard));
        await expect(page.getByText(freeProfilesText(3, 3))).toBeVisible();

        await postRole(page, (step) => lookAt(page, `${device}-${step}`));
        const card = matchCard(page, talent.person);
        await card.getByRole('button', { name: sayLike('Connect with {talent}', { talent: ANY }) }).click();
        const dialog = page.getByRole('dialog', { name: TEXTS.connectTitle });
        await dialog.getByPlaceholder(TEXTS.connectPrompt).fill('Would you like to talk?');
        await dialog.getByRole('button', { name: say('Send request') }).click();
        await expect(page.getByText(TEXTS.requestSent)).toBeVisible();
        await page.goto(to(PATHS.talentSeekerDashboard));
        await expect(
          page.getByText(say('{days, plural, one {# day left} other {# days left}}', { days: 14 })),
        ).toBeVisible();
        await expect(page.getByRole('link', { name: say('Finish your role') })).toBeHidden();
        await lookAt(page, `${device}-dashboard`);

        await talent.page.goto(to(PATHS.jobSeekerDashboard));
        const request = talent.page.getByRole('article').filter({ hasText: person.mark });
        await acceptRequest(talent.page, request);
        await talent.page.context().close();

        await page.reload();
        await page
          .getByRole('link', { name: sayLike('Open the conversation<hidden> with {name}</hidden>', { name: ANY }) })
          .click();
        await expect(
          page.getByRole('heading', { level: 1, name: `${talent.person.firstName} ${talent.person.lastName}` }),
        ).toBeVisible();
        await expect(page.getByText(talent.person.email)).toBeVisible();
        await page.getByLabel(say('Notes')).fill('Calls on Tuesday.');
        await page.getByLabel(say('Notes')).blur();
        await expect(page.getByText(say('Saved. Only your company sees this.'))).toBeVisible();
        await page.getByLabel(say('Stage')).selectOption(say('Offered'));
        await lookAt(page, `${device}-conversation`);
        await page.goto(to(PATHS.talentSeekerDashboard));
        await expect(page.getByText(say('Offered'), { exact: true })).toBeVisible();
        await page
          .getByRole('link', { name: sayLike('Open the conversation<hidden> with {name}</hidden>', { name: ANY }) })
          .click();
        await expect(page.getByLabel(say('Notes'))).toHaveValue('Calls on Tuesday.');
      });
    });
  });

test('the wizard says what each rule asks for, and keeps what is typed across reloads and tabs', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await newRecruiter(page);
  await page.goto(to(PATHS.addRole3));
  await expect(page).toHaveURL(to(PATHS.addRole1));

  await page.getByRole('button', { name: say('Next') }).click();
  await expect(page.getByText(TEXTS.fieldRequired)).toHaveCount(3);
  await choose(page.getByRole('combobox', { name: say('Job category') }), CRAFT.category);
  // Typed in full and left: the role is taken all the same.
  await page.getByRole('combobox', { name: say('Role'), exact: true }).fill(CRAFT.role);
  await page.keyboard.press('Tab');
  const years = page.getByRole('spinbutton', { name: say('Years of experience') });
  await expect(years).toBeEnabled();
  await years.pressSequentially('a7b');
  await expect(years).toHaveValue('07');
  await page.getByRole('checkbox', { name: say('Onsite') }).check();
  await choose(page.getByRole('combobox', { name: say('Countries') }), countryText(CRAFT.region));
  await choose(page.getByRole('combobox', { name: say('Countries') }), countryText('NO'));
  await choose(page.getByRole('combobox', { name: say('Cities') }), 'Oslo');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('Remove {what}', { what: countryText('NO') }) }).click();
  await expect(page.getByRole('button', { name: say('Remove {what}', { what: 'Oslo' }) })).toBeHidden();
  await expect(page.getByRole('region', { name: say('Who this role reaches so far') })).toContainText(
    say('are matches'),
  );
  await page.getByRole('button', { name: say('Next') }).click();

  await expect(page.getByRole('heading', { name: requiredForText(CRAFT.role) })).toBeVisible();
  await page.getByLabel(say('Offered salary')).fill('');
  await page.getByRole('button', { name: say('Next') }).click();
  await expect(page.getByText(TEXTS.fieldRequired)).toBeVisible();
  await expect(page.getByText(TEXTS.compensationRequired, { exact: true })).toBeVisible();
  await expect(page.getByText(TEXTS.employmentTypeRequired)).toBeVisible();
  await page.getByRole('checkbox', { name: say('Freelance') }).check();
  await expect(page.getByText(TEXTS.employmentTypeRequired)).toBeHidden();
  const salary = page.getByLabel(say('Offered salary'));
  await salary.fill('52500x');
  await salary.blur();
  await expect(salary).toHaveValue('52500x');
  await expect(salary).toHaveAccessibleDescription(say('Give a whole amount in figures, such as 65.000.'));
  await salary.fill('SEK 52,500.00');
  await salary.blur();
  await expect(salary).toHaveValue('52.500');
  await choose(page.getByRole('combobox', { name: say('Tech skills') }), 'Python');
  await page.keyboard.press('Escape');
  await expect(page.getByText(TEXTS.skillHint)).toBeVisible();
  await expect(page.getByLabel(say('Currency')).locator('option')).toHaveText([
    'DKK',
    'EUR',
    'ISK',
    'NOC',
    'SEK',
    'USD',
  ]);
  await expect(page.getByLabel(say('Salary payment period')).locator('option')).toHaveText([
    say('Hourly'),
    say('Daily'),
    say('Weekly'),
    say('Monthly'),
    say('Yearly'),
  ]);
  await page.getByRole('button', { name: say('Next') }).click();

  const description = page.getByRole('textbox', { name: say('Role description') });
  await description.fill('x'.repeat(2100));
  await expect(page.getByText('2100/2000')).toBeVisible();
  await description.fill('Streams.');
  await page.reload();
  await expect(description).toHaveValue('Streams.');
  const other = await context.newPage();
  await other.goto(to(PATHS.addRole3));
  await other.getByRole('textbox', { name: say('Role description') }).fill('Streams, from the other tab.');
  await expect(description).toHaveValue('Streams, from the other tab.');
  await other.close();

  await page.getByRole('link', { name: new RegExp(`^${say('Role Details')}`) }).click();
  await expect(page.getByRole('combobox', { name: say('Role'), exact: true })).toHaveValue(CRAFT.role);
  await page
    .getByRole('link', { name: say('Cancel') })
    .first()
    .click();
  await expect(page).toHaveURL(to(PATHS.talentSeekerDashboard));
  await page.getByRole('link', { name: say('Finish your role') }).click();
  await expect(page).toHaveURL(to(PATHS.addRole3));
  await page
    .getByRole('button', { name: say('Drop this draft') })
    .first()
    .click();
  await lookAt(page, 'drop-draft');
  await page.getByRole('button', { name: say('Drop it'), exact: true }).click();
  await expect(page).toHaveURL(to(PATHS.talentSeekerDashboard));
  await expect(page.getByRole('link', { name: say('Finish your role') })).toBeHidden();
});

test('a posted role is edited, duplicated, closed and opened again', async ({ page }) => {
  test.setTimeout(120_000);
  await newRecruiter(page);
  await createRole(page);
  await page.goto(to(PATHS.talentSeekerDashboard));
  const act = async (action: string) => {
    await page
      .getByRole('button', { name: say('Actions for {name}', { name: CRAFT.role }) })
      .first()
      .click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await act(say('Edit'));
  await expect(page.getByRole('heading', { name: say('Edit role'), level: 1 })).toBeVisible();
  await page.getByRole('button', { name: say('Next') }).click();
  await page.getByLabel(say('Offered salary')).fill('61000');
  await page.getByRole('button', { name: say('Next') }).click();
  const pay = `${sekText(61_000)} ${say('monthly')}`;
  await expect(page.getByText(pay, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: say('Save changes') }).click();
  await expect(page.getByText(say('Role saved'))).toBeVisible();
  await expect(page.getByRole('main').locator('header').getByText(`· ${pay} ·`)).toBeVisible();

  await page.goto(to(PATHS.talentSeekerDashboard));
  await act(say('Close'));
  await expect(page.getByText(say('Closed'), { exact: true })).toBeVisible();
  await act(say('Open again'));
  await expect(page.getByText(say('Closed'), { exact: true })).toBeHidden();
  await act(say('Duplicate'));
  await expect(page.getByRole('heading', { name: TEXTS.addRole, level: 1 })).toBeVisible();
  await expect(page.getByRole('combobox', { name: say('Role'), exact: true })).toHaveValue(CRAFT.role);
});

test('the same can be done at the top of the role’s own page', async ({ page }) => {
  await newRecruiter(page);
  const { id } = await createRole(page);
  const rolePage = to(pathTo(PATHS.roleMatches, { roleId: id }));
  await page.goto(rolePage);
  const actions = page.getByRole('group', { name: say('Actions for {name}', { name: CRAFT.role }) });
  await expect(actions).toBeInViewport();
  const act = (action: string) => actions.getByRole('button', { name: action, exact: true }).click();
  await act(say('Close'));
  await expect(page.getByText(say('Closed role'))).toBeVisible();
  await expect(
    page.getByText(say('It takes no new requests. Those you have sent can still be answered.')),
  ).toBeVisible();
  await act(say('Open again'));
  await expect(page.getByText(say('Closed role'))).toBeHidden();
  await act(say('Edit'));
  await expect(page.getByRole('heading', { name: say('Edit role'), level: 1 })).toBeVisible();

  // A changed draft is not replaced without a question.
  await page.getByRole('spinbutton', { name: say('Years of experience') }).fill('9');
  await page.goto(rolePage);
  await act(say('Duplicate'));
  await page
    .getByRole('dialog', { name: say('You have an unfinished role') })
    .getByRole('button', { name: say('Replace it') })
    .click();
  await expect(page.getByRole('heading', { name: TEXTS.addRole, level: 1 })).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: say('Years of experience') })).toHaveValue('05');
});

test('a role is posted with the keyboard alone', async ({ page }) => {
  test.setTimeout(120_000);
  await newRecruiter(page);
  await page.goto(to(PATHS.addRole1));
  const type = async (name: string, text: string) => {
    const field = page.getByRole('combobox', { name, exact: true });
    await field.focus();
    await page.keyboard.type(text);
    // Enter takes the suggestion that is highlighted.
    await page
      .getByRole('option', { name: text, exact: true })
      .and(page.locator('[data-highlighted="true"]'))
      .waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
  };
  await type(say('Job category'), CRAFT.category);
  await type(say('Role'), CRAFT.role);
  await page.getByRole('checkbox', { name: say('Hybrid') }).focus();
  await page.keyboard.press('Space');
  await type(say('Countries'), countryText(CRAFT.region));
  await page.getByRole('button', { name: say('Next') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: requiredForText(CRAFT.role) })).toBeVisible();
  await type(say('Tech skills'), 'Python');
  await page.getByRole('slider', { name: say('Level of {skill}', { skill: 'Python' }) }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('slider', { name: say('Level of {skill}', { skill: 'Python' }) })).toHaveValue('3.5');
  await page.getByRole('checkbox', { name: say('Permanent') }).focus();
  await page.keyboard.press('Space');
  await page.getByLabel(say('Offered salary')).focus();
  // Enter in a text field goes nowhere.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: requiredForText(CRAFT.role) })).toBeVisible();
  await page.getByRole('button', { name: say('Next') }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: say('Role description') }).focus();
  await page.keyboard.type('Streams.');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: say('Let fitting talent see this role') })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: TEXTS.createRole })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/talentseeker\/role\/[0-9a-f]{24}/);
  // What was posted is not filled in again by going back.
  await page.goBack();
  await expect(page).toHaveURL(to(PATHS.talentSeekerDashboard));
});

inEveryLanguage(() => {
  test('a company names every wrong address, lists who is invited, and takes an invitation back', async ({ page }) => {
    test.setTimeout(120_000);
    const { company } = await newRecruiter(page);
    await page.goto(to(PATHS.companyProfile));
    await expect(page.getByRole('heading', { name: say('Create company'), level: 1 })).toBeVisible();
    await expect(page.getByLabel(say('Company name'))).toHaveValue(company);
    const invite = page.getByLabel(say('Invite colleagues'));
    await invite.fill('kim@x.example, nope bo@x.example');
    await page.getByRole('button', { name: say('Save company') }).click();
    await expect(page.getByText(TEXTS.fieldRequired)).toHaveCount(7);
    await expect(
      page.getByText(say('{entry} is not an email address.', { entry: say('“{text}”', { text: 'nope' }) })),
    ).toBeVisible();
    await lookAt(page, 'company-errors');
    const registration = newRegistration();
    for (const [label, text] of Object.entries({
      [say('Organization number')]: registration.organizationNumber,
      [say('VAT number')]: registration.VAT,
      [say('Address')]: 'Kajen 1',
      [say('Postal code')]: '411 04',
      [say('City')]: 'Göteborg',
      [say('Invoice email')]: 'invoices@quay.example',
    }))
      await page.getByRole('main').getByLabel(label, { exact: true }).fill(text);
    await page.getByRole('combobox', { name: say('Country') }).fill(countryText(CRAFT.region));
    await invite.fill('kim@x.example, bo@x.example kim@x.example');
    await page.getByRole('button', { name: say('Save company') }).click();
    await expect(page.getByText(say('Company saved'))).toBeVisible();

    await page.goto(to(PATHS.companyProfile));
    await expect(page.getByRole('heading', { name: say('Company profile'), level: 1 })).toBeVisible();
    await expect(page.getByLabel(say('Postal code'))).toHaveValue('411 04');
    await expect(page.getByText(say('Owner'), { exact: true })).toBeVisible();
    const waiting = page.getByRole('region', { name: say('Invited, not joined yet') });
    await expect(waiting.getByRole('listitem')).toHaveCount(2);
    await lookAt(page, 'company-invited');
    await waiting
      .getByRole('button', { name: say('Take back the invitation of {email}', { email: 'kim@x.example' }) })
      .click();
    await waiting.getByRole('button', { name: say('Yes, take back') }).click();
    await expect(waiting.getByRole('listitem')).toHaveCount(1);
    await expect(
      waiting.getByRole('button', { name: say('Take back the invitation of {email}', { email: 'bo@x.example' }) }),
    ).toBeFocused();
  });
});
