import { expect } from '@playwright/test';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { freeProfilesText, pendingConnectionsText } from '@vela/contracts/texts';
import { dayAndMonthText, dayText } from '@vela/market/days';
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
      ['requestOutcomes', true],
      ['messages', true],
      ['skillSuggestions', true],
    ]);

    await instance.killAll();
    await instance.start({ clockAheadDays: 15 });
    const closed = await mailTo(
      recruiter.email,
      sayLike(
        'Your request for {roleName} {outcome, select, declined {was declined} expired {expired without an answer} counterUnanswered {expired before you answered the talent} other {{outcome}}}',
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

/** Far to the west and to the east it is another day than in Stockholm at some hour; at the ends of the world, at every hour. */
const ZONES = ['America/New_York', 'Europe/Helsinki', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'];

test('card, page of the request and mail name one last day, wherever they are read', async ({ browser, page }) => {
  test.setTimeout(180_000);
  const talent = await newTalent(browser);
  const { company } = await newRecruiter(page);
  const id = await sendRequest(page, talent.person, 'Your Spark is what we miss.');
  const sent = await callApi<'listConnections'>(page, '/api/connections?userType=talentSeeker');
  const until = sent.find((connection) => connection.id === id)?.expiresAt ?? '';

  const mail = await receivedMail(
    page.request,
    ({ to: receivers, subject }) => receivers.includes(talent.person.email) && subject.includes(company),
  );
  expect(mail.text).toContain(
    say('It is open until {lastDay}. Declining costs you nothing, and them neither.', {
      lastDay: dayAndMonthText(until),
    }),
  );
  const [asTalent, asRecruiter] = [await talent.page.context().storageState(), await page.context().storageState()];
  for (const timezoneId of ZONES) {
    const [talents, recruiters] = [
      await browser.newContext({ storageState: asTalent, timezoneId }),
      await browser.newContext({ storageState: asRecruiter, timezoneId }),
    ];
    const dashboard = await talents.newPage();
    await dashboard.goto(to(PATHS.jobSeekerDashboard));
    const card = dashboard.getByRole('article').filter({ hasText: company });
    await expect(card.getByText(say('ends on {day}', { day: dayAndMonthText(until) }))).toBeVisible();
    const request = await recruiters.newPage();
    await request.goto(to(pathTo(PATHS.request, { connectionId: id })));
    await expect(
      request.getByText(say('It can be answered until {day}.', { day: dayText(until) })).first(),
    ).toBeVisible();
    await expect(request.getByText(say('ends on {day}', { day: dayAndMonthText(until) }))).toBeVisible();
    await Promise.all([talents.close(), recruiters.close()]);
  }
  await talent.page.context().close();
});
