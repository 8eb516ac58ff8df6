import { type Browser, expect, type Page, test } from '@playwright/test';
import { ROLLOUT_COOKIE } from '@vela/contracts/constants';
import { readVitalReport, VITAL_REPORTS } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { isReached, type Rollout, ServedRegistry } from '@vela/release/site';
import { ChangedBuild } from './support/changed-build.js';
import { Instance } from './support/instance.js';
import { Complaints } from './support/quiet-page.js';
import { runSlice } from './support/slice-command.js';

const TEAM = 'mfe-jobseeker';
const ADDRESS = PATHS.jobSeekerSignup1;
const HEADING = 'Let your skills go first';

let instance: Instance;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  instance = await Instance.create();
  await instance.start();
});
test.afterAll(() => instance.remove());

/** @returns what `npm run slice -- …` prints on the running site */
const slice = (words: readonly string[], build?: string): Promise<string> =>
  runSlice(instance, words, build === undefined ? {} : { build });

async function rolloutNow(): Promise<Rollout> {
  const registry = await new ServedRegistry(instance.site, [], () => undefined).read();
  const rollout = registry.mf_jobseeker?.rollout;
  if (rollout === undefined) throw new Error('Nothing is being rolled out.');
  return rollout;
}

/** Opens the page as one of many visitors. @param visitor their number @param host last part of their address */
async function openAs(browser: Browser, visitor: number, host: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: instance.origin,
    extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${host}` },
  });
  await context.addCookies([{ name: ROLLOUT_COOKIE.name, value: String(visitor), url: instance.origin }]);
  const page = await context.newPage();
  await page.goto(ADDRESS);
  return page;
}

/** @returns a visitor whom a roll-out reaches, and one whom it does not */
function oneOfEach(rollout: Rollout): { readonly reached: number; readonly other: number } {
  const visitors = Array.from({ length: 65_536 }, (_, number) => number);
  const [reached = 0] = visitors.filter((visitor) => isReached(rollout, visitor));
  const [other = 0] = visitors.filter((visitor) => !isReached(rollout, visitor));
  return { reached, other };
}

// Both roll out the same slice.
test.describe.configure({ mode: 'default' });

const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('one visitor gets the new version and another the old one; it throws, and is rolled back by itself', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const changed = await ChangedBuild.of(TEAM, HEADING, `${HEADING} anew`);
  await changed.throwing();
  const pages: Page[] = [];
  try {
    const version = /[0-9a-f]{12}/.exec(await slice(['publish', TEAM], changed.folder))?.[0] ?? '';
    expect(await slice(['promote', TEAM, version, '--share', '10'])).toContain('10 of 100 visitors');
    const rollout = await rolloutNow();
    const visitors = Array.from({ length: 65_536 }, (_, number) => number);
    const reached = visitors.filter((visitor) => isReached(rollout, visitor));
    const [other = 0] = visitors.filter((visitor) => !isReached(rollout, visitor));

    const usual = await openAs(browser, other, 250);
    const complaints = new Complaints(usual);
    pages.push(usual);
    await expect(headingOf(usual)).toHaveText(HEADING);
    const [first = 0, ...further] = reached;
    const anew = await openAs(browser, first, 1);
    pages.push(anew);
    await expect(headingOf(anew)).toHaveText(`${HEADING} anew`);
    await anew.reload();
    await expect(headingOf(anew)).toHaveText(`${HEADING} anew`);

    let host = 1;
    for (const visitor of further.slice(0, 15)) {
      host += 1;
      const page = await openAs(browser, visitor, host);
      pages.push(page);
      await expect(headingOf(page)).toHaveText(new RegExp(HEADING));
      if ((await slice(['status'])).includes(`${version} was withdrawn`)) break;
    }
    const told = await slice(['status']);
    expect(told).toMatch(new RegExp(`${TEAM} ${version} was withdrawn .* by the gateway: .*TypeError at `));
    await anew.reload();
    await expect(headingOf(anew)).toHaveText(HEADING);
    await usual.reload();
    await expect(headingOf(usual)).toHaveText(HEADING);
    complaints.expectNone('who was not reached');
    await expect(slice(['promote', TEAM, version, '--share', '10'])).rejects.toThrow('was rolled back');
  } finally {
    await changed.remove();
    for (const page of pages) await page.context().close();
  }
});

test('browsers measure both versions, of which the status tells', async ({ browser }) => {
  test.setTimeout(180_000);
  const changed = await ChangedBuild.of(TEAM, HEADING, `${HEADING} once more`);
  const pages: Page[] = [];
  try {
    const version = /[0-9a-f]{12}/.exec(await slice(['publish', TEAM], changed.folder))?.[0] ?? '';
    await slice(['promote', TEAM, version, '--share', '50']);
    const { reached, other } = oneOfEach(await rolloutNow());
    for (const [visitor, host] of [
      [reached, 101],
      [other, 102],
    ] as const) {
      const page = await openAs(browser, visitor, host);
      const complaints = new Complaints(page);
      pages.push(page);
      await expect(headingOf(page)).toHaveText(visitor === reached ? `${HEADING} once more` : HEADING);
      const [report] = await Promise.all([
        page.waitForRequest(`**${VITAL_REPORTS}`),
        // A press is what ends the search for the largest part.
        headingOf(page).click(),
      ]);
      const measured = readVitalReport(report.postDataJSON());
      expect(measured?.measured.map(({ slice: of, route }) => [of, route])).toContainEqual([
        'mf_jobseeker',
        'jobSeekerSignup1',
      ]);
      complaints.expectNone('a measured page');
      // How far its parts moved is known when it is left.
      await page.goto('about:blank');
    }
    await expect
      .poll(() => slice(['status']))
      .toMatch(
        /At 50 %, its p75 \(and that of [0-9a-f]{12}\): LCP [\d.]+ m?s of 1 \([\d.]+ m?s of 1\), .*CLS [\d.]+ of 1 \([\d.]+ of 1\)/,
      );
    await slice(['rollback', TEAM]);
  } finally {
    await changed.remove();
    for (const page of pages) await page.context().close();
  }
});
