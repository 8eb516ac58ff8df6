import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { ROLLOUT_COOKIE } from '@vela/contracts/constants';
import { isReached, ServedRegistry } from '@vela/release/site';
import { Instance } from './support/instance.js';
import { NIGHT } from './support/night.js';
import { newPerson, type Person } from './support/person.js';
import { freePort } from './support/ports.js';
import { Complaints } from './support/quiet-page.js';
import { joinByCalls } from './support/sign-up.js';
import { Tutorial } from './support/tutorial.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TUTORIAL = path.join(ROOT, 'docs/tutorials/a-slice-from-outside.md');
const ADDRESS = '/more/vouchers';
const FIRST = 'You have no vouchers yet, ';
const SECOND = 'Vouchers that you are given appear here, ';

let instance: Instance;
let folder: string;
let tutorial: Tutorial;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = await mkdtemp(path.join(tmpdir(), 'vela-guest-'));
  const own = path.join(folder, 'guest-vouchers');
  await mkdir(own);
  instance = await Instance.create();
  const releasePort = await freePort();
  await instance.start({ releasePort });
  tutorial = await Tutorial.of(TUTORIAL, {
    own,
    house: ROOT,
    words: {
      '~/packs': path.join(folder, 'packs'),
      'https://releases.vela.example': `http://127.0.0.1:${releasePort}`,
    },
    environment: { DATA_DIR: path.dirname(instance.site) },
  });
});
test.afterAll(async () => {
  await instance.remove();
  await rm(folder, { recursive: true, force: true });
});

interface Reader {
  readonly page: Page;
  readonly person: Person;
  /** Opens the guest's page. @returns the answer's status */
  readonly open: () => Promise<number | undefined>;
}

/** @returns somebody who is signed in */
async function reader(browser: Browser): Promise<Reader> {
  const context = await browser.newContext({ baseURL: instance.origin });
  const person = newPerson('Guest');
  await joinByCalls(context, person, 'jobSeeker');
  const page = await context.newPage();
  return { page, person, open: async () => (await page.goto(ADDRESS))?.status() };
}

const shown = ({ page, person }: Reader, text: string) =>
  expect(page.getByRole('main').getByText(`${text}${person.firstName}.`)).toBeVisible();
const missing = ({ page }: Reader) =>
  expect(page.getByRole('heading', { name: 'There is no page at this address' })).toBeVisible();

test('a team outside of the repository ships a page as the tutorial says', { tag: NIGHT }, async ({ browser }) => {
  // Packs, installs and builds: what a team does once.
  test.setTimeout(400_000);
  const given = await tutorial.play('What the house gives');
  const secrets = [...given.matchAll(/^(RELEASE_\w+)=(\S+)$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  expect(secrets).toHaveLength(2);
  tutorial.learn(Object.fromEntries(secrets));
  for (const chapter of ['A folder', 'A page', 'Its own tests']) await tutorial.play(chapter);

  const [one, other] = [await reader(browser), await reader(browser)];
  const told = await tutorial.play('Publish it, and look at it');
  expect(told).toContain('can be promoted');
  await one.page.goto(/http\S+preview=\S+/.exec(told)?.[0] ?? '');
  expect(await one.open()).toBe(200);
  await expect(one.page.getByRole('complementary', { name: 'Preview' })).toContainText('guest-vouchers');
  await shown(one, FIRST);
  expect(await other.open()).toBe(404);
  await missing(other);
  await one.page.getByRole('link', { name: 'Leave the preview' }).click();
  await missing(one);

  await tutorial.play('Put it into service');
  const complaints = new Complaints(one.page);
  for (const each of [one, other]) {
    expect(await each.open()).toBe(200);
    await shown(each, FIRST);
  }

  const status = await tutorial.play('The next version, to some first');
  expect(status).toContain('10 of 100 visitors');
  const { guest_vouchers: entry } = await new ServedRegistry(instance.site, [], () => undefined).read();
  const rollout = entry?.rollout;
  if (rollout === undefined) throw new Error('Nothing is being rolled out.');
  const numbers = Array.from({ length: 1000 }, (_, number) => number);
  for (const [each, isOne, text] of [
    [one, true, SECOND],
    [other, false, FIRST],
  ] as const) {
    const visitor = numbers.find((number) => isReached(rollout, number) === isOne);
    await each.page.context().addCookies([{ name: ROLLOUT_COOKIE.name, value: String(visitor), url: instance.origin }]);
    await each.open();
    await shown(each, text);
  }

  await tutorial.play('For everybody');
  await other.open();
  await shown(other, SECOND);

  await tutorial.play('And back');
  await other.open();
  await shown(other, FIRST);

  // Its Swedish comes along; in which language somebody reads is kept with them.
  const { request } = other.page;
  const swedish = await (await request.get(`/sv${ADDRESS}`, { headers: { accept: 'text/html' } })).text();
  const [texts = ''] = /\/remotes\/guest_vouchers\/\w+\/catalogue-sv\.json/.exec(swedish) ?? [];
  expect(await (await request.get(texts)).text()).toContain('Värdebevis');
  complaints.expectNone('the guest’s page');
});
