import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import { resultCountText, TEXTS } from '@vela/contracts/texts';
import { newRecruiter, postRole } from './support/recruiter.js';
import { callApi, CRAFT } from './support/talent.js';

/** Looks at the page at both widths: axe finds nothing, nothing stands out at the side, and a picture is kept. */
async function lookAt(page: Page, name: string): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: width === 360 ? 780 : 900 });
    await page.screenshot({ path: test.info().outputPath(`${name}-${width}.png`) });
    expect((await new AxeBuilder({ page }).analyze()).violations, `${name} at ${width}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name} at ${width}`).toBe(true);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

const roleIdOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';
const count = (page: Page) => page.getByRole('heading', { level: 2, name: /result\(s\) found|No results/ });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Filters' });

/** The page says what the API answers for the address that the page has. */
async function expectTheApisAnswer(page: Page, roleId: string): Promise<void> {
  const { total } = await callApi<'getOpenRole'>(page, `/api/open-roles/${roleId}${new URL(page.url()).search}`);
  await expect(count(page)).toHaveText(resultCountText(total));
}

test('filters narrow a role’s matches as the API answers, stand in the address, and go back one by one', async ({ page }) => {
  // A dozen pages one after the other.
  test.slow();
  await newRecruiter(page);
  await postRole(page);
  const roleId = roleIdOf(page);
  const path = new URL(page.url()).pathname;
  await expectTheApisAnswer(page, roleId);

  const skills = await callApi<'listAllSkills'>(page, '/api/categories/allSkills');
  const python = skills.find(({ name }) => name === CRAFT.skills[0])?.id ?? '';
  const alone = [
    'setup=remote', 'setup=hybrid&setup=office', 'country=Sweden', `skill=${python}`, 'permanent=50', 'freelance=80',
    'salary=10000-600000', 'availability=0&availability=3',
  ];
  for (const query of [...alone, alone.slice(0, 3).join('&'), alone.slice(2, 7).join('&'), alone.slice(1).join('&')]) {
    await page.goto(`${path}?${query}`);
    await expectTheApisAnswer(page, roleId);
  }

  await page.goto(path);
  await panel(page).getByRole('checkbox', { name: /^Hybrid/ }).check();
  await expect(page).toHaveURL(`${path}?setup=hybrid`);
  await expectTheApisAnswer(page, roleId);
  const slider = panel(page).getByRole('slider', { name: 'Permanent, at least' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${path}?setup=hybrid&permanent=55`);
  await expectTheApisAnswer(page, roleId);
  await expect(page.getByRole('list', { name: 'Selected filters' }).getByRole('listitem')).toHaveText(['Hybrid', 'Permanent from 55 %']);
  await lookAt(page, 'filtered');

  await page.goBack();
  await expect(page).toHaveURL(`${path}?setup=hybrid`);
  await page.reload();
  await expect(panel(page).getByRole('checkbox', { name: /^Hybrid/ })).toBeChecked();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(path);
});

test('up to three are compared side by side, at both widths', async ({ page }) => {
  test.slow();
  await newRecruiter(page);
  await postRole(page);
  await expect(count(page)).toBeVisible();
  for (const box of (await page.getByRole('checkbox', { name: /^Compare / }).all()).slice(0, 3)) await box.check();
  await page.getByRole('region', { name: 'Comparison' }).getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('dialog', { name: 'Compare talent' }).getByRole('columnheader')).toHaveCount(4);
  await lookAt(page, 'compared');
});

test('two tabs ask the same talent: one request is sent, the other is told, and nothing typed is lost', async ({ page, context }) => {
  await newRecruiter(page);
  await postRole(page);
  const other = await context.newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: /^Connect with/ }).first().click();
    await tab.getByRole('textbox', { name: 'Your introduction' }).fill('Hello');
  }
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: 'Send request' }).dblclick()));
  await expect
    .poll(async () => (await callApi<'listConnections'>(page, '/api/connections?userType=talentSeeker')).length)
    .toBe(1);
  // The tab that was refused keeps its dialog with what was typed in it, and says why.
  const stillOpen = async () => {
    const open = [];
    for (const tab of [page, other]) if ((await tab.getByRole('dialog').count()) > 0) open.push(tab);
    return open;
  };
  await expect.poll(async () => (await stillOpen()).length).toBe(1);
  const [refused] = await stillOpen();
  await expect(refused?.getByRole('dialog').getByText(TEXTS.alreadyConnected) ?? page.getByRole('dialog')).toBeVisible();
  await expect(refused?.getByRole('textbox', { name: 'Your introduction' }) ?? page.getByRole('dialog')).toHaveValue('Hello');
});

test('everybody is searched without a role, a search is kept and opened again', async ({ page }) => {
  await newRecruiter(page);
  await page.goto(`${PATHS.search}?setup=remote`);
  const { total } = await callApi<'searchTalent'>(page, '/api/search?setup=remote');
  await expect(count(page)).toHaveText(resultCountText(total));
  await page.getByRole('button', { name: 'Save search' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Remote only');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Remote only' })).toBeVisible();
  await page.goto(PATHS.search);
  await page.getByRole('link', { name: 'Remote only' }).click();
  await expect(page).toHaveURL(`${PATHS.search}?setup=remote`);
  await lookAt(page, 'search');
});
