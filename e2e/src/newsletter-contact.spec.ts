import { expect, type Page } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import { TEXTS } from '@vela/contracts/texts';
import { violationsOf } from './support/axe.js';
import { inEveryLanguage, test } from './support/journey.js';
import { linkTo, receivedMail } from './support/mailbox.js';
import { Complaints } from './support/quiet-page.js';
import { say, to } from './support/speak.js';

const addressOf = (who: string) => `${who}.${Date.now()}.${test.info().parallelIndex}@people.example`;
const newsletter = (page: Page) => page.getByRole('form', { name: say('Newsletter') });

for (const width of [1440, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    inEveryLanguage(() => {
      test('the newsletter is asked for, confirmed by a mail, and ended', async ({ page, request }) => {
        const complaints = new Complaints(page);
        const email = addressOf('ada');
        await page.goto(to(PATHS.news));
        const form = newsletter(page);
        await form.getByLabel(say('First name')).fill('Ada');
        await form.getByLabel(say('Last name')).fill('Berg');
        await form.getByRole('button', { name: say('Subscribe') }).click();
        await expect(page.getByText(TEXTS.newsletterIncomplete)).toBeVisible();
        await form.getByLabel(say('Email')).fill(email);
        await form.getByRole('button', { name: say('Subscribe') }).click();
        await expect(page.getByText(TEXTS.newsletterThanks)).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);

        const asked = await receivedMail(
          request,
          (mail) => mail.to.includes(email) && mail.text.includes(to(PATHS.confirmNewsletter)),
        );
        await page.goto(linkTo(asked, PATHS.confirmNewsletter));
        await page.getByRole('button', { name: say('Confirm subscription') }).click();
        await expect(
          page.getByRole('heading', { level: 1, name: say('Your subscription is confirmed') }),
        ).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);

        const welcome = await receivedMail(
          request,
          (mail) => mail.to.includes(email) && mail.text.includes(to(PATHS.unsubscribe)),
        );
        await page.goto(linkTo(welcome, PATHS.unsubscribe));
        await page.getByRole('button', { name: say('Unsubscribe') }).click();
        await expect(page.getByRole('heading', { level: 1, name: say('You are unsubscribed') })).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
        complaints.expectNone('newsletter');
      });

      test('a message to Vela arrives, and its answer goes to the sender', async ({ page, request }) => {
        const email = addressOf('siv');
        await page.goto(to(PATHS.contact));
        await page.getByRole('button', { name: say('Send message') }).click();
        await expect(page.getByText(TEXTS.fieldRequired)).toHaveCount(4);
        await expect(page.getByRole('textbox', { name: say('Your name') })).toBeFocused();
        expect(await violationsOf(page)).toEqual([]);

        await page.getByRole('textbox', { name: say('Your name') }).fill('Siv Ek');
        await page.getByRole('textbox', { name: say('Your email') }).fill('siv');
        await page.getByRole('textbox', { name: say('Subject') }).fill(`About ${email}`);
        await page.getByRole('textbox', { name: say('Message') }).fill('Who tells you of a hire?');
        await page.getByRole('button', { name: say('Send message') }).click();
        await expect(page.getByText(say('This is not an email address.'))).toBeVisible();
        await expect(page.getByRole('textbox', { name: say('Message') })).toHaveValue('Who tells you of a hire?');

        // Loaded anew the page is what was served to everybody, until what was typed in this tab is back by itself.
        await page.reload();
        await expect(page.getByRole('textbox', { name: say('Message') })).toHaveValue('Who tells you of a hire?');
        await expect(page.getByRole('textbox', { name: say('Your name') })).toHaveValue('Siv Ek');

        await page.getByRole('textbox', { name: say('Your email') }).fill(email);
        await page.getByRole('button', { name: say('Send message') }).click();
        await expect(page.getByRole('heading', { name: say('Your message is on its way') })).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
        const mail = await receivedMail(request, ({ replyTo }) => replyTo === email);
        expect(mail.subject).toContain(`About ${email}`);
        expect(mail.text).toContain('Who tells you of a hire?');
        await page.reload();
        await expect(page.getByRole('textbox', { name: say('Message') })).toHaveValue('');
      });
    });
  });
}

test('a confirmation link that is not good says so, and what to do', async ({ page }) => {
  await page.goto(to(`${PATHS.confirmNewsletter}?token=nothing`));
  await page.getByRole('button', { name: say('Confirm subscription') }).click();
  await expect(page.getByText(say('This link no longer works. Please subscribe again.'))).toBeVisible();
});

test('a subscription that fails says so, and keeps what was typed; Enter sends nothing', async ({ page }) => {
  await page.goto(to(PATHS.news));
  const form = newsletter(page);
  await form.getByLabel(say('First name')).fill('Ada');
  await form.getByLabel(say('First name')).press('Enter');
  await form.getByRole('button', { name: say('Subscribe') }).click();
  await expect(page.getByText(TEXTS.newsletterIncomplete)).toHaveCount(1);
  await expect(form.getByText(TEXTS.fieldRequired)).toHaveCount(2);
  await expect(form.getByLabel(say('Last name'))).toBeFocused();
  await form.getByLabel(say('Last name')).fill('Berg');
  await form.getByLabel(say('Email')).fill('ada@people.example');
  await page.route('**/api/sendportal/subscribe', (route) => route.abort('connectionrefused'));
  await form.getByRole('button', { name: say('Subscribe') }).click();
  await expect(page.getByText(TEXTS.newsletterFailed)).toBeVisible();
  await expect(form.getByLabel(say('Email'))).toHaveValue('ada@people.example');
});
