import { expect } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import { freeProfilesText, pendingConnectionsText } from '@vela/contracts/texts';
import { Instance } from './support/instance.js';
import { test } from './support/journey.js';
import { linkTo, receivedMail } from './support/mailbox.js';
import { newRecruiter } from './support/recruiter.js';
import { sendRequest } from './support/request.js';
import { logIn } from './support/sign-up.js';
import { ANY, say, sayLike, to } from './support/speak.js';
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
    await mailTo(talent.person.email, sayLike('{companyName} would like to talk to you', { companyName: ANY }));

    await instance.killAll();
    await instance.start({ clockAheadDays: 12 });
    const reminder = await mailTo(
      talent.person.email,
      sayLike('A request from {companyName} ends on {lastDay}', { companyName: ANY, lastDay: ANY }),
    );
    expect(reminder.subject).toContain(company);
    await talent.page.goto(linkTo(reminder, PATHS.jobSeekerDashboard));
    await expect(talent.page.getByText(pendingConnectionsText(1)).first()).toBeVisible();
    const letter = talent.page.getByRole('article').filter({ hasText: company });
    await expect(
      letter.getByText(
        sayLike('Waits for you {since}', { since: new RegExp(`.+, ${say('ends on {day}', { day: '.+' })}`) }),
      ),
    ).toBeVisible();

    // This kind of mail, and no other, ends by its own link.
    await talent.page.goto(linkTo(reminder, PATHS.unsubscribe));
    await talent.page
      .getByRole('main')
      .getByRole('button', { name: say('Unsubscribe') })
      .click();
    await expect(talent.page.getByText(say('Reminders before a request expires'))).toBeVisible();
    const kinds = await callApi<'getMailPreferences'>(talent.page, '/api/users/me/mail-preferences');
    expect(kinds.map(({ kind, wanted }) => [kind, wanted])).toEqual([
      ['requests', true],
      ['requestReminders', false],
      ['messages', true],
      ['skillSuggestions', true],
    ]);

    await instance.killAll();
    await instance.start({ clockAheadDays: 15 });
    const closed = await mailTo(
      recruiter.email,
      sayLike(
        'Your request for {roleName} {outcome, select, declined {was declined} expired {expired without an answer} other {{outcome}}}',
        { roleName: ANY, outcome: 'expired' },
      ),
    );
    expect(closed.text).not.toContain(talent.person.lastName);
    await talent.page.goto(to(PATHS.jobSeekerDashboard));
    await expect(talent.page.getByRole('heading', { name: say('No requests are waiting') })).toBeVisible();
    await expect(
      talent.page.getByRole('region', { name: say('Earlier requests') }).getByText(say('Expired unanswered')),
    ).toBeVisible();
    // Two weeks without a visit end a session; the login leads on to the page that was asked for.
    await page.goto(to(PATHS.talentSeekerDashboard));
    await expect(page).toHaveURL(to(PATHS.home));
    await logIn(page, recruiter);
    await expect(page).toHaveURL(to(PATHS.talentSeekerDashboard));
    await expect(page.getByText(freeProfilesText(3, 3))).toBeVisible();
    await expect(page.getByText(sayLike('Reserved for open requests: {parts}', { parts: ANY }))).toBeHidden();
    await page
      .getByText(
        say('{count, plural, one {# earlier request} other {# earlier requests}}, nothing was used', { count: 1 }),
      )
      .click();
    await expect(page.getByText(say('Expired'), { exact: true })).toBeVisible();
    expect(await page.locator('body').textContent()).not.toContain(talent.person.lastName);
    await Promise.all([context.close(), talent.page.context().close()]);
  } finally {
    await instance.remove();
  }
});
