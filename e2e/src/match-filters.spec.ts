import { expect, type Page } from '@playwright/test';
import { PATHS, pathTo } from '@vela/contracts/routes';
import type { AnonymousProfile, OpenRoleWithMatches } from '@vela/contracts/schemas';
import { resultCountText } from '@vela/contracts/texts';
import { test } from './support/journey.js';
import { newRecruiter } from './support/recruiter.js';
import { createRole } from './support/request.js';
import { ANY, countryText, numberText, percentText, say, sayLike, to } from './support/speak.js';
import { callApi, CRAFT } from './support/talent.js';

const panel = (page: Page) => page.getByRole('complementary', { name: say('Filters') });
/** How many were found, however many. */
const countText = () =>
  new RegExp(`${sayLike('{total, number} result(s) found', { total: ANY }).source}|^${say('No results')}$`);
const list = (page: Page) => page.getByRole('region', { name: countText() });
const chips = (page: Page) => page.getByRole('list', { name: say('Selected filters') }).getByRole('listitem');
const monthsText = (months: number): string => say('{months, number} month(s)', { months });
const titleOf = ({ currentRole }: Pick<AnonymousProfile, 'currentRole'>): string =>
  currentRole ?? say('Current role not given');

/** The filters of the panel, worked as a person does, with what the address, the chip and everybody shown then say. */
interface Choice {
  readonly name: string;
  readonly act: (page: Page) => Promise<void>;
  readonly query: string;
  readonly chip: string;
  readonly holdsFor: (profile: AnonymousProfile) => boolean;
}

async function press(page: Page, slider: string, keys: readonly string[]): Promise<void> {
  await panel(page).getByRole('slider', { name: slider }).focus();
  for (const key of keys) await page.keyboard.press(key);
}

/** Yearly pay is compared where no exchange rate and no hours are needed. */
const isMonthlySek = ({ currency, compensationTimePeriod }: AnonymousProfile): boolean =>
  currency === 'SEK' && compensationTimePeriod === 'Monthly';

async function everyChoice(page: Page): Promise<readonly Choice[]> {
  const categories = await callApi<'listCategories'>(page, '/api/categories');
  const skills = await callApi<'listAllSkills'>(page, '/api/categories/allSkills');
  const category = categories.find(({ name }) => name === CRAFT.category)?.id ?? '';
  const [skill] = CRAFT.skills;
  const skillId = skills.find(({ name }) => name === skill)?.id ?? '';
  const box = (name: string) => async (on: Page) =>
    panel(on)
      .getByRole('checkbox', { name: new RegExp(`^${name}`) })
      .check();
  /** A suggestion carries how many have it. */
  const suggestion = (field: string, name: string) => async (on: Page) => {
    const typed = panel(on).getByRole('combobox', { name: field });
    await typed.click();
    await typed.fill(name);
    await on.getByRole('option', { name: new RegExp(`^${name}( \\(<?\\d+\\))?$`) }).click();
    await on.keyboard.press('Escape');
  };
  return [
    {
      name: 'category',
      act: suggestion(say('Category'), CRAFT.category),
      query: `category=${category}`,
      chip: CRAFT.category,
      holdsFor: ({ categoryId }) => categoryId?.id === category,
    },
    {
      name: 'work setup',
      act: box(say('Office')),
      query: 'setup=office',
      chip: say('Office'),
      holdsFor: ({ office }) => office,
    },
    {
      name: 'country',
      act: suggestion(say('Country'), countryText(CRAFT.region)),
      query: `country=${CRAFT.country}`,
      chip: countryText(CRAFT.region),
      holdsFor: ({ countriesCities }) => CRAFT.country in countriesCities,
    },
    {
      name: 'skills',
      act: suggestion(say('Technical skills'), skill),
      query: `skill=${skillId}`,
      chip: skill,
      holdsFor: ({ jobSeekerProfileSkills }) => jobSeekerProfileSkills.some((each) => each.skill.id === skillId),
    },
    {
      name: 'permanent',
      act: (on) => press(on, say('{what}, at least', { what: say('Permanent') }), ['ArrowRight']),
      query: 'permanent=55',
      chip: say('Permanent from {percent}', { percent: percentText(55) }),
      holdsFor: ({ permanent, permanentPercentage }) => permanent && (permanentPercentage ?? 100) >= 55,
    },
    {
      name: 'freelance',
      act: box(say('Freelance')),
      query: 'freelance=50',
      chip: say('Freelance from {percent}', { percent: percentText(50) }),
      holdsFor: ({ freelance, freelancePercentage }) => freelance && (freelancePercentage ?? 100) >= 50,
    },
    {
      name: 'yearly salary',
      act: (on) => press(on, say('{label}, to', { label: say('Yearly salary') }), ['ArrowLeft']),
      query: 'salary=10000-990000',
      chip: say('{range} a year', { range: `${numberText(10_000)}–${numberText(990_000)} SEK` }),
      holdsFor: (profile) => !isMonthlySek(profile) || (profile.minSalary ?? profile.maxSalary ?? 0) * 12 <= 990_000,
    },
    {
      name: 'availability',
      act: box(monthsText(3).replace(/[()]/g, '\\$&')),
      query: 'availability=3',
      chip: monthsText(3),
      holdsFor: ({ availability }) => availability === '3',
    },
  ];
}

/** Total and cards, in their order, are what the API answers for the page's address. @returns that answer */
async function expectTheApisAnswer(page: Page, roleId: string): Promise<OpenRoleWithMatches> {
  let answer: OpenRoleWithMatches | undefined;
  let isFirst = true;
  // Talent who sign up meanwhile are on the list that is loaded again.
  await expect(async () => {
    if (!isFirst) await page.reload();
    isFirst = false;
    await expect(list(page)).toHaveAttribute('aria-busy', 'false');
    answer = await callApi<'getOpenRole'>(page, `/api/open-roles/${roleId}${new URL(page.url()).search}`);
    await expect(list(page).getByRole('heading', { level: 2 })).toHaveText(
      resultCountText(answer.total ?? answer.matches.length),
      { timeout: 2000 },
    );
    await expect(list(page).getByRole('article').getByRole('heading', { level: 3 })).toHaveText(
      answer.matches.map(({ jobSeekerProfile }) => titleOf(jobSeekerProfile)),
      { timeout: 2000 },
    );
    const scores = answer.matches.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  }).toPass({ timeout: 30_000 });
  if (answer === undefined) throw new Error('The API did not answer.');
  return answer;
}

/** @returns what a company may read of those on a list; whoever was read before is not asked for again */
function readerOf(page: Page, roleId: string) {
  const read = new Map<string, AnonymousProfile>();
  return async ({ matches }: OpenRoleWithMatches): Promise<readonly AnonymousProfile[]> => {
    const profiles: AnonymousProfile[] = [];
    for (const { jobSeekerProfile } of matches) {
      const profile =
        read.get(jobSeekerProfile.id) ??
        (await callApi<'getMatch'>(page, `/api/open-roles/${roleId}/matches/${jobSeekerProfile.id}`)).jobSeekerProfile;
      read.set(profile.id, profile);
      profiles.push(profile);
    }
    return profiles;
  };
}

async function openNewRole(page: Page): Promise<{ readonly roleId: string; readonly path: string }> {
  await newRecruiter(page);
  const { id } = await createRole(page);
  const path = pathTo(PATHS.roleMatches, { roleId: id });
  await page.goto(to(path));
  await expect(list(page)).toBeVisible();
  return { roleId: id, path };
}

test('each filter alone: address, chip, total and cards agree with the API, and everybody shown has what was asked', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { roleId, path } = await openNewRole(page);
  const readAll = readerOf(page, roleId);
  const everybody = await readAll(await expectTheApisAnswer(page, roleId));
  await expect(chips(page)).toHaveCount(0);
  for (const choice of await everyChoice(page))
    await test.step(choice.name, async () => {
      await choice.act(page);
      await expect(page).toHaveURL(`${to(path)}?${choice.query}`);
      await expect(chips(page)).toHaveText([choice.chip]);
      const answer = await expectTheApisAnswer(page, roleId);
      const shown = await readAll(answer);
      expect(shown.filter((profile) => !choice.holdsFor(profile))).toEqual([]);
      // The others are left out because they do not have it. Unknown pay passes no salary filter.
      const leftOut = everybody.filter(({ id }) => !shown.some((profile) => profile.id === id));
      if (choice.name !== 'yearly salary' && (answer.total ?? shown.length) === shown.length)
        expect(leftOut.filter((profile) => choice.holdsFor(profile))).toEqual([]);
      await chips(page).getByRole('button').click();
      await expect(page).toHaveURL(to(path));
      await expect(chips(page)).toHaveCount(0);
    });
  await expectTheApisAnswer(page, roleId);
});

test('filters together: shared by the address, taken back one by one, and from the drawer of a phone', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const { roleId, path } = await openNewRole(page);
  const choices = (await everyChoice(page)).filter(({ name }) =>
    ['work setup', 'country', 'permanent', 'skills'].includes(name),
  );
  const asked: string[] = [];
  for (const choice of choices) {
    await choice.act(page);
    asked.push(choice.query);
    await expect(page).toHaveURL(`${to(path)}?${asked.join('&')}`);
  }
  await expect(chips(page)).toHaveText(choices.map(({ chip }) => chip));
  const together = await readerOf(page, roleId)(await expectTheApisAnswer(page, roleId));
  for (const choice of choices) expect(together.every(choice.holdsFor), choice.name).toBe(true);

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(chips(shared)).toHaveText(choices.map(({ chip }) => chip));
  await expect(panel(shared).getByRole('checkbox', { name: say('Office') })).toBeChecked();
  await expectTheApisAnswer(shared, roleId);
  await shared.close();

  for (let left = asked.length - 1; left > 0; left -= 1) {
    await page.goBack();
    await expect(page).toHaveURL(`${to(path)}?${asked.slice(0, left).join('&')}`);
    await expect(chips(page)).toHaveCount(left);
  }
  await page.goBack();
  await expect(page).toHaveURL(to(path));
  await expectTheApisAnswer(page, roleId);
  await page.goForward();
  await expect(page).toHaveURL(`${to(path)}?${asked[0] ?? ''}`);

  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('button', { name: say('Filters ({count, number})', { count: 1 }) }).click();
  const drawer = page.getByRole('dialog', { name: say('Filters') });
  await drawer.getByRole('checkbox', { name: say('Immediate') }).check();
  await expect(page).toHaveURL(`${to(path)}?${asked[0] ?? ''}&availability=0`);
  await drawer.getByRole('button', { name: sayLike('Show {count}', { count: ANY }) }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: say('Filters ({count, number})', { count: 2 }) })).toBeFocused();
  await expectTheApisAnswer(page, roleId);
  await page.getByRole('button', { name: say('Clear all') }).click();
  await expect(page).toHaveURL(to(path));
});

test('nobody passes: it says so and the way out is one press; a wrong address is read for what is right in it', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { roleId, path } = await openNewRole(page);
  await page.goto(`${to(path)}?salary=100-1000`);
  await expect(page.getByRole('heading', { level: 2, name: say('No results') })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('button', { name: say('Clear all filters') }).click();
  await expect(page).toHaveURL(to(path));
  await expectTheApisAnswer(page, roleId);
  await page.goto(`${to(path)}?setup=remote&permanent=51&availability=7&salary=9-1`);
  await expect(chips(page)).toHaveText([say('Remote')]);
});

test('a long list keeps its page and its filters in the address, and another filter begins at its first page', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await newRecruiter(page);
  await page.goto(to(`${PATHS.search}?setup=hybrid`));
  await page.getByRole('link', { name: say('Next page') }).click();
  await expect(page).toHaveURL((url) => url.pathname === to(PATHS.search) && url.searchParams.has('after'));
  const second = new URL(page.url()).search;
  expect(second).toMatch(/^\?setup=hybrid&page=2&after=/);
  const { found } = await callApi<'searchTalent'>(page, `/api/search${second}`);
  expect(found.length).toBeGreaterThan(0);
  await expect(list(page).getByRole('article')).toHaveCount(found.length);
  await page.reload();
  await expect(list(page).getByRole('article')).toHaveCount(found.length);
  await panel(page)
    .getByRole('checkbox', { name: new RegExp(`^${say('Remote')}`) })
    .check();
  await expect(page).toHaveURL(to(`${PATHS.search}?setup=hybrid&setup=remote`));
  await page.goBack();
  await expect(page).toHaveURL(to(`${PATHS.search}${second}`));
  await expect(list(page).getByRole('article')).toHaveCount(found.length);
  // An address from before, which counts pages, still leads to one.
  await page.goto(to(`${PATHS.search}?setup=hybrid&page=2`));
  await expect(
    page
      .getByRole('navigation', { name: say('Talent') })
      .getByRole('link', { name: say('<hidden>Page </hidden>{page, number}', { page: 2 }) }),
  ).toHaveAttribute('aria-current', 'page');
});
