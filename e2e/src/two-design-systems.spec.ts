import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { MANIFEST_FILE, REMOTE_CONTRACT } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { SOURCE_LANGUAGE } from '@vela/language';
import { promote, publish, putBuildsIntoService } from '@vela/release';
import { type CodePair, PageCode, siteLayout } from '@vela/release/site';
import { build, designSystemOf, elsewhere, guestTide } from './support/elsewhere.js';
import { Instance } from './support/instance.js';
import { newPerson } from './support/person.js';
import { Complaints } from './support/quiet-page.js';
import { joinByCalls } from './support/sign-up.js';
import { runSlice } from './support/slice-command.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CARRIES = { carriesDesignSystem: true };
/** In which a copy's tokens stand. */
const LAYER = '@layer vela-carried';
const COPY = /\/design-system\.js$/;
/** A version of the design system that the house's slices do not accept. */
const NEXT = '9.0.0';
const ORDER = { by: 'ada', cause: 'promote' } as const;

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vela-two-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a team wrote for the next design system: a property that is called otherwise, a token that is new, and services of the shell. */
const PAGE = `
import { Button } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { Container } from '@vela/design-system/layout';
import { useAudience } from '@vela/design-system/theme';
import { useSession, useToasts } from '@vela/design-system/services';
import { Heading } from '@vela/design-system/typography';
import { useState } from 'react';
export function Page() {
  const { user } = useSession();
  const toasts = useToasts();
  const audience = useAudience();
  const [open, setOpen] = useState(false);
  return (
    <Container>
      <Heading level={1}>{[user?.firstName, audience].join(' / ')}</Heading>
      <Button look="quiet" style={{ borderRadius: 'var(--vela-tide)' }} onClick={() => setOpen(true)}>{'01'}</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="02">
        <Button look="quiet" onClick={() => toasts.show({ message: '03', variant: 'info' })}>{'04'}</Button>
      </Dialog>
    </Container>
  );
}
`;

/** The next version: what breaks those who use it, and tokens of its own. */
const nextDesignSystem = () =>
  designSystemOf(folder, NEXT, {
    'src/components/button/button.tsx': ['  variant = ', '  look: variant = '],
    'src/theme/tokens.ts': [
      'measuresOf(OWN_TOKENS);',
      "measuresOf(OWN_TOKENS) + '--vela-tide: 7px; --vela-radius-card: 3px;';",
    ],
  });

test('a slice that is ahead brings its design system, beside slices that have the shell’s', async ({ browser }) => {
  test.setTimeout(300_000);
  const files = await guestTide(PAGE);
  const own = await elsewhere(
    folder,
    { ...files, 'package.json': JSON.stringify({ name: 'guest-tide', type: 'module', vela: CARRIES }) },
    await nextDesignSystem(),
  );
  const dist = await build(own);
  const instance = await Instance.create();
  try {
    await instance.start();
    await runSlice(instance, ['promote', 'guest-tide', await publish(instance.site, 'guest_tide', dist)]);
    const context = await browser.newContext({ baseURL: instance.origin });
    const person = newPerson('Tide');
    await joinByCalls(context, person, 'jobSeeker');
    const page = await context.newPage();
    const complaints = new Complaints(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/more/tide');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(`${person.firstName} / jobseeker`);
    expect(asked.filter((address) => COPY.test(address))).toHaveLength(1);

    const button = page.getByRole('button', { name: '01' });
    await expect(button).toHaveAttribute('data-variant', 'quiet');
    // A token that the site does not have comes along, one that it has is the site's.
    await expect(button).toHaveCSS('border-radius', '7px');
    const card = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--vela-radius-card'),
    );
    expect(card).not.toBe('3px');

    // The shell's messages lie above a dialog of the other version, where they can be read and pressed.
    await button.click();
    await page.getByRole('dialog', { name: '02' }).getByRole('button', { name: '04' }).click();
    await expect(page.getByRole('dialog', { name: '02' }).getByText('03')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('banner').getByRole('link', { name: 'Vela' }).first().click();
    await expect(page).toHaveURL(PATHS.jobSeekerDashboard);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await page.goBack();
    await expect(heading).toHaveText(`${person.firstName} / jobseeker`);
    complaints.expectNone('two versions of the design system');
  } finally {
    await instance.remove();
  }
});

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

/** The shell of a house that has moved on: what it gives is of the next version of the design system. */
async function shellOfNext(): Promise<string> {
  const shell = await mkdtemp(path.join(folder, 'shell-'));
  await cp(path.join(ROOT, 'shell/dist'), shell, { recursive: true });
  const file = path.join(shell, MANIFEST_FILE);
  const manifest = (await readJson(file)) as { readonly shared: readonly { readonly name: string }[] };
  const shared = manifest.shared.map((each) =>
    each.name.startsWith('@vela/design-system/') ? { ...each, version: NEXT } : each,
  );
  await writeFile(file, JSON.stringify({ ...manifest, shared }));
  return shell;
}

/** Renders a page as it is served. @returns its styles */
async function stylesOf(pair: Omit<CodePair, 'contract'>): Promise<string> {
  const code = new PageCode({ ...pair, contract: REMOTE_CONTRACT });
  try {
    const { body, styles } = await code.renderPage({ tongue: SOURCE_LANGUAGE, pathname: PATHS.faq });
    expect(body).toContain('Questions and answers');
    return styles;
  } finally {
    code.end();
  }
}

/** Public pages as they are, of a team that has not moved yet. @param vela what its package.json says for the build */
async function publicPages(vela: object): Promise<string> {
  const house = path.join(ROOT, 'mfe-public');
  const own = await elsewhere(folder, {});
  for (const part of ['src', 'locales']) await cp(path.join(house, part), path.join(own, part), { recursive: true });
  const manifest = (await readJson(path.join(house, 'package.json'))) as object;
  await writeFile(path.join(own, 'package.json'), JSON.stringify({ ...manifest, vela }));
  return build(own);
}

test('a shell that moves on is refused while a slice needs the version before, and taken once that carries it', async () => {
  test.setTimeout(300_000);
  const site = path.join(folder, 'site');
  await putBuildsIntoService(
    site,
    {
      shell: path.join(ROOT, 'shell/dist'),
      slices: [path.join(ROOT, 'mfe-public/dist')],
    },
    () => undefined,
  );
  const next = await publish(site, 'shell', await shellOfNext());
  await expect(promote(site, 'shell', next, ORDER)).rejects.toThrow(
    /does not fit mfe-public \w+, which is in service: it requires @vela\/design-system\/\S+ \^\S+, the shell shares 9\.0\.0\..*"carriesDesignSystem"/,
  );

  const version = await publish(site, 'mf_public', await publicPages(CARRIES));
  const { version: before } = (await readJson(siteLayout(site).shellPointer)) as { readonly version: string };
  expect(await stylesOf({ site, shell: before, slice: version })).not.toContain(LAYER);
  await promote(site, 'mf_public', version, ORDER);
  await promote(site, 'shell', next, ORDER);
  // What a reader gets without any script is rendered with the copy, too.
  expect(await stylesOf({ site, shell: next, slice: version })).toContain(LAYER);
});
