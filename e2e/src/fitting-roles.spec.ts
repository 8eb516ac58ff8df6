import { expect } from '@playwright/test';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { STRONG_MATCH_SCORE } from '@vela/market/strength';
import { test } from './support/journey.js';
import { matchCard, newRecruiter } from './support/recruiter.js';
import { createComparableRoles, createRole } from './support/request.js';
import { ANY, numberText, say, sayWithin, to } from './support/speak.js';
import { CRAFT, newTalent } from './support/talent.js';

/** Less than three of four comparable roles of the demo's market offer. */
const LOW_SEK = 25_000;

test('a role is shown to the talent whom it fits; she finds it, is interested, and stands marked on her anonymous card', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000);
  const { company } = await newRecruiter(page);
  const talent = await newTalent(browser);
  // What no other role offers, so that it is known by that: a role shows no name.
  const compensation = 45_000 + Math.floor(Math.random() * 4000);
  const role = await createRole(page, { compensation });
  await page.goto(to(pathTo(PATHS.roleMatches, { roleId: role.id })));
  const sight = page.getByRole('checkbox', { name: say('Let fitting talent see this role') });
  const saved = page.waitForResponse(
    (response) => response.url().includes(`/api/open-roles/${role.id}`) && response.request().method() !== 'GET',
  );
  // It shows what is being saved.
  await sight.click();
  await expect(sight).toBeChecked();
  expect((await saved).ok()).toBe(true);
  const card = matchCard(page, talent.person);
  await expect(card).toBeVisible();
  await expect(card.getByText(say('Someone interested'))).toHaveCount(0);

  await talent.page.goto(to(PATHS.fittingRoles));
  const filters = talent.page.getByRole('region', { name: say('Filters') });
  const shown = talent.page.getByRole('article').filter({ hasText: numberText(compensation) });
  /** The address says what is filtered, and the boxes follow it. */
  const turn = async (name: string, isOn: boolean) => {
    const box = filters.getByRole('checkbox', { name });
    await box.click();
    await expect(box).toBeChecked({ checked: isOn });
  };
  await turn(say('Score of {score, number} and more', { score: STRONG_MATCH_SCORE }), true);
  await expect(shown).toBeVisible();
  await expect(shown.getByRole('heading', { name: CRAFT.role })).toBeVisible();
  await expect(shown).not.toContainText(company);
  await turn(say('Remote'), true);
  await expect(shown).toHaveCount(0);
  await turn(say('Remote'), false);
  await turn(say('Hybrid'), true);
  await expect(shown).toBeVisible();
  await shown.getByRole('button', { name: new RegExp(`^${say('I am interested')}`) }).click();
  await expect(shown.getByText(say('You are interested'))).toBeVisible();

  await page.reload();
  await expect(card.first().getByText(say('Someone interested'))).toBeVisible();
  await expect(card.first()).not.toContainText(talent.person.lastName);
  await talent.page.context().close();
});

test('who asks for less than the market offers is told while typing, and so is a recruiter who offers less', async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000);
  await newRecruiter(page);
  await createComparableRoles(browser);
  const talent = await newTalent(browser);
  await talent.page.goto(to(PATHS.jobSeekerDashboard3));
  const least = talent.page.getByRole('textbox', { name: say('Lowest salary') });
  const told = talent.page.getByText(
    sayWithin('{amount} is below what three of four roles like this ({same}) offer: {least} or more.', {
      amount: numberText(LOW_SEK),
      same: ANY,
      least: ANY,
    }),
  );
  await least.fill('');
  await least.pressSequentially(String(LOW_SEK));
  await expect(told).toBeVisible();
  await least.fill('190000');
  await expect(told).toHaveCount(0);
  await talent.page.context().close();

  const notice = (offer: string | RegExp) =>
    page.getByText(
      sayWithin('{offer} is below what three of four comparable roles offer: {amount} or more.', {
        offer,
        amount: ANY,
      }),
    );
  const low = await createRole(page, { compensation: LOW_SEK });
  await page.goto(to(pathTo(PATHS.roleMatches, { roleId: low.id })));
  await expect(notice(numberText(LOW_SEK))).toBeVisible();
  // As much as the comparable roles.
  const fair = await createRole(page, { compensation: 60_000 });
  await page.goto(to(pathTo(PATHS.roleMatches, { roleId: fair.id })));
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(CRAFT.role) })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(notice(ANY)).toHaveCount(0);
});
