import { expect, type Page, test } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import { pathIn, PSEUDO_LANGUAGE } from '@vela/language';
import { signInAsAdmin } from './support/admin.js';
import {
  ADMIN_PAGES,
  PUBLIC_PAGES,
  RECRUITER_LISTS,
  RECRUITER_PAGES,
  TALENT_LISTS,
  TALENT_PAGES,
} from './support/pages.js';
import { ApiTexts, plainTexts } from './support/plain-texts.js';
import { newRecruiter, postRole } from './support/recruiter.js';
import { newTalent } from './support/talent.js';

// Every message in odd letters: what stays plain is no message yet, and would be English for everybody.

/** No page of a list says anything that is no message, apart from what the API told. */
async function holdsFor(page: Page, paths: readonly string[]): Promise<void> {
  const api = new ApiTexts(page);
  const plain: Record<string, readonly string[]> = {};
  for (const path of paths) {
    await page.goto(pathIn(PSEUDO_LANGUAGE, path));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const found = await plainTexts(page, api);
    if (found.length > 0) plain[path] = found;
  }
  expect(plain).toEqual({});
}

test('public pages say nothing that is no message', async ({ page }) => {
  await holdsFor(page, [...PUBLIC_PAGES, '/no-such-page']);
});

test('a recruiter’s pages say nothing that is no message', async ({ page }) => {
  test.setTimeout(180_000);
  await newRecruiter(page);
  await postRole(page);
  const matches = new URL(page.url()).pathname;
  await holdsFor(page, [matches, ...RECRUITER_PAGES, PATHS.addRole3, ...RECRUITER_LISTS]);
});

test('a talent’s pages say nothing that is no message', async ({ browser }) => {
  test.setTimeout(180_000);
  const talent = await newTalent(browser);
  await holdsFor(talent.page, [...TALENT_PAGES, ...TALENT_LISTS]);
  await talent.page.context().close();
});

test('the admin area says nothing that is no message', async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await signInAsAdmin(browser);
  await holdsFor(page, ADMIN_PAGES);
  await page.context().close();
});
