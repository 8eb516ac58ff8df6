import { expect, test } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import { freeProfilesText, pendingConnectionsText } from '@vela/contracts/texts';
import { Instance } from './support/instance.js';
import { linkTo, receivedMail } from './support/mailbox.js';
import { newRecruiter } from './support/recruiter.js';
import { sendRequest } from './support/request.js';
import { logIn } from './support/sign-up.js';
import { callApi, newTalent } from './support/talent.js';

test('a request that nobody answers is reminded of, expires after 14 days and gives back what it reserved', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const instance = await Instance.create();
  try {
    await instance.start();
    const talent = await newTalent(browser, instance.origin);
    const context = await browser.newContext({ baseURL: instance.origin });
    const page = await context.newPage();
    const { company, person: recruiter } = await newRecruiter(page);
    await sendRequest(page, talent.person, 'Your Spark is what we miss.');
    const mailTo = (email: string, subject: RegExp) =>
      receivedMail(page.request, (mail) => mail.to.includes(email) && subject.test(mail.subject));
    await mailTo(talent.person.email, /would like to talk to you/);

    await instance.killAll();
    await instance.start({ clockAheadDays: 12 });
    const reminder = await mailTo(talent.person.email, /^A request from .* ends on/);
    expect(reminder.subject).toContain(company);
    await talent.page.goto(linkTo(reminder, PATHS.jobSeekerDashboard));
    await expect(talent.page.getByText(pendingConnectionsText(1)).first()).toBeVisible();
    const letter = talent.page.getByRole('article').filter({ hasText: company });
    await expect(letter.getByText(/^Waits for you since .*, ends on \d+ \w+$/)).toBeVisible();

    // This kind of mail, and no other, ends by its own link.
    await talent.page.goto(linkTo(reminder, PATHS.unsubscribe));
    await talent.page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(talent.page.getByText(/Reminders before a request expires/)).toBeVisible();
    const kinds = await callApi<'getMailPreferences'>(talent.page, '/api/users/me/mail-preferences');
    expect(kinds.map(({ kind, wanted }) => [kind, wanted])).toEqual([
      ['requests', true],
      ['requestReminders', false],
      ['messages', true],
      ['skillSuggestions', true],
    ]);

    await instance.killAll();
    await instance.start({ clockAheadDays: 15 });
    const closed = await mailTo(recruiter.email, /^Your request for .* expired/);
    expect(closed.text).not.toContain(talent.person.lastName);
    await talent.page.goto(PATHS.jobSeekerDashboard);
    await expect(talent.page.getByRole('heading', { name: 'No requests are waiting' })).toBeVisible();
    await expect(
      talent.page.getByRole('region', { name: 'Earlier requests' }).getByText('Expired unanswered'),
    ).toBeVisible();
    // Two weeks without a visit end a session; the login leads on to the page that was asked for.
    await page.goto(PATHS.talentSeekerDashboard);
    await expect(page).toHaveURL(PATHS.home);
    await logIn(page, recruiter);
    await expect(page).toHaveURL(PATHS.talentSeekerDashboard);
    await expect(page.getByText(freeProfilesText(3, 3))).toBeVisible();
    await expect(page.getByText(/Reserved for open requests/)).toBeHidden();
    await page.getByText('1 earlier request, nothing was used').click();
    await expect(page.getByText('Expired', { exact: true })).toBeVisible();
    expect(await page.locator('body').textContent()).not.toContain(talent.person.lastName);
    await Promise.all([context.close(), talent.page.context().close()]);
  } finally {
    await instance.remove();
  }
});
