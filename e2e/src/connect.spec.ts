import { expect, type Page } from '@playwright/test';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { freeProfilesText, pendingConnectionsText, TEXTS } from '@vela/contracts/texts';
import { newColleague } from './support/company.js';
import { inEveryLanguage, test } from './support/journey.js';
import { matchCard, newRecruiter } from './support/recruiter.js';
import { createRole } from './support/request.js';
import { ANY, say, sayLike, to } from './support/speak.js';
import { callApi, currentRoleOf, newTalent } from './support/talent.js';

const notifications = (page: Page) => page.getByRole('region', { name: say('Notifications') });
const dialog = (page: Page) => page.getByRole('dialog', { name: TEXTS.connectTitle });
const introduction = (page: Page) => dialog(page).getByPlaceholder(TEXTS.connectPrompt);
const send = (page: Page) => dialog(page).getByRole('button', { name: say('Send request') });
const tooltip = (page: Page, text: string) =>
  page.getByRole('tooltip').filter({ hasText: text }).filter({ visible: true });
const rolePath = (roleId: string): string => pathTo(PATHS.roleMatches, { roleId });
const sentRequests = async (page: Page) => callApi<'listConnections'>(page, '/api/connections?userType=talentSeeker');

async function balanceOf(page: Page) {
  const user = await callApi<'getMe'>(page, '/api/users/me');
  const balance = user?.talentSeeker?.company?.balance;
  if (balance === undefined) throw new Error('Nobody of a company is signed in.');
  return balance;
}

test('two colleagues ask the same talent at once: one request goes out, the other is told why, and keeps the words', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000);
  const talent = await newTalent(browser);
  const { company } = await newRecruiter(page);
  const colleague = await newColleague(browser, page, company);
  const role = await createRole(page);
  const before = await balanceOf(page);
  const both = [page, colleague];
  for (const each of both) {
    await each.goto(to(rolePath(role.id)));
    await matchCard(each, talent.person)
      .getByRole('button', { name: sayLike('Connect with {talent}', { talent: ANY }) })
      .click();
    await introduction(each).fill('Would you like to talk?');
  }

  const outcomes = await Promise.all(
    both.map(async (each) => {
      await send(each).dblclick();
      // A toast stays for three seconds; its text is read the moment it is there.
      return notifications(each)
        .getByText(new RegExp(`${TEXTS.requestSent}|${TEXTS.requestFailed}`))
        .first()
        .textContent();
    }),
  );
  expect(outcomes.toSorted()).toEqual([TEXTS.requestFailed, TEXTS.requestSent]);
  expect(await sentRequests(page)).toHaveLength(1);
  const after = await balanceOf(page);
  expect(after.reservedProfiles).toBe(1);
  expect(after.freeProfiles + after.launchOfferProfiles).toBe(before.freeProfiles + before.launchOfferProfiles - 1);

  const refused = outcomes[0] === TEXTS.requestFailed ? page : colleague;
  await expect(introduction(refused)).toHaveValue('Would you like to talk?');
  await expect(dialog(refused).getByText(TEXTS.alreadyConnected)).toBeVisible();
  await refused.keyboard.press('Escape');
  // The list behind has been asked anew.
  const star = matchCard(refused, talent.person).getByRole('button', {
    name: sayLike('Connect with {talent}', { talent: ANY }),
  });
  await expect(star).toHaveAttribute('aria-disabled', 'true');
  await expect(star).toHaveAccessibleDescription(TEXTS.alreadyConnected);
  await expect(matchCard(refused, talent.person).getByText(say('Your company already asked'))).toBeVisible();

  await talent.page.goto(to(PATHS.jobSeekerDashboard));
  await expect(talent.page.getByText(pendingConnectionsText(1))).toBeVisible();
  await expect(talent.page.getByRole('article').filter({ hasText: company })).toHaveCount(1);
  for (const each of [colleague, talent.page]) await each.context().close();
});

inEveryLanguage(() => {
  test('the dialog says what a request costs, survives a failure, sends once; then one reminder, and a withdrawal gives all back', async ({
    browser,
    page,
  }) => {
    test.setTimeout(180_000);
    const talent = await newTalent(browser);
    await newRecruiter(page);
    const role = await createRole(page);
    await page.goto(to(rolePath(role.id)));
    const star = matchCard(page, talent.person).getByRole('button', {
      name: sayLike('Connect with {talent}', { talent: ANY }),
    });
    await star.hover();
    await expect(tooltip(page, TEXTS.connectTitle)).toBeVisible();
    await star.click();
    await expect(introduction(page)).toBeFocused();
    await expect(dialog(page).getByText(freeProfilesText(3, 3))).toBeVisible();
    await expect(
      dialog(page)
        .getByText(say('Sending reserves 1 launch-offer profile.'))
        .or(dialog(page).getByText(say('Sending reserves 1 free profile.'))),
    ).toBeVisible();
    await expect(dialog(page).getByRole('heading', { name: currentRoleOf(talent.person) })).toBeVisible();
    await dialog(page)
      .getByRole('button', { name: say('How free profiles and tokens are used') })
      .hover();
    await expect(tooltip(page, TEXTS.connectTooltip)).toBeVisible();

    await introduction(page).fill('Would you like to talk?');
    await page.route('**/api/connections', (route) => route.abort(), { times: 1 });
    await send(page).click();
    await expect(notifications(page).getByText(TEXTS.requestFailed)).toBeVisible();
    await expect(dialog(page).getByText(TEXTS.connectionCallFailed)).toBeVisible();
    await expect(introduction(page)).toHaveValue('Would you like to talk?');
    expect(await sentRequests(page)).toEqual([]);
    // Closed by a slip and opened again, the words are still there.
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(star).toBeFocused();
    await star.click();
    await expect(introduction(page)).toHaveValue('Would you like to talk?');

    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(
      '**/api/connections',
      async (route) => {
        await held;
        await route.continue();
      },
      { times: 1 },
    );
    await send(page).click();
    await expect(send(page)).toBeDisabled();
    letGo();
    await expect(notifications(page).getByText(TEXTS.requestSent)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(star).toHaveAttribute('aria-disabled', 'true');
    await star.hover();
    await expect(tooltip(page, TEXTS.alreadyConnected)).toBeVisible();
    await star.click({ force: true });
    await expect(dialog(page)).toBeHidden();
    expect(await sentRequests(page)).toHaveLength(1);

    await page.goto(to(PATHS.talentSeekerDashboard));
    await expect(page.getByText(sayLike('Reserved for open requests: {parts}', { parts: /1 .+/ }))).toBeVisible();
    await expect(
      page.getByText(say('{days, plural, one {# day left} other {# days left}}', { days: 14 })),
    ).toBeVisible();
    await expect(page.getByText(sayLike('You can remind from {day}', { day: /\d+ \w+/ }))).toBeVisible();
    await expect(page.getByRole('button', { name: say('Remind once') })).toBeHidden();
    await page.getByRole('button', { name: say('Withdraw') }).click();
    await page.getByRole('button', { name: say('Yes, withdraw') }).click();
    await expect(notifications(page).getByText(say('Request withdrawn'))).toBeVisible();
    await expect(page.getByText(sayLike('Reserved for open requests: {parts}', { parts: ANY }))).toBeHidden();
    expect((await balanceOf(page)).reservedProfiles).toBe(0);

    await page.goto(to(rolePath(role.id)));
    await expect(star).toHaveAccessibleDescription(
      sayLike('Your last request was declined or withdrawn. You can ask again from {day}.', {
        day: /\d+ \w+ \d{4}/,
      }),
    );
    await expect(star).toHaveAttribute('aria-disabled', 'true');
    await talent.page.context().close();
  });
});

test('without free profiles and tokens, and for a closed role, the star says why, and a dialog that was open is refused kindly', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await newRecruiter(page);
  const role = await createRole(page);
  const { matches } = await callApi<'getOpenRole'>(page, `/api/open-roles/${role.id}`);
  // Asking a graduate would cost nothing.
  const [last, ...others] = matches.filter(({ cost }) => cost.tokens > 0);
  expect(last).toBeDefined();
  const position = matches.findIndex((match) => match === last);
  await page.goto(to(rolePath(role.id)));
  const star = page
    .getByRole('article')
    .nth(position)
    .getByRole('button', { name: sayLike('Connect with {talent}', { talent: ANY }) });
  await star.click();
  await introduction(page).fill('Would you like to talk?');

  const { freeProfiles, launchOfferProfiles } = await balanceOf(page);
  for (const { jobSeekerProfile } of others.slice(0, freeProfiles + launchOfferProfiles))
    await callApi<'createConnection'>(page, '/api/connections', {
      jobSeekerId: jobSeekerProfile.id,
      roleId: role.roleId,
      openRoleId: role.id,
      text: 'Hello',
    });
  await send(page).click();
  await expect(notifications(page).getByText(TEXTS.requestFailed)).toBeVisible();
  await expect(introduction(page)).toHaveValue('Would you like to talk?');
  await expect(dialog(page).getByText(freeProfilesText(0, 3))).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(star).toHaveAttribute('aria-disabled', 'true');
  await star.hover();
  await expect(tooltip(page, TEXTS.cannotAfford)).toBeVisible();
  await page
    .getByRole('article')
    .nth(position)
    .getByRole('button', { name: sayLike('View profile<hidden> of {talent}</hidden>', { talent: ANY }) })
    .click();
  await expect(page.getByRole('dialog').getByText(TEXTS.cannotAfford)).toBeVisible();
  expect(await sentRequests(page)).toHaveLength(freeProfiles + launchOfferProfiles);
  await page.goto(to(PATHS.talentSeekerDashboard));
  await expect(
    page
      .getByRole('complementary')
      .getByRole('link', { name: say('Get tokens') })
      .first(),
  ).toBeVisible();

  await callApi<'setOpenRoleStatus'>(page, `/api/open-roles/${role.id}/status`, { status: 'closed' });
  await page.goto(to(rolePath(role.id)));
  await expect(page.getByText(say('Closed role'))).toBeVisible();
  await expect(star).toHaveAttribute('aria-disabled', 'true');
  await expect(star).toHaveAccessibleDescription(say('This role is closed. Open it again to send requests.'));
});
