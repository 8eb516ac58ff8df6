import { expect, type Page } from '@playwright/test';
import { ASKER_COOKIE, STORAGE_KEYS } from '@vela/contracts/constants';
import { SERVED_FRAME, SERVED_PAGE } from '@vela/contracts/remote';
import { ADMIN_PATHS, PATHS, pathTo } from '@vela/contracts/routes';
import { signInAsAdmin } from './support/admin.js';
import { newCompanyFields } from './support/company.js';
import { test } from './support/journey.js';
import { picture, screenOf, WIDTHS } from './support/look.js';
import { Complaints } from './support/quiet-page.js';
import { newRecruiter, postRole } from './support/recruiter.js';
import { sendRequest } from './support/request.js';
import { countryText, say, to } from './support/speak.js';
import { callApi, CRAFT, newTalent } from './support/talent.js';

// A private page comes with what it shows, for whom it is and for nobody else; its code takes over later.

/** Keeps the page's scripts back. @returns what lets them come */
async function withoutScripts(page: Page): Promise<() => Promise<void>> {
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  return async () => {
    arrive();
    await expect(served(page)).toHaveCount(0);
    await page.unrouteAll();
  };
}

const served = (page: Page) => page.locator(`[${SERVED_FRAME}="${SERVED_PAGE}"]`);
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a page without its scripts. The process that renders may be started for it: who comes first gets the frame alone. */
async function openWithoutScripts(
  page: Page,
  path: string,
  open = () => page.goto(to(path), { waitUntil: 'commit' }),
): Promise<void> {
  await expect(async () => {
    await open();
    await expect(served(page)).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await expect(title(page)).toBeVisible();
  await page.evaluate(async () => {
    await document.fonts.load('16px "Noto Sans Variable"');
    await document.fonts.ready;
  });
}

/** Opens a page and lets its code come: what is read stays where it is, and nothing is asked again. */
async function expectReadable(page: Page, path: string, width: number): Promise<void> {
  const complaints = new Complaints(page);
  await page.setViewportSize(screenOf(width));
  const arrive = await withoutScripts(page);
  await openWithoutScripts(page, path);
  await picture(page, `served${path.replaceAll('/', '-').slice(0, 30)}-${width}`);
  const before = { text: await title(page).innerText(), box: await title(page).boundingBox() };
  await arrive();
  expect({ text: await title(page).innerText(), box: await title(page).boundingBox() }).toEqual(before);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.locator('title')).toHaveCount(1);
  complaints.expectNone(path);
}

test('a recruiter’s pages can be read before any script came, and stay as they are when they do', async ({ page }) => {
  await newRecruiter(page);
  await postRole(page);
  const role = new URL(page.url()).pathname;
  for (const width of WIDTHS)
    for (const path of [PATHS.talentSeekerDashboard, role]) await expectReadable(page, path, width);
  for (const path of [
    PATHS.search,
    PATHS.shortlist,
    PATHS.conversations,
    PATHS.subscriptions,
    PATHS.receipts,
    PATHS.invoices,
    PATHS.statement,
    PATHS.notifications,
    PATHS.addRole1,
    PATHS.companyProfile,
    PATHS.pricing,
    PATHS.privacyCentre,
  ])
    await expectReadable(page, path, 390);
});

test('a conversation comes with whom it is with, and its messages as its reader’s clocks tell them', async ({
  browser,
  page,
}) => {
  const talent = await newTalent(browser);
  const { company } = await newRecruiter(page);
  const connectionId = await sendRequest(page, talent.person, 'Would you like to talk?');
  await callApi<'answerConnection'>(talent.page, `/api/connections/${connectionId}`, { status: 'accepted' });
  const path = pathTo(PATHS.conversation, { connectionId });
  await expectReadable(page, path, 390);
  await page.getByRole('textbox', { name: say('Message') }).fill('Good morning');
  await page.getByRole('button', { name: say('Send'), exact: true }).click();
  const message = page.getByRole('log').getByText('Good morning', { exact: true });
  await expect(message).toBeVisible();
  // Until the server has it, this browser keeps it, and the page is not seen without it.
  await expect
    .poll(() =>
      page.evaluate((stem) => Object.keys(localStorage).some((key) => key.startsWith(stem)), STORAGE_KEYS.conversation),
    )
    .toBe(false);
  await expectReadable(page, PATHS.moves, 390);

  // Both sides: what was written comes with the page, and is seen when its code is there.
  for (const [each, address, name] of [
    [page, path, `${talent.person.firstName} ${talent.person.lastName}`],
    [talent.page, pathTo(PATHS.talentConversation, { connectionId }), company],
  ] as const) {
    const answer = await each.request.get(to(address));
    const html = await answer.text();
    expect(html).toContain(name);
    expect(html.match(/Good morning/g)).toHaveLength(1);
    await each.setViewportSize(screenOf(390));
    const arrive = await withoutScripts(each);
    await openWithoutScripts(each, address);
    await expect(title(each)).toHaveText(name);
    await expect(each.getByRole('log')).toHaveCount(0);
    await arrive();
    await expect(each.getByRole('log').getByText('Good morning', { exact: true })).toBeVisible();
    // It opens at its end.
    await expect(each.getByRole('textbox', { name: say('Message') })).toBeInViewport();
  }
});

test('a form that the server does not know as it was left is seen with what this browser keeps of it, and not before', async ({
  page,
}) => {
  await newRecruiter(page);
  await page.goto(to(PATHS.companyProfile));
  const field = page.getByRole('main').getByLabel(say('Address'), { exact: true });
  await expect(served(page)).toHaveCount(0);
  await field.fill('Typed street 1');
  const arrive = await withoutScripts(page);
  await page.goto(to(PATHS.companyProfile), { waitUntil: 'commit' });
  await expect(served(page)).toHaveCount(1);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('main h1')).toBeHidden();
  await expect(page.locator('main').getByLabel(say('Address'), { exact: true })).toBeHidden();
  await arrive();
  await expect(field).toHaveValue('Typed street 1');
  await expect(page.getByText(say('Your unsaved changes are back'))).toBeVisible();
});

test('what is typed into a form before its code is there is kept with the draft, also where the page is loaded anew first', async ({
  page,
}) => {
  await newRecruiter(page);
  const field = page.getByRole('main').getByLabel(say('Address'), { exact: true });
  const arrive = await withoutScripts(page);
  await openWithoutScripts(page, PATHS.companyProfile);
  await field.fill('Early street 2');
  await openWithoutScripts(page, PATHS.companyProfile);
  await expect(field).toHaveValue('Early street 2');
  await arrive();
  await expect(field).toHaveValue('Early street 2');
  await page.reload();
  await expect(field).toHaveValue('Early street 2');
});

test('a talent’s pages can, and are nobody else’s', async ({ browser, page: visitor }) => {
  const [{ page, person }, { page: otherPage, person: other }] = [await newTalent(browser), await newTalent(browser)];
  await expectReadable(page, PATHS.jobSeekerDashboard, 390);
  await expectReadable(otherPage, PATHS.jobSeekerDashboard, 390);
  await expectReadable(page, PATHS.talentConversations, 390);
  for (const path of [PATHS.fittingRoles, PATHS.privacyCentre, PATHS.jobSeekerDashboard1, PATHS.jobSeekerDashboard3])
    await expectReadable(page, path, 390);
  // In turns and at once, over the same connection's process. Where that takes too long some come with the frame: then again.
  const isServed = (text: string) => text.includes(`${SERVED_FRAME}="${SERVED_PAGE}"`);
  let texts: readonly string[];
  do {
    texts = await Promise.all(
      [page, otherPage, page, otherPage].map(async (each) => {
        const answer = await each.request.get(to(PATHS.jobSeekerDashboard));
        const text = await answer.text();
        expect(answer.headers()['cache-control']).toBe(isServed(text) ? 'private, no-store' : 'private, no-cache');
        return text;
      }),
    );
    for (const [index, text] of texts.entries()) {
      expect(text.includes(person.mark)).toBe(isServed(text) && index % 2 === 0);
      expect(text.includes(other.mark)).toBe(isServed(text) && index % 2 === 1);
    }
  } while (!texts.every(isServed));
  const nobodys = await visitor.request.get(to(PATHS.jobSeekerDashboard));
  expect(await nobodys.text()).not.toContain(SERVED_FRAME);
  await page.context().clearCookies();
  const afterwards = await page.request.get(to(PATHS.jobSeekerDashboard));
  expect(await afterwards.text()).not.toContain(person.mark);
});

test('the admin area can be read by administrators, and nobody else is told of it', async ({ browser, page }) => {
  const admin = await signInAsAdmin(browser);
  await expectReadable(admin, PATHS.godmode, 1440);
  await expectReadable(admin, ADMIN_PATHS.companies, 390);
  await newRecruiter(page);
  await page.goto(to(PATHS.talentSeekerDashboard));
  const address = new URL(to(PATHS.godmode), page.url()).href;
  await page.context().addCookies([{ name: ASKER_COOKIE, value: 'talentSeeker.admin', url: address }]);
  expect(await (await page.request.get(address)).text()).not.toMatch(/mf_admin|api\/admin/);
});

test('what is typed, chosen and pressed before the code is there is done when it is', async ({ page }) => {
  await newRecruiter(page);
  const field = page.getByRole('searchbox').first();
  // The browser remembers what its person may ask, once it has heard of their company.
  await page.goto(to(PATHS.search));
  await expect(field).toBeVisible();
  const arrive = await withoutScripts(page);
  await openWithoutScripts(page, PATHS.search);
  await field.click();
  await page.keyboard.type('Python');
  await arrive();
  await expect(field).toHaveValue('Python');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/Python/);

  const again = await withoutScripts(page);
  await openWithoutScripts(page, PATHS.talentSeekerDashboard);
  await page.getByRole('button', { name: say('Add role') }).click();
  await again();
  await expect(page).toHaveURL(new RegExp(pathTo(PATHS.addRole1)));
});

test('links of a served page lead on without its code', async ({ page }) => {
  await newRecruiter(page);
  await withoutScripts(page);
  await openWithoutScripts(page, PATHS.talentSeekerDashboard);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Search talent') })
    .click();
  await expect(page).toHaveURL(new RegExp(PATHS.search));
  await page.unrouteAll();
});

test('whoever scrolled, opened and pressed something on a letter is where they were, with it open, when its code is there', async ({
  browser,
  page: recruiterPage,
}) => {
  const { page, person } = await newTalent(browser);
  await newRecruiter(recruiterPage);
  await sendRequest(recruiterPage, person, 'Would you like to talk?');
  await page.setViewportSize(screenOf(390));
  const arrive = await withoutScripts(page);
  await openWithoutScripts(page, PATHS.jobSeekerDashboard);
  const letter = page.getByRole('article').filter({ hasText: 'Would you like to talk?' });
  await letter.locator('summary').first().click();
  await letter.getByRole('button', { name: say('Accept') }).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await arrive();
  await expect(letter.locator('details').first()).toHaveJSProperty('open', true);
  // What came into the opened part since stands above.
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(scrolled);

  // On a reload a page goes to where it was; not if it was scrolled since.
  await page.evaluate(() => window.scrollTo(0, 0));
  const again = await withoutScripts(page);
  await openWithoutScripts(page, PATHS.jobSeekerDashboard, () => page.reload({ waitUntil: 'commit' }));
  // By hand, so that the browser itself knows that it is not to go back.
  await page.mouse.wheel(0, 200);
  await letter.getByRole('button', { name: say('Accept') }).click();
  const pressed = await page.evaluate(() => window.scrollY);
  expect(pressed).toBeGreaterThan(0);
  await again();
  await expect(page.getByRole('button', { name: say('Accept and share') })).toBeVisible();
  // Under an open dialog nothing scrolls. What came later above the letter may have moved it.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(pressed / 2);
});

test('a form that was filled in and sent before its code is there is sent when it is', async ({ page }) => {
  await newRecruiter(page);
  const arrive = await withoutScripts(page);
  await openWithoutScripts(page, PATHS.companyProfile);
  for (const [label, text] of Object.entries(newCompanyFields()))
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('combobox', { name: say('Country') }).fill(countryText(CRAFT.region));
  await page.getByRole('button', { name: say('Save company') }).click();
  await arrive();
  await expect(page).toHaveURL(to(PATHS.talentSeekerDashboard));
});
