import { expect, type Page } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import { test } from './support/journey.js';
import { newRecruiter } from './support/recruiter.js';
import { say, to } from './support/speak.js';

/** Rules that the page's components have added so far, and how many of them are conditions around rules. */
const rulesOf = (page: Page) =>
  page.evaluate(() => {
    const rules = [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement && ownerNode.hasAttribute('data-styled'))
      .flatMap(({ cssRules }) => [...cssRules]);
    const conditions = rules.filter((rule) => 'cssRules' in rule && !('selectorText' in rule) && !('name' in rule));
    return { all: rules.length, conditions: conditions.map(({ cssText }) => cssText) };
  });

// A condition that is added makes the browser work out the style of the whole page anew, see docs/decisions/0188.
test('what is shown for the first time adds no condition around rules', async ({ page }) => {
  test.setTimeout(120_000);
  await newRecruiter(page);
  await page.goto(to(PATHS.search));
  const panel = page.getByRole('complementary', { name: say('Filters') });
  await expect(panel).toBeVisible();
  const before = await rulesOf(page);
  await panel.getByRole('combobox', { name: say('Country') }).click();
  await expect(page.getByRole('listbox', { name: say('Country') })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: say('More'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: say('Menu') })).toBeVisible();
  const after = await rulesOf(page);
  expect(after.all).toBeGreaterThan(before.all);
  expect(after.conditions).toEqual(before.conditions);
});
