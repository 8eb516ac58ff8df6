import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  type Files,
  order,
  shellFiles,
  shellManifest,
  sliceFiles,
  sliceManifest,
  type TakenShare,
  type TemporaryFolder,
  temporaryFolder,
} from '../../tests/support/builds.js';
import { siteLayout } from '../site/layout.js';
import { readShellPointer } from '../site/pointer.js';
import { readRegistry } from '../site/registry.js';
import { promoteShell, publishShell } from '../versions/shell.js';
import { promoteSlice, publishSlice } from '../versions/slices.js';

let folder: TemporaryFolder;
let site: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  site = path.join(folder.path, 'site');
  await promoteShell(site, await publishShell(site, await folder.write('shell', shellFiles())), order);
});
afterEach(() => folder.remove());

const publishedWith = async (files: Files): Promise<string> =>
  (await publishSlice(site, await folder.write('dist', { ...sliceFiles('mf_public'), ...files }))).version;

const exposing = (code: string) => `var mf_public = { init() {}, get: async () => () => (${code}) };`;

test.each<[string, Files, string]>([
  [
    'of another contract',
    { 'mf-manifest.json': sliceManifest('mf_public', { contract: 3 }) },
    'was built for contract 3, the shell in service speaks 2.',
  ],
  [
    'with a missing chunk',
    { 'mf-manifest.json': sliceManifest('mf_public', { preload: ['page.js'] }) },
    'is incomplete: page.js is missing.',
  ],
  [
    'with a chunk of a page that is no script',
    { 'late.0123456789.js': 'const = 1;' },
    'holds late.0123456789.js, which is no script',
  ],
  ['that throws', { 'remoteEntry.js': 'throw new Error("broken");' }, 'does not start: broken'],
  [
    'that leaves no container',
    { 'remoteEntry.js': 'var other = {};' },
    'does not start: remoteEntry.js leaves no container.',
  ],
  [
    'with another name inside',
    { 'remoteEntry.js': exposing('{ contract: 2, name: "mf_other", routes: [{}] }') },
    'cannot be used: mf_public says it is mf_other.',
  ],
  [
    'without routes',
    { 'remoteEntry.js': exposing('{ contract: 2, name: "mf_public", routes: [] }') },
    'cannot be used: mf_public exposes no routes.',
  ],
  [
    'whose module speaks another contract',
    { 'remoteEntry.js': exposing('{ contract: 3, name: "mf_public", routes: [{}] }') },
    'cannot be used: mf_public was built for contract 3',
  ],
])('a version %s is not promoted', async (_, files, sentence) => {
  const version = await publishedWith(files);
  await expect(promoteSlice(site, 'mf_public', version, order)).rejects.toThrow(sentence);
  expect((await readRegistry(site)).registry).toEqual({});
});

test('a guest that would have a page of the house is not promoted', async () => {
  const code =
    'var guest_vouchers = { init() {}, get: async () => () => ({ contract: 2, name: "guest_vouchers", routes: [{ path: "/privacy-centre" }] }) };';
  const files = { ...sliceFiles('guest_vouchers'), 'remoteEntry.js': code };
  const { version } = await publishSlice(site, await folder.write('dist', files));
  await expect(promoteSlice(site, 'guest_vouchers', version, order)).rejects.toThrow(
    'guest_vouchers has a route at /privacy-centre; its pages are at /more/vouchers and below.',
  );
});

test('a version whose chunk is loaded the way webpack loads it starts, with stand-ins for what the shell shares', async () => {
  const entry = `var mf_public; (() => {
    let scope;
    mf_public = {
      init(given) { scope = given; },
      get: () => new Promise((resolve, reject) => {
        const script = document.createElement('script');
        script.onload = async () => {
          const react = (await Object.values(scope.react)[0].get())();
          resolve(() => ({ contract: 2, name: 'mf_public', routes: self.routesWith(react) }));
        };
        script.onerror = () => reject(new Error('no chunk'));
        script.src = new URL('routes.js', document.currentScript.src).href;
        document.head.appendChild(script);
      }),
    };
  })();`;
  const version = await publishedWith({
    'remoteEntry.js': entry,
    'routes.js': 'self.routesWith = (react) => [react.lazy(() => null)];',
  });
  expect(await promoteSlice(site, 'mf_public', version, order)).toHaveProperty('mf_public.version', version);
});

/** Puts a shell into service that is known to give of React no more than `useState`, or what it is told. */
async function promoteShellGiving(mark: string, names: readonly string[] = ['useState']): Promise<string> {
  const files = { ...shellFiles(mark), 'mf-manifest.json': shellManifest(mark, { names }) };
  const version = await publishShell(site, await folder.write(mark, files));
  await promoteShell(site, version, order);
  return version;
}

const publishedTaking = (share: TakenShare): Promise<string> =>
  publishedWith({ 'mf-manifest.json': sliceManifest('mf_public', { shared: [share] }) });

test.each<[string, TakenShare, string]>([
  [
    'another version of a shared module',
    { name: 'react', requiredVersion: '^20.0.0', names: ['useState'] },
    'it requires react ^20.0.0, the shell shares 19.3.1.',
  ],
  [
    'a component that the shell lacks',
    { name: '@vela/design-system/sail', requiredVersion: '^0.1.0', names: ['Sail'] },
    'it uses @vela/design-system/sail, which the shell does not share.',
  ],
  [
    'a name that the shell’s module no longer has',
    { name: 'react', requiredVersion: '^19.0.0', names: ['useState', 'useTide'] },
    'it uses useTide of react, which the shell’s does not have.',
  ],
])('a version that starts, but whose pages need %s, is not promoted', async (_, share, sentence) => {
  await promoteShellGiving('known');
  await expect(promoteSlice(site, 'mf_public', await publishedTaking(share), order)).rejects.toThrow(sentence);
  expect((await readRegistry(site)).registry).toEqual({});
});

test('a shell that lacks what a slice in service takes is not promoted', async () => {
  const before = await promoteShellGiving('wide', ['useState', 'useTide']);
  const share = { name: 'react', requiredVersion: '^19.0.0', names: ['useTide'] };
  await promoteSlice(site, 'mf_public', await publishedTaking(share), order);
  await expect(promoteShellGiving('narrow')).rejects.toThrow('it uses useTide of react');
  expect(await readShellPointer(site)).toMatchObject({ version: before });
});

test('what a slice carries it need not find, in a version that fits', async () => {
  const carrying = (requiredVersion: string, names: readonly string[]): TakenShare => ({
    name: 'react',
    requiredVersion,
    names,
    carried: true,
  });
  await promoteShellGiving('wide');
  const ahead = await publishedTaking(carrying('^20.0.0', ['useTide']));
  await promoteSlice(site, 'mf_public', ahead, order);
  await promoteShellGiving('wider', ['useState', 'useEffect']);
  // The browser takes a version that fits, whatever the slice has of its own.
  const level = await publishedTaking(carrying('^19.0.0', ['useTide']));
  await expect(promoteSlice(site, 'mf_public', level, order)).rejects.toThrow('it uses useTide of react');
});

test('files that were changed after publishing are noticed', async () => {
  const version = await publishedWith({});
  await writeFile(path.join(siteLayout(site).slice('mf_public', version), 'page.0123456789.js'), '// something else');
  await expect(promoteSlice(site, 'mf_public', version, order)).rejects.toThrow('are not the ones that were published');
});

test('a shell without the places that pages are filled in at is not promoted', async () => {
  const before = await readShellPointer(site);
  const version = await publishShell(
    site,
    await folder.write('other', { ...shellFiles('other'), 'document.html': '<html></html>' }),
  );
  await expect(promoteShell(site, version, order)).rejects.toThrow('has no place for {{head}}');
  expect(await readShellPointer(site)).toEqual(before);
});
