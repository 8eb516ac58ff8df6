import { expect, type Page } from '@playwright/test';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { signInAsAdmin } from './support/admin.js';
import { violationsOf } from './support/axe.js';
import { completeCompany } from './support/company.js';
import { test } from './support/journey.js';
import { choose, newRecruiter } from './support/recruiter.js';
import { sendRequest } from './support/request.js';
import { countryText, say, sayIn, to } from './support/speak.js';
import { CRAFT, newTalent } from './support/talent.js';

const ABOUT = 'We plan cycle paths with cities.';
const CHANGED = 'We plan cycle paths and quiet streets with cities.';
const NARROW = { width: 320, height: 800 };
const USUAL = { width: 1280, height: 900 };

const face = (page: Page) => page.getByRole('region', { name: say('How talent sees you') });
const preview = (page: Page) => page.getByRole('region', { name: say('How it looks') });

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

/** The page of the company as the talent who was asked opens it, by keyboard alone. */
async function readByTalent(page: Page, company: string): Promise<void> {
  await page.goto(to(PATHS.jobSeekerDashboard));
  const about = page.getByText(say('About {company}', { company: company }));
  await about.focus();
  await page.keyboard.press('Enter');
}

/** axe in both themes, and no sideways scrolling at 320 pixels. */
async function expectSound(page: Page, include: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page, { include })).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize(NARROW);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width);
  await page.setViewportSize(USUAL);
}

test('a company gets a face: filled in, with a logo, read by whom it asked, taken down and shown again', async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000);
  const talent = await newTalent(browser);
  const { company } = await newRecruiter(page);
  await completeCompany(page, company);

  await test.step('a picture that is none, one that is too large, and a good one', async () => {
    await page.goto(to(PATHS.companyProfile));
    const logo = face(page).getByLabel(say('Logo'), { exact: true });
    const alert = face(page).getByRole('alert').filter({ hasText: /\w/ });
    await logo.setInputFiles(
      file('logo.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    );
    await expect(alert).toContainText(/PNG.*JPEG.*WebP.*GIF/);
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } });
    await logo.setInputFiles(file('large.png', 'image/png', Buffer.concat([picture, Buffer.alloc(2_000_000)])));
    await expect(alert).toContainText(/2 MB/);
    await expect(face(page).getByRole('button', { name: say('Remove the logo') })).toBeHidden();
    await logo.setInputFiles(file('logo.png', 'image/png', picture));
    await expect(page.getByText(say('Logo saved'))).toBeVisible();
    await expect(face(page).getByRole('button', { name: say('Remove the logo') })).toBeVisible();
    await expect(alert).toBeHidden();
  });

  await test.step('the page is filled in, and shown as talent will see it before it is saved', async () => {
    await face(page).getByLabel(sayIn('a company', 'What you do')).fill(ABOUT);
    await face(page).getByLabel(say('Website')).fill('http://paths.example');
    await face(page).getByLabel(say('What you offer')).fill('Six weeks of holiday');
    await page.keyboard.press('Enter');
    await choose(face(page).getByRole('combobox', { name: say('Countries') }), countryText(CRAFT.region));
    await page.keyboard.press('Escape');
    await expect(preview(page).getByText(ABOUT)).toBeVisible();
    await expect(preview(page).getByText('Six weeks of holiday')).toBeVisible();
    await face(page)
      .getByRole('button', { name: say('Save the page') })
      .click();
    await expect(face(page).getByText(say('Give an address that begins with https://.'))).toBeVisible();
    await expect(face(page).getByLabel(sayIn('a company', 'What you do'))).toHaveValue(ABOUT);
    await face(page).getByLabel(say('Website')).fill('https://paths.example/jobs');
    // By keyboard: from the button on.
    await face(page)
      .getByRole('button', { name: say('Save the page') })
      .press('Enter');
    await expect(page.getByText(say('Company page saved'))).toBeVisible();
    await expect(preview(page).getByRole('link', { name: /paths\.example/ })).toHaveAttribute('rel', /nofollow/);
    await expectSound(page, '[aria-labelledby="face-title"]');
  });

  await sendRequest(page, talent.person, 'Would you like to talk?');
  await test.step('the talent reads it with the request', async () => {
    await readByTalent(talent.page, company);
    await expect(talent.page.getByText(ABOUT)).toBeVisible();
    await expect(talent.page.getByText('Six weeks of holiday')).toBeVisible();
    const shown = talent.page.locator('details img').first();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expectSound(talent.page, 'main');
  });

  const admin = await signInAsAdmin(browser);
  const openCompany = async (): Promise<void> => {
    await admin.goto(
      `${to(pathTo(PATHS.godmodeSection, { section: 'companies' }))}?search=${encodeURIComponent(company)}`,
    );
    await admin.getByRole('link', { name: company }).click();
    await expect(admin.getByRole('heading', { name: say('Page for talent') })).toBeVisible();
  };

  await test.step('the platform takes it down, with a reason that the company reads', async () => {
    await openCompany();
    await admin.getByRole('button', { name: say('Take the page down') }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel(say('Reason')).fill('The logo is somebody else’s.');
    expect(await violationsOf(admin)).toEqual([]);
    await dialog.getByRole('button', { name: say('Take it down') }).click();
    await expect(admin.getByText(say('Taken down'), { exact: true })).toBeVisible();
    await readByTalent(talent.page, company);
    await expect(talent.page.locator('details[open]').getByText(company).first()).toBeVisible();
    await expect(talent.page.getByText(ABOUT)).toBeHidden();
    await page.goto(to(PATHS.companyProfile));
    await expect(page.getByText('The logo is somebody else’s.')).toBeVisible();
  });

  await test.step('what was changed is seen by nobody before it is approved', async () => {
    await face(page).getByLabel(sayIn('a company', 'What you do')).fill(CHANGED);
    await face(page)
      .getByRole('button', { name: say('Save the page') })
      .click();
    await expect(
      page.getByText(say('You changed it since, and we look at it again. Until then talent sees your name only.')),
    ).toBeVisible();
    await readByTalent(talent.page, company);
    await expect(talent.page.locator('details[open]').getByText(company).first()).toBeVisible();
    await expect(talent.page.getByText(CHANGED)).toBeHidden();
    await openCompany();
    await expect(admin.getByText(CHANGED)).toBeVisible();
    await admin.getByRole('button', { name: say('Show the page again') }).click();
    await admin
      .getByRole('dialog')
      .getByRole('button', { name: say('Show it again') })
      .click();
    await expect(admin.getByText(say('Changed since it was taken down'))).toBeHidden();
    await readByTalent(talent.page, company);
    await expect(talent.page.getByText(CHANGED)).toBeVisible();
  });
  for (const each of [talent.page, admin]) await each.context().close();
});
