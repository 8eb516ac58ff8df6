import { expect, type Page } from '@playwright/test';
import { LEGAL_TEXTS, SIGN_UP_TEXTS } from '@vela/contracts/legal';
import { PATHS } from '@vela/contracts/routes';
import { inEveryLanguage, test } from './support/journey.js';
import { look } from './support/look.js';
import { newPerson } from './support/person.js';
import { joinByCalls, joinWithoutAgreeing } from './support/sign-up.js';
import { say, to } from './support/speak.js';
import { callApi } from './support/talent.js';

const main = (page: Page) => page.getByRole('main');
const notice = (page: Page) => main(page).getByText(say('We need your agreement'));
const ask = (page: Page) => main(page).getByRole('button', { name: say('Read and agree') });
const question = (page: Page) => page.getByRole('dialog', { name: say('What applies to your account') });
const boxes = (page: Page) => question(page).getByRole('checkbox');
const agree = (page: Page) => question(page).getByRole('button', { name: say('Agree'), exact: true });
const companyPage = (page: Page) => page.getByRole('heading', { level: 1, name: say('Create company') });

inEveryLanguage(() => {
  test('an account that agreed to nothing is asked above its pages, until it agrees', async ({ page, context }) => {
    test.setTimeout(90_000);
    await joinWithoutAgreeing(context, newPerson('Unasked'), 'talentSeeker');
    await page.goto(to(PATHS.companyProfile));
    await expect(companyPage(page)).toBeVisible();
    await expect(notice(page)).toBeVisible();
    await look(page, 'agreement notice');
    await ask(page).click();
    await expect(agree(page)).toBeDisabled();
    await look(page, 'agreement');
    await page.emulateMedia({ colorScheme: 'dark' });
    await look(page, 'agreement, dark');
    await page.emulateMedia({ colorScheme: 'light' });

    // A text opens beside the page, at its own part of it.
    const opened = context.waitForEvent('page');
    await question(page).getByRole('listitem').first().getByRole('link').click();
    const text = await opened;
    const title = LEGAL_TEXTS['general-terms-business'].title;
    await expect(text.getByRole('heading', { level: 2, name: title })).toBeInViewport();
    await text.close();

    // By keyboard: box, text, box, text, the privacy centre, "Not now", the button.
    await expect(boxes(page)).toHaveCount(SIGN_UP_TEXTS.talentSeeker.length);
    await boxes(page).first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(boxes(page).last()).toBeFocused();
    await page.keyboard.press('Space');
    for (const _step of ['text', 'privacy centre', 'not now', 'agree']) await page.keyboard.press('Tab');
    await expect(agree(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(notice(page)).toBeHidden();
    await expect(companyPage(page)).toBeVisible();

    // It is recorded: neither a reload nor the privacy centre has forgotten.
    await page.reload();
    await expect(companyPage(page)).toBeVisible();
    await expect(notice(page)).toBeHidden();
    await page.goto(to(PATHS.privacyCentre));
    await expect(main(page).getByText(title)).toBeVisible();
  });
});

test('who does not agree works on, is asked again at the next page, and can take their data along', async ({
  page,
  context,
}) => {
  const person = newPerson('Unwilling');
  await joinWithoutAgreeing(context, person, 'jobSeeker');
  await page.goto(to(PATHS.jobSeekerDashboard));
  await ask(page).click();
  // Pressed before the page answers, it opens when it does.
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(ask(page)).toBeFocused();
  await ask(page).click();
  await question(page)
    .getByRole('link', { name: /privacy centre|integritetscenter/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: say('Privacy') })).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await page.goBack();
  await expect(notice(page)).toBeVisible();
});

test('who adds the other role is asked for its terms alone, once', async ({ page, context }) => {
  await joinByCalls(context, newPerson('Second'), 'jobSeeker');
  await page.goto(to(PATHS.jobSeekerDashboard3));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await callApi<'saveTalentSeekerProfile'>(page, '/api/talent-seeker-profiles', { sectors: [] });
  await page.goto(to(PATHS.talentSeekerDashboard3));
  await ask(page).click();
  await expect(boxes(page)).toHaveCount(1);
  await boxes(page).check();
  await agree(page).click();
  await expect(notice(page)).toBeHidden();
  await page.goto(to(PATHS.jobSeekerDashboard3));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toBeHidden();
});
