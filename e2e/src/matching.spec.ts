import { expect, type Page } from '@playwright/test';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { SUGGEST_SKILL_TEXTS } from '@vela/contracts/texts';
import { usualName } from '@vela/market/catalogue';
import { signInAsAdmin } from './support/admin.js';
import { test } from './support/journey.js';
import { choose, matchCard, newRecruiter } from './support/recruiter.js';
import { openNewRole } from './support/request.js';
import { ANY, countryText, say, sayLike, sayWithin, to } from './support/speak.js';
import { callApi, newTalent } from './support/talent.js';

const section = (name: string) => pathTo(PATHS.godmodeSection, { section: name });
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('a must sends a match among those left out and brings her back; put aside with a reason, she stands in the log', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000);
  await newRecruiter(page);
  const talent = await newTalent(browser);
  // The role begins in three months.
  await callApi<'saveJobSeekerProfile'>(talent.page, '/api/job-seeker-profiles', { availability: '6' });
  await talent.page.context().close();
  await openNewRole(page);
  const card = matchCard(page, talent.person);
  await expect(card).toBeVisible();

  await page.getByRole('button', { name: say('Change the musts') }).click();
  const must = page
    .getByRole('group', { name: say('Change the musts') })
    .getByRole('checkbox', { name: new RegExp(sayLike('a start within {months}', { months: ANY }), 'i') });
  await must.check();
  await expect(card).toHaveCount(0);
  await expect(page.getByText(sayWithin('leaves out {people}', { people: ANY }))).toBeVisible();
  await page.getByRole('link', { name: sayLike('Show who is left out ({people})', { people: ANY }) }).click();
  await expect(page.getByRole('heading', { name: say('Left out by the musts') })).toBeVisible();
  await expect(card.getByText(say('Misses what you made a must:'))).toBeVisible();
  await page.getByRole('link', { name: say('Back to the matches') }).click();
  await expect(card).toHaveCount(0);
  if (await must.isHidden()) await page.getByRole('button', { name: say('Change the musts') }).click();
  await must.uncheck();
  await expect(card).toBeVisible();

  const reason = `We met at a fair ${talent.person.mark}`;
  await card.getByRole('button', { name: say('Move in this list') }).click();
  const dialog = page.getByRole('dialog', { name: say('Move in this list') });
  await dialog.getByRole('radio', { name: say('Aside') }).check();
  await dialog.getByRole('textbox', { name: say('Reason') }).fill(reason);
  await dialog.getByRole('button', { name: say('Move') }).click();
  await expect(card).toHaveCount(0);
  await page.goto(to(PATHS.moves));
  await expect(page.getByRole('heading', { level: 1, name: say('Log of moves') })).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
});

test('places and skills are found by other names', async ({ page }) => {
  await newRecruiter(page);
  await page.goto(to(PATHS.addRole1));
  const found = async (field: string, typed: string, option: string | RegExp) => {
    await page.getByRole('combobox', { name: field }).fill(typed);
    await page.getByRole('option', { name: option, exact: true }).first().click();
  };
  await found(say('Countries'), 'UK', countryText('GB'));
  await found(say('Countries'), 'Sverige', countryText('SE'));
  await found(say('Cities'), 'Gothenburg', 'Göteborg');
  await expect(page.getByRole('button', { name: say('Remove {what}', { what: 'Göteborg' }) })).toBeVisible();
  await page.goto(to(PATHS.search));
  // Each choice leaves the options that somebody still has.
  await found(say('Country'), 'Sverige', new RegExp(`^${countryText('SE')}`));
  await found(say('Technical skills'), 'k8s', /^Kubernetes/);
  const chips = page.getByRole('list', { name: say('Selected filters') });
  await expect(chips.getByText('Kubernetes')).toBeVisible();
  await expect(chips.getByText(countryText('SE'))).toBeVisible();
});

test('a talent contests a score and misses a skill; an administrator answers both, and she is told', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { page, person } = await newTalent(browser);
  const doubt = `Seven years count as none ${person.mark}`;
  await page.goto(to(PATHS.privacyCentre));
  await page.getByLabel(say('What seems wrong')).fill(doubt);
  await page.getByRole('button', { name: say('Contest the score') }).click();
  await expect(page.getByText(doubt, { exact: true })).toBeVisible();

  // Another field than the one that most of these tests are about, whose lists stay as they are.
  const category = usualName('People and talent');
  const skill = `Canary keeping ${person.mark}`;
  await page.goto(to(PATHS.jobSeekerDashboard1));
  await choose(page.getByRole('combobox', { name: say('Job category') }), category);
  await page.getByRole('button', { name: say('Save and continue') }).click();
  await expect(page).toHaveURL(to(PATHS.jobSeekerDashboard));
  await page.goto(to(PATHS.jobSeekerSignup2));
  await page.getByRole('combobox', { name: say('Skills') }).fill(skill);
  await page.getByRole('option', { name: SUGGEST_SKILL_TEXTS.say(skill) }).click();
  await expect(page.getByText(SUGGEST_SKILL_TEXTS.thanks(skill))).toBeVisible();

  const admin = await signInAsAdmin(browser);
  await admin.goto(to(section('contests')));
  await rowOf(admin, doubt)
    .getByRole('button', { name: say('Answer') })
    .click();
  await admin.getByRole('textbox', { name: say('Answer') }).fill('They count from today on.');
  await admin.getByRole('button', { name: say('Send answer') }).click();
  await expect(rowOf(admin, doubt)).toContainText('They count from today on.');
  await admin.goto(to(section('catalogue')));
  const missed = rowOf(admin, skill);
  await expect(missed).toContainText(say('{count, plural, one {# talent} other {# talents}}', { count: 1 }));
  await expect(missed).not.toContainText(person.lastName);
  await missed.getByRole('button', { name: say('Change {of}', { of: skill }) }).click();
  await admin.getByRole('menuitem', { name: say('Add as a skill') }).click();
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: say('Add') })
    .click();
  await expect(missed).toHaveCount(0);
  await admin.context().close();

  await page.goto(to(PATHS.notifications));
  await expect(page.getByRole('link', { name: say('An answer about your score') })).toBeVisible();
  const categories = await callApi<'listCategories'>(page, '/api/categories');
  const categoryId = categories.find(({ name }) => name === category)?.id ?? '';
  const skills = await callApi<'listCategorySkills'>(page, `/api/categories/skills?categoryId=${categoryId}`);
  expect(skills.map(({ name }) => name)).toContain(skill);
  await page
    .getByRole('link', {
      name: say(
        '{name} is in the catalogue now – {next, select, profile {add it to your profile} role {post a role with it} other {{next}}}',
        { name: skill, next: 'profile' },
      ),
    })
    .click();
  await expect(page).toHaveURL(to(PATHS.jobSeekerSignup2));
  await page.goto(to(PATHS.privacyCentre));
  await expect(page.getByText('They count from today on.')).toBeVisible();
  await page.context().close();
});

test('who reads on while somebody of the page before pauses loses nobody; Back and a shared link lead to the same', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000);
  const leaving = await newTalent(browser);
  await newRecruiter(page);
  const newest = to(`${PATHS.search}?sort=newest`);
  await page.goto(newest);
  const cards = page.getByRole('article');
  const heads = () => cards.getByRole('heading', { level: 3 }).allTextContents();
  await expect(matchCard(page, leaving.person)).toBeVisible();
  const nextPage = page.getByRole('link', { name: say('Next page') });
  // Where this very list goes on: others join meanwhile.
  const second = new URL((await nextPage.getAttribute('href')) ?? '', page.url());
  const found = async ({ search }: URL) => (await callApi<'searchTalent'>(page, `/api/search${search}`)).found;
  const before = (await found(second)).map(({ jobSeekerProfile }) => jobSeekerProfile.id);
  expect(before.length).toBeGreaterThan(1);

  await callApi<'saveJobSeekerProfile'>(leaving.page, '/api/job-seeker-profiles', { availableForContact: false });
  await nextPage.click();
  await expect(page).toHaveURL(/[?&]after=/);
  await expect(page.getByRole('link', { name: say('Previous page') })).toBeVisible();
  const after = await found(new URL(page.url()));
  expect(after.map(({ jobSeekerProfile }) => jobSeekerProfile.id)).toEqual(before);
  const roles = after.map(({ jobSeekerProfile }) => jobSeekerProfile.currentRole);
  await expect.poll(heads).toEqual(roles);

  const shared = await page.context().newPage();
  await shared.goto(page.url());
  await expect(shared.getByRole('article').first().getByRole('heading', { level: 3 })).toHaveText(roles[0] ?? '');
  await shared.close();
  await page.goBack();
  await expect(page).toHaveURL(newest);
  await expect(matchCard(page, leaving.person)).toHaveCount(0);
  await leaving.page.context().close();
});
