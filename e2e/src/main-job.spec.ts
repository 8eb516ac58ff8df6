import { expect, type Page } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import { freeProfilesText, pendingConnectionsText, TEXTS } from '@vela/contracts/texts';
import { inEveryLanguage, test } from './support/journey.js';
import { picture } from './support/look.js';
import type { Person } from './support/person.js';
import { matchCard, newRecruiter, postRole } from './support/recruiter.js';
import { acceptRequest } from './support/request.js';
import { ANY, say, sayLike, to } from './support/speak.js';
import { newTalent } from './support/talent.js';
import { WireTap } from './support/wire-tap.js';

const INTRODUCTION = 'We are moving our forecasts from nightly batches to streams. Your Spark is what we miss.';

/** Every word that tells who a talent is. */
const identityOf = ({ firstName, lastName, email, linkedinProfile }: Person): string[] => [
  firstName,
  lastName,
  email,
  linkedinProfile.split('/').at(-1) ?? '',
];

const pythonFact = () =>
  say('{skill}: {level}', { skill: 'Python', level: say('{level} of {most}', { level: 5, most: 5 }) });

/** A recruiter who has posted a role and sent the talent a request. */
async function requestSent(page: Page, talent: Person, look: boolean): Promise<{ company: string }> {
  const { company } = await newRecruiter(page);
  await postRole(page, look ? (step) => picture(page, step) : undefined);
  await expect(page.getByText(sayLike('{total, number} result(s) found', { total: ANY }))).toBeVisible();
  const card = matchCard(page, talent);
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: say('Why') }).click();
  await expect(card.getByText(pythonFact())).toBeVisible();
  if (look) await picture(page, 'matches');

  await card
    .getByRole('button', { name: sayLike('View profile<hidden> of {talent}</hidden>', { talent: ANY }) })
    .click();
  const preview = page.getByRole('dialog');
  await expect(preview.getByText(say('Active'), { exact: true })).toBeVisible();
  await expect(preview.getByText('I like pipelines that nobody has to watch.')).toBeVisible();
  if (look) await picture(page, 'preview');
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();

  await card.getByRole('button', { name: sayLike('Connect with {talent}', { talent: ANY }) }).click();
  const dialog = page.getByRole('dialog', { name: TEXTS.connectTitle });
  await expect(dialog.getByText(freeProfilesText(3, 3))).toBeVisible();
  await dialog.getByPlaceholder(TEXTS.connectPrompt).fill(INTRODUCTION);
  if (look) await picture(page, 'connect');
  await dialog.getByRole('button', { name: say('Send request') }).click();
  await expect(page.getByText(TEXTS.requestSent)).toBeVisible();
  await expect(card.getByRole('button', { name: sayLike('Connect with {talent}', { talent: ANY }) })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  return { company };
}

inEveryLanguage(() => {
  test('a recruiter finds a talent, asks, and learns who it is once the talent accepts', async ({ browser, page }) => {
    test.setTimeout(180_000);
    const talent = await newTalent(browser);
    const tap = new WireTap(page);
    const { company } = await requestSent(page, talent.person, true);

    await page.goto(to(PATHS.talentSeekerDashboard));
    await expect(page.getByText(sayLike('Reserved for open requests: {parts}', { parts: /1 .+/ }))).toBeVisible();
    await picture(page, 'dashboard-waiting');
    expect(tap.count).toBeGreaterThan(50);
    expect(await tap.leaks(identityOf(talent.person)), 'nothing tells who the talent is').toEqual([]);

    await talent.page.goto(to(PATHS.jobSeekerDashboard));
    await expect(talent.page.getByText(pendingConnectionsText(1))).toBeVisible();
    const request = talent.page.getByRole('article').filter({ hasText: company });
    await expect(request.getByText(INTRODUCTION)).toBeVisible();
    await expect(request.getByText(pythonFact())).toBeVisible();
    await picture(talent.page, 'inbox');
    await acceptRequest(talent.page, request);

    await page.reload();
    await expect(
      page.getByRole('heading', { name: `${talent.person.firstName} ${talent.person.lastName}` }),
    ).toBeVisible();
    await expect(page.getByText(talent.person.email)).toBeVisible();
    await expect(page.getByRole('link', { name: say('LinkedIn profile') })).toHaveAttribute(
      'href',
      talent.person.linkedinProfile,
    );
    await expect(page.getByText(sayLike('Reserved for open requests: {parts}', { parts: ANY }))).toBeHidden();
    await picture(page, 'dashboard-accepted');
    await talent.page.context().close();
  });

  test('a decline gives the reservation back and tells nothing', async ({ browser, page }) => {
    test.setTimeout(180_000);
    const talent = await newTalent(browser);
    const tap = new WireTap(page);
    const { company } = await requestSent(page, talent.person, false);

    await talent.page.goto(to(PATHS.jobSeekerDashboard));
    const request = talent.page.getByRole('article').filter({ hasText: company });
    await request.getByRole('button', { name: say('Decline') }).click();
    const dialog = talent.page.getByRole('dialog');
    await dialog.getByRole('button', { name: say('Decline') }).click();
    await expect(dialog).toBeHidden();
    await expect(request.getByRole('button', { name: say('Decline') })).toBeHidden();

    await page.goto(to(PATHS.talentSeekerDashboard));
    await expect(page.getByText(freeProfilesText(3, 3))).toBeVisible();
    await expect(page.getByText(sayLike('Reserved for open requests: {parts}', { parts: ANY }))).toBeHidden();
    await page
      .getByText(
        say('{count, plural, one {# earlier request} other {# earlier requests}}, nothing was used', { count: 1 }),
      )
      .click();
    await expect(page.getByText(say('Declined'), { exact: true })).toBeVisible();
    expect(await tap.leaks(identityOf(talent.person))).toEqual([]);
    await talent.page.context().close();
  });
});
