import { expect, type Page, test } from '@playwright/test';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { SUGGEST_SKILL_TEXTS } from '@vela/contracts/texts';
import { signInAsAdmin } from './support/admin.js';
import { choose, matchCard, newRecruiter } from './support/recruiter.js';
import { openNewRole } from './support/request.js';
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

  await page.getByRole('button', { name: 'Change the musts' }).click();
  const must = page.getByRole('group', { name: 'Change the musts' }).getByRole('checkbox', { name: /start within/ });
  await must.check();
  await expect(card).toHaveCount(0);
  await expect(page.getByText(/^leaves out /)).toBeVisible();
  await page.getByRole('link', { name: /^Show who is left out/ }).click();
  await expect(page.getByRole('heading', { name: 'Left out by the musts' })).toBeVisible();
  await expect(card.getByText(/^Misses what you made a must: /)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the matches' }).click();
  await expect(card).toHaveCount(0);
  if (await must.isHidden()) await page.getByRole('button', { name: 'Change the musts' }).click();
  await must.uncheck();
  await expect(card).toBeVisible();

  const reason = `We met at a fair ${talent.person.mark}`;
  await card.getByRole('button', { name: /^Move in this list/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Move in this list' });
  await dialog.getByRole('radio', { name: /^Aside/ }).check();
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill(reason);
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(card).toHaveCount(0);
  await page.goto(PATHS.moves);
  await expect(page.getByRole('heading', { level: 1, name: 'Log of moves' })).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
});

test('places and skills are found by other names', async ({ page }) => {
  await newRecruiter(page);
  await page.goto(PATHS.addRole1);
  const found = async (field: string, typed: string, option: string | RegExp) => {
    await page.getByRole('combobox', { name: field }).fill(typed);
    await page.getByRole('option', { name: option, exact: true }).first().click();
  };
  await found('Countries', 'UK', 'United Kingdom');
  await found('Countries', 'Sverige', 'Sweden');
  await found('Cities', 'Gothenburg', 'Göteborg');
  await expect(page.getByRole('button', { name: 'Remove Göteborg' })).toBeVisible();
  await page.goto(PATHS.search);
  // Each choice leaves the options that somebody still has.
  await found('Country', 'Sverige', /^Sweden/);
  await found('Technical skills', 'k8s', /^Kubernetes/);
  const chips = page.getByRole('list', { name: 'Selected filters' });
  await expect(chips.getByText('Kubernetes')).toBeVisible();
  await expect(chips.getByText('Sweden')).toBeVisible();
});

test('a talent contests a score and misses a skill; an administrator answers both, and she is told', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { page, person } = await newTalent(browser);
  const doubt = `Seven years count as none ${person.mark}`;
  await page.goto(PATHS.privacyCentre);
  await page.getByLabel('What seems wrong').fill(doubt);
  await page.getByRole('button', { name: 'Contest the score' }).click();
  await expect(page.getByText(doubt, { exact: true })).toBeVisible();

  // Another field than the one that most of these tests are about, whose lists stay as they are.
  const category = 'People and talent';
  const skill = `Canary keeping ${person.mark}`;
  await page.goto(PATHS.jobSeekerDashboard1);
  await choose(page.getByRole('combobox', { name: 'Job category' }), category);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL(PATHS.jobSeekerDashboard);
  await page.goto(PATHS.jobSeekerSignup2);
  await page.getByRole('combobox', { name: 'Skills' }).fill(skill);
  await page.getByRole('option', { name: SUGGEST_SKILL_TEXTS.say(skill) }).click();
  await expect(page.getByText(SUGGEST_SKILL_TEXTS.thanks(skill))).toBeVisible();

  const admin = await signInAsAdmin(browser);
  await admin.goto(section('contests'));
  await rowOf(admin, doubt).getByRole('button', { name: 'Answer' }).click();
  await admin.getByRole('textbox', { name: 'Answer' }).fill('They count from today on.');
  await admin.getByRole('button', { name: 'Send answer' }).click();
  await expect(rowOf(admin, doubt)).toContainText('They count from today on.');
  await admin.goto(section('catalogue'));
  const missed = rowOf(admin, skill);
  await expect(missed).toContainText('1 talent');
  await expect(missed).not.toContainText(person.lastName);
  await missed.getByRole('button', { name: `Change ${skill}` }).click();
  await admin.getByRole('menuitem', { name: 'Add as a skill' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
  await expect(missed).toHaveCount(0);
  await admin.context().close();

  await page.goto(PATHS.notifications);
  await expect(page.getByRole('link', { name: 'An answer about your score' })).toBeVisible();
  const categories = await callApi<'listCategories'>(page, '/api/categories');
  const categoryId = categories.find(({ name }) => name === category)?.id ?? '';
  const skills = await callApi<'listCategorySkills'>(page, `/api/categories/skills?categoryId=${categoryId}`);
  expect(skills.map(({ name }) => name)).toContain(skill);
  await page.getByRole('link', { name: `${skill} is in the catalogue now – add it to your profile` }).click();
  await expect(page).toHaveURL(PATHS.jobSeekerSignup2);
  await page.goto(PATHS.privacyCentre);
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
  const newest = `${PATHS.search}?sort=newest`;
  await page.goto(newest);
  const cards = page.getByRole('article');
  const heads = () => cards.getByRole('heading', { level: 3 }).allTextContents();
  await expect(matchCard(page, leaving.person)).toBeVisible();
  const { next } = await callApi<'searchTalent'>(page, '/api/search?sort=newest');
  const second = `/api/search?sort=newest&page=2&after=${encodeURIComponent(next ?? '')}`;
  const before = (await callApi<'searchTalent'>(page, second)).found.map(({ jobSeekerProfile }) => jobSeekerProfile.id);
  expect(before.length).toBeGreaterThan(1);

  await callApi<'saveJobSeekerProfile'>(leaving.page, '/api/job-seeker-profiles', { availableForContact: false });
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/[?&]after=/);
  await expect(page.getByRole('link', { name: 'Previous page' })).toBeVisible();
  const after = await callApi<'searchTalent'>(page, `/api/search${new URL(page.url()).search}`);
  expect(after.found.map(({ jobSeekerProfile }) => jobSeekerProfile.id)).toEqual(before);
  const roles = after.found.map(({ jobSeekerProfile }) => jobSeekerProfile.currentRole);
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
