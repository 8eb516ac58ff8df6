import { expect, type Locator, type Page } from '@playwright/test';
import { STORAGE_KEYS } from '@vela/contracts/constants';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { experienceText, pendingConnectionsText, skillLevelText, TEXTS } from '@vela/contracts/texts';
import { inEveryLanguage, test } from './support/journey.js';
import { look } from './support/look.js';
import { newPerson } from './support/person.js';
import { choose, matchCard, newRecruiter } from './support/recruiter.js';
import { acceptRequest, createComparableRoles, createRole, sendRequest } from './support/request.js';
import { logIn, signUp } from './support/sign-up.js';
import { ANY, countryText, numberText, percentText, say, sayLike, sayWithin, sekText, to } from './support/speak.js';
import { callApi, CRAFT, newTalent } from './support/talent.js';

const PHONE = { width: 360, height: 780 };
const linkedinRule = () => say('Linkedin profile urls start with {host}/in/', { host: 'https://www.linkedin.com' });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const saveAndContinue = (page: Page) => page.getByRole('button', { name: say('Save and continue') });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  inEveryLanguage(() => {
    test('a talent comes from nothing to a complete profile', async ({ page, browser }) => {
      test.setTimeout(300_000);
      await createComparableRoles(browser);
      const person = newPerson('Talent');
      await page.goto(to(PATHS.jobSeekerSignup1));
      await expect(heading(page, say('Let your skills go first'))).toBeVisible();
      await look(page, 'sign-up');
      await signUp(page, person, 'jobSeeker');

      await expect(page).toHaveURL(to(PATHS.jobSeekerDashboard3));
      await look(page, 'salary');
      await saveAndContinue(page).click();
      await expect(page.getByText(TEXTS.fieldRequired)).toHaveCount(2);
      await expect(page.getByLabel(say('Lowest salary'))).toBeFocused();
      await page.getByLabel(say('Lowest salary')).fill('52000');
      await page.getByLabel(say('Highest salary')).fill('40000');
      await page.getByLabel(say('Highest salary')).press('Enter');
      await expect(page).toHaveURL(to(PATHS.jobSeekerDashboard3));
      await saveAndContinue(page).click();
      await expect(page.getByText(say('The highest salary is below the lowest.'))).toBeVisible();
      await page.reload();
      await expect(page.getByText(say('Your unsaved changes are back'))).toBeVisible();
      await expect(page.getByLabel(say('Lowest salary'))).toHaveValue('52.000');
      await page.getByLabel(say('Highest salary')).fill('60000');
      await choose(page.getByRole('combobox', { name: say('Field') }), CRAFT.category);
      await expect(
        page.getByText(
          sayLike(
            'A month, full time, from {count, plural, one {# open role} other {# open roles}}. Other currencies at the rates of {day}.',
            {
              count: /\d+/,
              day: ANY,
            },
          ),
        ),
      ).toBeVisible();
      await look(page, 'salary-filled');
      // Figures of few would tell what one company pays.
      await choose(page.getByRole('combobox', { name: say('Country') }), countryText('MT'));
      await expect(
        page.getByText(
          say(
            'Fewer than {least, plural, one {# open role} other {# open roles}} of this kind, or from fewer than {companies, plural, one {# company} other {# companies}}, so nothing is shown. Try all roles, or any country.',
            { least: 5, companies: 3 },
          ),
        ),
      ).toBeVisible();
      await expect(
        page.getByText(
          sayLike(
            'A month, full time, from {count, plural, one {# open role} other {# open roles}}. Other currencies at the rates of {day}.',
            {
              count: /\d+/,
              day: ANY,
            },
          ),
        ),
      ).toBeHidden();
      await saveAndContinue(page).click();

      // Left in the middle, and taken up again after signing in anew.
      await expect(page).toHaveURL(to(PATHS.jobSeekerDashboard1));
      await page.evaluate(() => fetch('/api/auth/signout'));
      await logIn(page, person);
      await expect(page).toHaveURL(to(PATHS.jobSeekerDashboard1));
      await saveAndContinue(page).click();
      await expect(page.getByText(TEXTS.fieldRequired)).toBeVisible();
      await look(page, 'category');
      await choose(page.getByRole('combobox', { name: say('Job category') }), CRAFT.category);
      await saveAndContinue(page).click();

      await expect(page).toHaveURL(to(PATHS.jobSeekerSignup3));
      const link = page.getByRole('textbox', { name: say('LinkedIn profile') });
      await saveAndContinue(page).click();
      await expect(page.getByText(TEXTS.fieldRequired)).toBeVisible();
      await link.fill('https://example.com/in/somebody');
      await saveAndContinue(page).click();
      await expect(page.getByText(linkedinRule())).toBeVisible();
      await expect(link).toHaveValue('https://example.com/in/somebody');
      await look(page, 'linkedin');
      await link.fill(person.linkedinProfile);
      await link.press('Enter');
      await expect(page).toHaveURL(to(PATHS.jobSeekerSignup3));
      await saveAndContinue(page).click();

      await expect(page).toHaveURL(to(PATHS.jobSeekerDashboard));
      await expect(page.getByText(say('Recruiters cannot find you yet')).first()).toBeVisible();
      await look(page, 'dashboard-incomplete');

      await page.goto(to(PATHS.jobSeekerSignup2));
      await expect(page.getByRole('main').getByLabel(say('First name'))).toHaveAttribute('readonly');
      await expect(page.getByText(TEXTS.readOnlyIdentity)).toHaveCount(3);
      await page.getByRole('button', { name: say('Save profile') }).click();
      await expect(page.getByText(TEXTS.fieldRequired)).toHaveCount(2);
      await expect(page.getByRole('combobox', { name: say('Desired roles') })).toBeFocused();
      await page.getByLabel(say('Current role')).fill(`Data engineer ${person.mark}`);
      await page.getByRole('spinbutton', { name: say('Years of experience') }).fill('7');
      await choose(page.getByRole('combobox', { name: say('Desired roles') }), CRAFT.role);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('spinbutton', { name: say('Priority of {role}', { role: CRAFT.role }) })).toHaveValue(
        '03',
      );
      for (const skill of CRAFT.skills) await choose(page.getByRole('combobox', { name: say('Skills') }), skill);
      await page.keyboard.press('Escape');
      await page.getByRole('slider', { name: say('Level of {skill}', { skill: CRAFT.skills[0] }) }).press('ArrowRight');
      await expect(page.getByText(skillLevelText(3.5))).toBeVisible();
      // The preview beside the form has boxes of the same names.
      const setups = page.getByRole('group', { name: say('Work setup') });
      await setups.getByRole('checkbox', { name: say('Hybrid') }).check();
      await choose(page.getByRole('combobox', { name: say('Countries') }), countryText(CRAFT.region));
      await page.keyboard.press('Escape');
      await choose(page.getByRole('combobox', { name: say('Cities') }), CRAFT.city);
      await page.keyboard.press('Escape');
      await page.getByRole('checkbox', { name: say('Permanent') }).check();
      await page
        .getByLabel(say('Availability'))
        .selectOption({ label: say('{months, number} month(s)', { months: 3 }) });
      const about = page.getByLabel(say('About me'));
      await about.fill(`I am ${person.firstName} and I like calm pipelines.`);
      await look(page, 'profile');
      await page.getByRole('button', { name: say('Save profile') }).click();
      await expect(
        page.getByText(
          sayLike('Leave out {words}: {reason}.', {
            words: new RegExp(say('“{text}”', { text: person.firstName })),
            reason: ANY,
          }),
        ),
      ).toBeVisible();
      await expect(about).toBeFocused();
      await expect(about).toHaveValue(`I am ${person.firstName} and I like calm pipelines.`);
      await about.fill('I like calm pipelines.');
      await page.getByRole('button', { name: say('Save profile') }).click();

      await expect(page).toHaveURL(to(PATHS.jobSeekerDashboard));
      await expect(page.getByText(percentText(100), { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: say('No requests are waiting') })).toBeVisible();
      await look(page, 'dashboard-complete');
    });
  });
});

test('every state of a profile leads to its next step, by the address alone', async ({ page }) => {
  test.slow();
  const person = newPerson('Talent');
  await signUp(page, person, 'jobSeeker');
  const leadsTo = async (path: string): Promise<void> => {
    await page.goto(to('/'));
    await expect(page).toHaveURL(to(path));
    for (const deep of [
      PATHS.jobSeekerDashboard3,
      PATHS.jobSeekerDashboard1,
      PATHS.jobSeekerSignup3,
      PATHS.jobSeekerSignup2,
    ]) {
      await page.goto(to(deep));
      await expect(page).toHaveURL(to(deep));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  };
  const categories = await callApi<'listCategories'>(page, '/api/categories');
  const save = (part: object) => callApi<'saveJobSeekerProfile'>(page, '/api/job-seeker-profiles', part);
  await save({ maxSalary: 60_000 });
  await leadsTo(PATHS.jobSeekerDashboard3);
  await save({ minSalary: 50_000 });
  await leadsTo(PATHS.jobSeekerDashboard1);
  await save({ categoryId: { id: categories[0]?.id } });
  await leadsTo(PATHS.jobSeekerSignup3);
  await save({ linkedinProfile: person.linkedinProfile });
  await leadsTo(PATHS.jobSeekerDashboard);
});

test('a talent says yes, if; the company agrees; the talent accepts', async ({ browser, page }) => {
  test.setTimeout(180_000);
  const talent = await newTalent(browser);
  const { company } = await newRecruiter(page);
  await sendRequest(page, talent.person, 'Your Spark is what we miss.');

  await talent.page.goto(to(PATHS.jobSeekerDashboard));
  await expect(talent.page.getByText(pendingConnectionsText(1)).first()).toBeVisible();
  const request = talent.page.getByRole('article').filter({ hasText: company });
  await expect(
    request.getByText(
      sayLike('Waits for you {since}', {
        since: new RegExp(`${say('since today')}, ${say('ends on {day}', { day: '.+' })}`),
      }),
    ),
  ).toBeVisible();
  await look(talent.page, 'inbox');

  // By keyboard alone, and focus comes back where it was.
  const wish = request.getByRole('button', { name: say('Yes, if …') });
  await wish.focus();
  await talent.page.keyboard.press('Enter');
  const dialog = talent.page.getByRole('dialog', {
    name: say('Yes, if {company} changes one thing', { company: company }),
  });
  await expect(dialog).toBeVisible();
  await talent.page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(wish).toBeFocused();
  await talent.page.keyboard.press('Enter');
  const pay = dialog.getByRole('textbox', { name: say('Pay that you would say yes to') });
  await pay.fill('45000');
  await dialog.getByRole('button', { name: say('Ask for it') }).click();
  await expect(dialog.getByText(say('Ask for more than the request offers.'))).toBeVisible();
  await expect(pay).toBeFocused();
  await look(talent.page, 'counter-offer');
  await pay.fill('49000');
  await dialog.getByRole('button', { name: say('Ask for it') }).press('Enter');
  await expect(
    request.getByText(say('Yes, if: {terms}', { terms: `${sekText(49_000)} ${say('monthly')}` })),
  ).toBeVisible();
  await expect(talent.page.getByText(say('You said yes, if'))).toBeVisible();

  await page.goto(to(PATHS.talentSeekerDashboard));
  await expect(
    page.getByText(say('Yes, if: {terms}', { terms: `${sekText(49_000)} ${say('monthly')}` })),
  ).toBeVisible();
  expect(await page.locator('body').textContent()).not.toContain(talent.person.lastName);
  await look(page, 'counter-offer-of-a-talent');
  await page.getByRole('button', { name: say('Change the request') }).click();
  await expect(page.getByText(say('You changed the request as asked. The talent decides now.'))).toBeVisible();

  await talent.page.reload();
  await expect(
    request.getByText(
      sayLike('{company} agreed, and the request now says so. The yes is still yours to give.', { company: ANY }),
    ),
  ).toBeVisible();
  await expect(request.getByText(sekText(49_000), { exact: true })).toBeVisible();
  await acceptRequest(talent.page, request);
  await expect(
    talent.page.getByRole('region', { name: say('Earlier requests') }).getByText(say('You accepted')),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText(talent.person.email)).toBeVisible();
  await talent.page.context().close();
});

test('a talent reports a request and declines it with a reason', async ({ browser, page }) => {
  test.setTimeout(180_000);
  const talent = await newTalent(browser);
  const { company } = await newRecruiter(page);
  await sendRequest(page, talent.person, 'Hello there.');
  await talent.page.goto(to(PATHS.jobSeekerDashboard));
  const request = talent.page.getByRole('article').filter({ hasText: company });
  await request.getByRole('button', { name: say('Report this request') }).click();
  const report = talent.page.getByRole('dialog', { name: say('Report {company}', { company: company }) });
  await report.getByRole('button', { name: say('Send report') }).click();
  await expect(report.getByText(TEXTS.fieldRequired)).toBeVisible();
  await report.getByRole('radio', { name: say('It is advertising, or was sent to anybody') }).check();
  await look(talent.page, 'report');
  await report.getByRole('button', { name: say('Send report') }).click();
  await expect(request.getByText(say('You reported this request. We look into it.'))).toBeVisible();

  await request.getByRole('button', { name: say('Decline') }).click();
  const decline = talent.page.getByRole('dialog', { name: say('Decline {company}', { company: company }) });
  await decline.getByLabel(sayWithin('Reason')).fill('It could be to anybody.');
  await decline.getByRole('button', { name: say('Decline') }).click();
  await expect(decline).toBeHidden();
  await expect(request).toBeHidden();
  await expect(
    talent.page.getByRole('region', { name: say('Earlier requests') }).getByText(say('You declined')),
  ).toBeVisible();
  await look(talent.page, 'history');
  await page.reload();
  expect(await page.locator('body').textContent()).not.toMatch(/It could be to anybody|report/i);
  await talent.page.context().close();
});

test('what is typed is kept for who typed it, and for nobody else', async ({ page }) => {
  test.slow();
  const first = newPerson('Talent');
  await signUp(page, first, 'jobSeeker');
  await page.getByLabel(say('Lowest salary')).fill('77000');
  await page.goto(to(PATHS.faq));
  await page.goto(to(PATHS.jobSeekerDashboard3));
  await expect(page.getByLabel(say('Lowest salary'))).toHaveValue('77.000');
  await page.evaluate(() => fetch('/api/auth/signout'));
  await signUp(page, newPerson('Talent'), 'jobSeeker');
  await expect(page).toHaveURL(to(PATHS.jobSeekerDashboard3));
  await expect(page.getByLabel(say('Lowest salary'))).toHaveValue('');
  await page.evaluate(() => fetch('/api/auth/signout'));
  await signUp(page, first, 'jobSeeker');
  await page.goto(to(PATHS.jobSeekerDashboard3));
  await expect(page.getByLabel(say('Lowest salary'))).toHaveValue('77.000');
  await page.getByRole('button', { name: say('Discard them') }).click();
  await expect(page.getByLabel(say('Lowest salary'))).toHaveValue('');
});

test('by keys alone: the steps are filled in, a failure keeps what was typed, and going on works', async ({ page }) => {
  test.setTimeout(180_000);
  await signUp(page, newPerson('Talent'), 'jobSeeker');
  await expect(page).toHaveURL(to(PATHS.jobSeekerDashboard3));
  const reach = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(target).toBeFocused({ timeout: 50 });
    }).toPass({ intervals: [0], timeout: 30_000 });
  };
  await reach(page.getByLabel(say('Lowest salary')));
  await page.keyboard.type('50000');
  await reach(page.getByLabel(say('Highest salary')));
  await page.keyboard.type('60000');
  await page.route('**/api/job-seeker-profiles', (route) => route.abort('connectionfailed'), { times: 1 });
  await reach(saveAndContinue(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty();
  await expect(page.getByLabel(say('Highest salary'))).toHaveValue('60.000');
  await reach(saveAndContinue(page));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(to(PATHS.jobSeekerDashboard1));
  await reach(page.getByRole('combobox', { name: say('Job category') }));
  await page.keyboard.type(CRAFT.category);
  await expect(page.getByRole('option', { name: CRAFT.category })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: say('Job category') })).toHaveValue(CRAFT.category);
  await reach(saveAndContinue(page));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(to(PATHS.jobSeekerSignup3));
});

/** What a preview says, by the name of each fact. */
const factsOf = (preview: Locator): Promise<Record<string, string>> =>
  preview
    .locator('dl')
    .evaluate((list) =>
      Object.fromEntries(
        [...list.querySelectorAll('dt')].map((term) => [
          term.textContent,
          (term.nextElementSibling?.textContent ?? '').trim(),
        ]),
      ),
    );

const statedPay = () => `(${numberText(3_000)}–${numberText(4_000)} EUR)`;

test('while editing, talent sees the very profile that a recruiter gets; a view is told to them', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000);
  const talent = await newTalent(browser);
  await callApi<'saveJobSeekerProfile'>(talent.page, '/api/job-seeker-profiles', {
    currency: 'EUR',
    minSalary: 3_000,
    maxSalary: 4_000,
  });
  await talent.page.goto(to(PATHS.jobSeekerSignup2));
  await talent.page.getByRole('spinbutton', { name: say('Years of experience') }).fill('9');
  await talent.page
    .getByRole('slider', { name: say('Level of {skill}', { skill: CRAFT.skills[0] }) })
    .press('ArrowLeft');
  await talent.page.getByRole('checkbox', { name: say('Fully remote') }).uncheck();
  await talent.page
    .getByLabel(say('Availability'))
    .selectOption({ label: say('{months, number} month(s)', { months: 2 }) });
  await talent.page.getByLabel(say('About me')).fill('I leave pipelines quieter than I found them.');
  const preview = talent.page.getByRole('region', { name: say('How recruiters see you') });
  await expect(preview.getByText('I leave pipelines quieter than I found them.')).toBeVisible();
  // Pay in kronor comes with the rates.
  await expect(preview.getByText(statedPay())).toBeVisible();
  const promised = await factsOf(preview);
  const header = await preview.getByText(experienceText(9)).textContent();
  // Boxes of the setups and stars of the skills have no text of their own.
  const drawnOf = async (drawn: Locator) => ({
    setups: await Promise.all(
      [say('Remote'), say('Hybrid'), say('Office')].map((name) => drawn.getByRole('checkbox', { name }).isChecked()),
    ),
    stars: await drawn
      .getByRole('img', {
        name: sayLike('{value} of {max, plural, one {# star} other {# stars}}', { value: /[\d.,]+/, max: 5 }),
      })
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
  });
  const drawn = await drawnOf(preview);
  expect(drawn.stars).toHaveLength(CRAFT.skills.length);
  expect(drawn.setups).toContain(true);
  await talent.page.getByRole('button', { name: say('Save profile') }).click();
  await expect(talent.page).toHaveURL(to(PATHS.jobSeekerDashboard));
  const own = talent.page.getByRole('region', { name: say('How recruiters see you') });
  await expect(own.getByText(statedPay())).toBeVisible();
  expect(await factsOf(own)).toEqual(promised);
  expect(await drawnOf(own)).toEqual(drawn);

  const { company } = await newRecruiter(page);
  const role = await createRole(page);
  await page.goto(to(pathTo(PATHS.roleMatches, { roleId: role.id })));
  await matchCard(page, talent.person)
    .getByRole('button', { name: sayLike('View profile<hidden> of {talent}</hidden>', { talent: ANY }) })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('I leave pipelines quieter than I found them.')).toBeVisible();
  await expect(dialog.getByText(header ?? '')).toBeVisible();
  expect(await drawnOf(dialog)).toEqual(drawn);
  // For a role pay is in its terms, and to the unit; both say what was stated.
  const PAY = say('Expected salary');
  const { [say('Matched desired role')]: _of, [PAY]: pay, ...got } = await factsOf(dialog);
  const { [PAY]: promisedPay, ...expected } = promised;
  expect(got).toEqual(expected);
  for (const told of [pay, promisedPay]) expect(told).toContain(statedPay());
  for (const name of CRAFT.skills) expect(expected[say('Skills')]).toContain(name);

  await talent.page.reload();
  await expect(
    talent.page.getByText(say('{count, plural, one {# view} other {# views}} of your profile this week', { count: 1 })),
  ).toBeVisible();
  await talent.page.goto(to(PATHS.privacyCentre));
  await expect(talent.page.getByRole('region', { name: say('Who saw you') }).getByText(company)).toBeVisible();
  await talent.page.context().close();
});

test('a referral code is kept until there is a profile, and then stored with it', async ({ page }) => {
  test.slow();
  const person = newPerson('Talent');
  const kept = () => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.referral);
  await page.goto(to(`/?referral=${person.mark}`));
  await expect.poll(kept).toBe(person.mark);
  await page.goto(to(PATHS.forTalent));
  expect(await kept()).toBe(person.mark);
  await signUp(page, person, 'jobSeeker');
  await expect(page).toHaveURL(to(PATHS.jobSeekerDashboard3));
  await expect.poll(kept).toBeNull();
  const stored = await callApi<'exportMyData'>(page, '/api/privacy/export');
  expect(stored).toMatchObject({ account: { referral: person.mark } });
});

test('who logs in without an account is told to sign up first; who turns back at LinkedIn is back where they were', async ({
  page,
}) => {
  test.slow();
  await logIn(page, newPerson('Stranger'));
  await expect(page).toHaveURL(to(PATHS.home));
  await expect(page.getByText(TEXTS.userUnknownToast)).toBeVisible();
  await page.goto('/api/auth/linkedin/callback/?signin=true');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(
    page.getByText(say('You cancelled at LinkedIn. You are not logged in, and nothing was changed.')),
  ).toBeVisible();
  expect(await callApi<'getMe'>(page, '/api/users/me')).toBeNull();
});
