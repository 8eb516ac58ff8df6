import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { readRemoteRegistry, type RemoteRegistry } from '@vela/contracts/remote';
import { PATHS, type SliceName } from '@vela/contracts/routes';
import { signInAsAdmin } from './support/admin.js';
import { ChangedBuild, rewrite } from './support/changed-build.js';
import { untilHydrated } from './support/hydrated.js';
import { Instance } from './support/instance.js';
import { look } from './support/look.js';
import { newPerson } from './support/person.js';
import { Complaints } from './support/quiet-page.js';
import { signUp } from './support/sign-up.js';
import { runSlice } from './support/slice-command.js';

/** A page of each slice, with a text that stands in the slice's own files. */
const PAGES: readonly {
  readonly team: string;
  readonly slice: SliceName;
  readonly path: string;
  readonly heading: string;
}[] = [
  { team: 'mfe-public', slice: 'mf_public', path: PATHS.faq, heading: 'Questions and answers' },
  { team: 'mfe-jobseeker', slice: 'mf_jobseeker', path: PATHS.jobSeekerSignup1, heading: 'Let your skills go first' },
  { team: 'mfe-talentseeker', slice: 'mf_talentseeker', path: PATHS.talentSeekerSignup1, heading: 'Sign up to hire' },
];
const [, JOBSEEKER] = PAGES;

// One site, on which one team deploys at a time.
test.describe.configure({ mode: 'default' });

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

/** Publishes a build. @returns its version */
async function publish(team: string, build: ChangedBuild): Promise<string> {
  const told = await slice(['publish', team], build.folder);
  const version = /[0-9a-f]{12}/.exec(told)?.[0];
  if (version === undefined) throw new Error(`No version was told: ${told}`);
  return version;
}

const readRemotes = async (): Promise<RemoteRegistry> =>
  readRemoteRegistry(JSON.parse(await readFile(path.join(instance.site, 'remotes.json'), 'utf8'))).registry;
const writeRemotes = (text: string): Promise<void> => writeFile(path.join(instance.site, 'remotes.json'), text);
const shellFile = (): Promise<string> => readFile(path.join(instance.site, 'shell.json'), 'utf8');

const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const retryOf = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });

/** Goes on clicking through the public pages, as somebody does while teams deploy. @returns how to end it */
function keepClicking(page: Page): () => Promise<number> {
  let clicks = 0;
  const end = new AbortController();
  const clicking = (async () => {
    while (!end.signal.aborted)
      for (const [name, address] of [
        ['News', PATHS.news],
        ['About', PATHS.aboutUs],
      ] as const) {
        await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(address);
        await expect(headingOf(page)).toBeVisible();
        clicks += 1;
      }
  })();
  return async () => {
    end.abort();
    await clicking;
    return clicks;
  };
}

for (const { team, slice: name, path: address, heading } of PAGES)
  test(`${team} is deployed alone while somebody goes on clicking, and rolled back`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: instance.origin });
    const [open, other] = [await context.newPage(), await context.newPage()];
    const complaints = new Complaints(open);
    const old = (await readRemotes())[name]?.version ?? '';
    const [shell, others] = [await shellFile(), { ...(await readRemotes()), [name]: null }];
    await open.goto(PATHS.home);
    await untilHydrated(open);
    const stopClicking = keepClicking(open);
    const changed = await ChangedBuild.of(team, heading, `${heading} anew`);
    try {
      const version = await publish(team, changed);
      await other.goto(address);
      await expect(headingOf(other)).toHaveText(heading);
      await slice(['promote', team, version, '--by', 'the team']);
      await other.reload();
      await expect(headingOf(other)).toHaveText(`${heading} anew`);
      expect(await shellFile()).toBe(shell);
      expect({ ...(await readRemotes()), [name]: null }).toEqual(others);

      // The tab that was open all the time goes to the deployed slice with the version that it was loaded with.
      expect(await stopClicking()).toBeGreaterThan(0);
      const asked: string[] = [];
      open.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await open.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, address);
      await expect(headingOf(open)).toHaveText(heading);
      const folders = new Set(
        asked.filter((each) => each.startsWith(`/remotes/${name}/`)).map((each) => each.split('/')[3]),
      );
      expect([...folders].filter((folder) => folder !== old)).toEqual([]);
      complaints.expectNone(`the open tab, while ${team} was deployed`);

      expect(await slice(['rollback', team])).toContain(old);
      await other.reload();
      await expect(headingOf(other)).toHaveText(heading);
    } finally {
      await changed.remove();
      await context.close();
    }
  });

test('a version is looked at before it is promoted, in one browser alone, and left again', async ({ browser }) => {
  if (JOBSEEKER === undefined) throw new Error('There is no page to look at.');
  const { team, path: address, heading } = JOBSEEKER;
  const changed = await ChangedBuild.of(team, heading, `${heading} to be`);
  const [looking, usual] = await Promise.all(
    [1, 2].map(async () => (await browser.newContext({ baseURL: instance.origin })).newPage()),
  );
  if (looking === undefined || usual === undefined) throw new Error('There are no pages.');
  const complaints = new Complaints(looking);
  try {
    const version = await publish(team, changed);
    expect(await slice(['check', team, version])).toContain('can be promoted');
    const told = await slice(['preview', team, version]);
    await looking.goto(/http\S+/.exec(told)?.[0] ?? '');
    const badge = looking.getByRole('complementary', { name: 'Preview' });
    await expect(badge).toContainText(`Preview of ${team} ${version}`);
    await looking.goto(address);
    await expect(headingOf(looking)).toHaveText(`${heading} to be`);
    await look(looking, 'preview', { include: '#preview' });
    await usual.goto(address);
    await expect(headingOf(usual)).toHaveText(heading);
    await badge.getByRole('link', { name: 'Leave the preview' }).click();
    await expect(headingOf(looking)).toHaveText(heading);
    await expect(looking).toHaveURL(address);
    await expect(badge).toHaveCount(0);
    complaints.expectNone('the preview');
  } finally {
    await changed.remove();
    await looking.context().close();
    await usual.context().close();
  }
});

/** Slices whose pages are private: a page, a text that stands in the slice's own files, and who sees it. */
const PRIVATE_PAGES: readonly {
  readonly team: string;
  readonly path: string;
  readonly text: string;
  readonly admin?: true;
}[] = [
  { team: 'mfe-payments', path: PATHS.pricing, text: 'By experience' },
  { team: 'mfe-account', path: PATHS.privacyCentre, text: 'Change cookie settings' },
  { team: 'mfe-admin', path: PATHS.godmode, text: 'Categories and skills', admin: true },
];

for (const { team, path: address, text, admin } of PRIVATE_PAGES)
  test(`${team} is deployed alone, behind the login`, async ({ browser }) => {
    const page = admin
      ? await signInAsAdmin(browser, instance.origin)
      : await (await browser.newContext({ baseURL: instance.origin })).newPage();
    if (!admin) await signUp(page, newPerson('Deploy'), 'talentSeeker');
    const shown = (words: string) => expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible();
    const changed = await ChangedBuild.of(team, text, `${text} anew`);
    try {
      const version = await publish(team, changed);
      await page.goto(address);
      await shown(text);
      await slice(['promote', team, version]);
      await page.reload();
      await shown(`${text} anew`);
      await slice(['rollback', team]);
      await page.reload();
      await shown(text);
    } finally {
      await changed.remove();
      await page.context().close();
    }
  });

test('a slice for another contract is refused; where it is in service all the same, its pages say so and recover', async ({
  browser,
}) => {
  if (JOBSEEKER === undefined) throw new Error('There is no page to look at.');
  const { team, slice: name, path: address, heading } = JOBSEEKER;
  const changed = await ChangedBuild.of(team, heading, `${heading} of tomorrow`);
  const before = await readRemotes();
  const context = await browser.newContext({ baseURL: instance.origin });
  const page = await context.newPage();
  try {
    await changed.forContract(3);
    const version = await publish(team, changed);
    await expect(slice(['promote', team, version])).rejects.toThrow(
      `${team} ${version} was built for contract 3, the shell in service speaks 2.`,
    );
    expect(await readRemotes()).toEqual(before);

    await writeRemotes(JSON.stringify({ ...before, [name]: { ...before[name], contract: 3 } }));
    await page.goto(address);
    await expect(retryOf(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await writeRemotes(JSON.stringify(before));
    await retryOf(page).click();
    await expect(headingOf(page)).toHaveText(heading);
  } finally {
    await writeRemotes(JSON.stringify(before));
    await changed.remove();
    await context.close();
  }
});

test('a container that is not the promoted one is not run; going back and trying again recovers', async ({
  browser,
}) => {
  if (JOBSEEKER === undefined) throw new Error('There is no page to look at.');
  const { team, slice: name, path: address, heading } = JOBSEEKER;
  const changed = await ChangedBuild.of(team, heading, `${heading} for once`);
  const context = await browser.newContext({ baseURL: instance.origin });
  const page = await context.newPage();
  try {
    const version = await publish(team, changed);
    await slice(['promote', team, version]);
    const entry = path.join(instance.site, 'remotes', name, version, 'remoteEntry.js');
    await rewrite(entry, `globalThis.foreignCodeRan = true;\n${await readFile(entry, 'utf8')}`);
    await page.goto(address);
    await expect(retryOf(page)).toBeVisible();
    expect(await page.evaluate(() => 'foreignCodeRan' in globalThis)).toBe(false);
    await page.getByRole('banner').getByRole('link', { name: 'News' }).click();
    // A page that is still on its way is not in the history yet: going back then would leave the site.
    await page.waitForURL(`**${PATHS.news}`);
    await page.goBack();
    await expect(retryOf(page)).toBeVisible();
    await slice(['rollback', team]);
    await retryOf(page).click();
    await expect(headingOf(page)).toHaveText(heading);
  } finally {
    await changed.remove();
    await context.close();
  }
});

test('a damaged registry takes nothing out of service, and the next promotion mends it', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: instance.origin });
  const page = await context.newPage();
  const complaints = new Complaints(page);
  const before = await readRemotes();
  try {
    await writeRemotes('{"mf_public":');
    for (const { path: address, heading } of PAGES) {
      await page.goto(address);
      await expect(headingOf(page)).toHaveText(heading);
    }
    complaints.expectNone('with a damaged registry');
    expect(await slice(['status'])).toContain('remotes.json is not valid JSON.');
    await slice(['promote', 'mfe-payments', before.mf_payments?.version ?? '']);
    expect(await slice(['status'])).not.toContain('not valid JSON');
    expect(Object.keys(await readRemotes()).toSorted()).toEqual(Object.keys(before).toSorted());
  } finally {
    await writeRemotes(JSON.stringify(before));
    await context.close();
  }
});

/** What Module Federation keeps in a page for its DevTools, as far as their panel and their proxy read it. */
interface ReadByDevtools {
  readonly moduleInfo: Readonly<
    Record<
      string,
      {
        readonly remotesInfo?: Readonly<Record<string, { readonly matchedVersion: string }>>;
        readonly modules?: readonly { readonly moduleName: string }[];
        readonly shared?: readonly { readonly sharedName: string }[];
      }
    >
  >;
  readonly __SHARE__: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, object>>>>>>;
}

/** Has the page send what the panel shows, as the extension's script in the page does. */
const panelOf = (page: Page): Promise<ReadByDevtools> =>
  page.evaluate(
    () =>
      new Promise<ReadByDevtools>((resolve) => {
        addEventListener('message', ({ data }: MessageEvent<ReadByDevtools>) => resolve(data), { once: true });
        const { moduleInfo, __SHARE__ } = Reflect.get(globalThis, '__FEDERATION__') as ReadByDevtools;
        // Functions do not travel between the page and the panel.
        postMessage(JSON.parse(JSON.stringify({ moduleInfo, __SHARE__ })), '*');
      }),
  );

test('Module Federation’s DevTools see the slices of a demonstration, and a version they put in the place of one is loaded', async ({
  browser,
}) => {
  if (JOBSEEKER === undefined) throw new Error('There is no page to look at.');
  const { team, slice: name, path: address, heading } = JOBSEEKER;
  const changed = await ChangedBuild.of(team, heading, `${heading} by proxy`);
  const context = await browser.newContext({ baseURL: instance.origin });
  const page = await context.newPage();
  try {
    await page.goto(address);
    await expect(headingOf(page)).toHaveText(heading);
    await expect.poll(async () => Object.keys((await panelOf(page)).moduleInfo).length).toBeGreaterThan(5);
    const { moduleInfo, __SHARE__: shared } = await panelOf(page);
    const remotes = moduleInfo['shell']?.remotesInfo ?? {};
    expect(Object.keys(remotes).toSorted()).toEqual(
      Object.keys(await readRemotes())
        .filter((each) => each !== 'mf_admin')
        .toSorted(),
    );
    const place = remotes[name]?.matchedVersion ?? '';
    expect(place).toBe(`${instance.origin}/remotes/${name}/${(await readRemotes())[name]?.version}/mf-manifest.json`);
    const ofSlice = moduleInfo[`${name}:${place}`];
    expect(ofSlice?.modules?.map(({ moduleName }) => moduleName)).toEqual(['routes']);
    expect(ofSlice?.shared?.map(({ sharedName }) => sharedName)).toContain('react');
    const copies = Object.values(shared).flatMap((scopes) => Object.keys(scopes['default']?.['react'] ?? {}));
    expect(copies).toHaveLength(1);

    // The proxy of the panel: a rule for a slice, kept in the page's storage, then the page anew.
    const version = await publish(team, changed);
    await page.evaluate(
      ([slice, manifest]) => {
        localStorage.setItem('__MF_DEVTOOLS__', JSON.stringify({ overrides: { [slice]: manifest } }));
        location.reload();
      },
      [name, place.replace(/[0-9a-f]{12}/, version)] as const,
    );
    await expect(headingOf(page)).toHaveText(`${heading} by proxy`);
    await expect
      .poll(async () => (await panelOf(page)).moduleInfo['shell']?.remotesInfo?.[name]?.matchedVersion)
      .toContain(version);
    await page.evaluate(() => {
      localStorage.removeItem('__MF_DEVTOOLS__');
      location.reload();
    });
    await expect(headingOf(page)).toHaveText(heading);
  } finally {
    await changed.remove();
    await context.close();
  }
});

test('a tab whose version is gone asks which one is in service, and goes on at the same address with that', async ({
  browser,
}) => {
  const team = 'mfe-public';
  const name = 'mf_public';
  const heading = 'Questions and answers';
  const old = (await readRemotes())[name]?.version ?? '';
  const context = await browser.newContext({ baseURL: instance.origin });
  const [open, typed, read] = [await context.newPage(), await context.newPage(), await context.newPage()];
  const changed: ChangedBuild[] = [];
  const toAnswers = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
  try {
    for (const page of [open, typed]) {
      await page.goto(PATHS.home);
      await untilHydrated(page);
    }
    await read.goto(PATHS.faq);
    for (const next of ['two', 'three']) {
      const build = await ChangedBuild.of(team, heading, `${heading} ${next}`);
      changed.push(build);
      await slice(['promote', team, await publish(team, build)]);
    }
    await slice(['prune', '--keep', '1']);
    // Whatever a prune keeps for open tabs: this one was open for longer.
    await rm(path.join(instance.site, 'remotes', name, old), { recursive: true, force: true });

    await toAnswers(open).click();
    await retryOf(open).click();
    await expect(headingOf(open)).toHaveText(`${heading} three`);
    await expect(open).toHaveURL(PATHS.faq);

    const newsletter = typed.getByRole('form', { name: 'Newsletter' }).getByLabel('First name');
    await newsletter.fill('Ada');
    await toAnswers(typed).click();
    await retryOf(typed).click();
    const loadAnew = typed.getByRole('main').getByRole('button', { name: 'Load the page anew' });
    await expect(loadAnew).toBeVisible();
    await expect(newsletter).toHaveValue('Ada');
    await loadAnew.click();
    await expect(headingOf(typed)).toHaveText(`${heading} three`);
    await expect(typed).toHaveURL(PATHS.faq);

    // A page that was only read until now is not mixed with another version either.
    await expect(headingOf(read)).toHaveText(heading);
    await read.getByRole('banner').getByRole('link').first().hover();
    await expect(headingOf(read)).toHaveText(`${heading} three`);
    await untilHydrated(read);
    await expect(read).toHaveURL(PATHS.faq);
  } finally {
    await Promise.all(changed.map((build) => build.remove()));
    await context.close();
  }
});
