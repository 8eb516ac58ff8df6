import { expect, type Page } from '@playwright/test';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { languages, tongueAtHand } from '@vela/language';
import { signInAsAdmin } from './support/admin.js';
import { inEveryLanguage, test } from './support/journey.js';
import { look } from './support/look.js';
import { TURNS } from './support/night.js';
import {
  ADMIN_PAGES,
  PLAIN_PUBLIC_PAGES,
  PUBLIC_PAGES,
  RECRUITER_LISTS,
  RECRUITER_PAGES,
  TALENT_LISTS,
  TALENT_PAGES,
} from './support/pages.js';
import { newRecruiter } from './support/recruiter.js';
import { createRole, sendRequest } from './support/request.js';
import { to } from './support/speak.js';
import { callApi, newTalent } from './support/talent.js';

// What axe finds on every screen, in every language, in the light and in the dark.

/** In the light a change's tests look at most of them at several widths already. */
const SCHEMES = TURNS ? (['dark'] as const) : (['light', 'dark'] as const);
const WIDTHS = [1440, 360] as const;

/** Axe finds nothing on the pages, in both schemes; in each language a scheme is seen at another width. */
async function expectSound(page: Page, paths: readonly string[]): Promise<void> {
  const turn = languages.findIndex((language) => language === tongueAtHand());
  for (const path of paths) {
    await page.goto(to(path));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const [place, colorScheme] of SCHEMES.entries()) {
      const width = WIDTHS[(turn + place) % WIDTHS.length] ?? WIDTHS[0];
      await page.emulateMedia({ colorScheme });
      // A list's items are made alike: its first ones tell of all.
      await look(page, `${path}, ${colorScheme}`, { widths: [width], exclude: 'ol > li:nth-child(n + 4)' });
    }
  }
}

inEveryLanguage(() => {
  test('axe finds nothing on public pages, light and dark', async ({ page }) => {
    test.setTimeout(420_000);
    await expectSound(page, [...PUBLIC_PAGES, ...PLAIN_PUBLIC_PAGES]);
  });

  test('axe finds nothing on a recruiter’s and a talent’s pages, light and dark', async ({ browser, page }) => {
    test.setTimeout(420_000);
    const talent = await newTalent(browser);
    await newRecruiter(page);
    const connectionId = await sendRequest(page, talent.person, 'Shall we talk about streams?');
    await callApi<'answerConnection'>(talent.page, `/api/connections/${connectionId}`, { status: 'accepted' });
    const asked = await newTalent(browser);
    await sendRequest(page, asked.person, 'And about batches?');
    const { id: roleId } = await createRole(page);
    await expectSound(page, [
      ...RECRUITER_PAGES,
      ...RECRUITER_LISTS,
      pathTo(PATHS.roleMatches, { roleId }),
      pathTo(PATHS.conversation, { connectionId }),
    ]);
    await expectSound(asked.page, TALENT_PAGES);
    await expectSound(talent.page, [...TALENT_LISTS, pathTo(PATHS.talentConversation, { connectionId })]);
    for (const each of [asked, talent]) await each.page.context().close();
  });

  test('axe finds nothing in the admin area, light and dark', async ({ browser }) => {
    test.setTimeout(420_000);
    const page = await signInAsAdmin(browser);
    await expectSound(page, ADMIN_PAGES);
    await page.context().close();
  });
});

test('where less motion is asked for, what changes is there at once', async ({ page }) => {
  await page.goto(PATHS.home);
  const heading = page.getByRole('heading', { level: 1 });
  const changed = await heading.evaluate((node) => {
    const edge = (): string => getComputedStyle(node).marginTop;
    const before = edge();
    node.style.marginTop = '77px';
    return { before, after: edge(), moving: document.getAnimations().length };
  });
  expect(changed).toEqual({ before: expect.not.stringMatching('77px'), after: '77px', moving: 0 });
});
