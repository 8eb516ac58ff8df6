import { createHmac } from 'node:crypto';
import { readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RemoteRegistry } from '@vela/contracts/remote';
import { loadCatalogues } from '@vela/language/catalogues';
import { previewToken, promote, publish } from '@vela/release';
import { siteLayout } from '@vela/release/site';
import { order, shellFiles, sliceFiles, type TemporaryFolder, temporaryFolder } from '@vela/release/testing';
import { ask, type Exchange } from '../tests/support/exchange.js';
import { type Gateway, startGateway } from './gateway.js';

let folder: TemporaryFolder;
let site: string;
let gateway: Gateway;
let served: string;
let looked: string;
let token: string;

beforeAll(async () => {
  loadCatalogues(['gateway']);
  folder = await temporaryFolder();
  site = path.join(folder.path, 'site');
  const put = async (name: 'mf_public' | 'mf_payments', mark: string) =>
    publish(site, name, await folder.write(`${name}-${mark}`, sliceFiles(name, mark)));
  await promote(site, 'shell', await publish(site, 'shell', await folder.write('shell', shellFiles())), order);
  await promote(site, 'mf_public', await put('mf_public', 'first'), order);
  served = await put('mf_payments', 'first');
  await promote(site, 'mf_payments', served, order);
  looked = await put('mf_payments', 'second');
  token = await previewToken(site, { name: 'mf_payments', version: looked }, Date.now());
  gateway = await startGateway({ site, api: 'http://127.0.0.1:9' }, 0, '127.0.0.1');
});
afterAll(async () => {
  await gateway.stop();
  await folder.remove();
});

const asked = (address: string, cookie?: string): Promise<Exchange> =>
  ask(gateway.port, address, { headers: { accept: 'text/html', ...(cookie === undefined ? {} : { cookie }) } });
const cookieFrom = ({ headers }: Exchange): string => headers['set-cookie']?.[0]?.split(';')[0] ?? '';
const versionIn = async (cookie?: string): Promise<string | undefined> => {
  const { body } = await asked('/remotes.json', cookie);
  return (JSON.parse(body.toString()) as RemoteRegistry).mf_payments?.version;
};

test('a signed address shows an unpromoted version to the browser that opened it, says so, and can be left', async () => {
  const entrance = await asked(`/pricing?from=mail&preview=${token}`);
  expect(entrance).toMatchObject({
    status: 303,
    headers: { location: '/pricing?from=mail', 'cache-control': 'no-store' },
  });
  const cookie = cookieFrom(entrance);
  expect(entrance.headers['set-cookie']?.[0]).toMatch(
    /^vela-preview=\S+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=86400$/,
  );

  const page = await asked('/pricing', `other=1; ${cookie}`);
  const html = page.body.toString();
  expect(html).toContain(`/remotes/mf_payments/${looked}/remoteEntry.js`);
  expect(html).toContain(`Preview of mfe-payments ${looked}`);
  // It is open to DevTools, which ask what its build consists of.
  const manifest = `/remotes/mf_payments/${looked}/mf-manifest.json`;
  expect(html).toContain('<meta name="federation-devtools">');
  expect([(await asked(manifest, cookie)).status, (await asked(manifest)).status]).toEqual([200, 404]);
  const swedish = (await asked('/sv/pricing', `other=1; ${cookie}`)).body.toString();
  expect(swedish).toContain(`Förhandsvisning av mfe-payments ${looked}`);
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(await versionIn(cookie)).toBe(looked);

  const others = (await asked('/pricing')).body.toString();
  expect(others).toContain(`/remotes/mf_payments/${served}/`);
  expect(others).not.toContain('Preview of');
  expect(await versionIn()).toBe(served);

  const left = await asked('/pricing?preview=off', cookie);
  expect(left).toMatchObject({ status: 303, headers: { location: '/pricing' } });
  expect(left.headers['set-cookie']?.[0]).toMatch(/^vela-preview=; .*Max-Age=0$/);
});

test('an address that is not signed, or no longer good, shows nothing', async () => {
  const over = await previewToken(site, { name: 'mf_payments', version: looked }, Date.now() - 25 * 60 * 60 * 1000);
  for (const word of ['', 'mf_payments', `${token}x`, token.replace(looked, served), over]) {
    const { status, headers } = await asked(`/?preview=${word}`);
    expect({ word, status, cookie: headers['set-cookie'] }).toEqual({ word, status: 403, cookie: undefined });
    expect(await versionIn(`vela-preview=${word}`)).toBe(served);
  }
});

test.each(['/\\evil.example/', '//evil.example/', '/%5Cevil.example'])(
  '%s is never left to another site',
  async (start) => {
    const { headers } = await asked(`${start}?preview=off`);
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  },
);

test('a version that was deleted meanwhile gives way to what is in service', async () => {
  const gone = await publish(site, 'mf_payments', await folder.write('gone', sliceFiles('mf_payments', 'gone')));
  const word = await previewToken(site, { name: 'mf_payments', version: gone }, Date.now());
  await rm(siteLayout(site).slice('mf_payments', gone), { recursive: true });
  expect(await versionIn(`vela-preview=${word}`)).toBe(served);
});

test('what a full disk left of the key signs nothing, and a new key comes only where there is none', async () => {
  const { previewKey } = siteLayout(site);
  const key = await readFile(previewKey, 'utf8');
  expect((await stat(previewKey)).mode & 0o777).toBe(0o600);
  const make = () => previewToken(site, { name: 'mf_payments', version: looked }, Date.now());
  const claim = `mf_payments.${looked}.${Date.now() + 60_000}`;
  try {
    for (const left of ['', key.slice(0, 10), 'z'.repeat(key.length)]) {
      await writeFile(previewKey, left);
      const forged = `${claim}.${createHmac('sha256', left).update(claim).digest('base64url')}`;
      expect((await asked(`/?preview=${forged}`)).status).toBe(403);
      expect(await versionIn(`vela-preview=${forged}`)).toBe(served);
      await expect(make()).rejects.toThrow(`${previewKey} holds no key. Delete it`);
      expect(await readFile(previewKey, 'utf8')).toBe(left);
    }
    await rm(previewKey);
    await symlink('preview-key', previewKey);
    await expect(make()).rejects.toThrow('ELOOP');
    await rm(previewKey);
    const words = await Promise.all([make(), make(), make()]);
    expect(await readFile(previewKey, 'utf8')).toMatch(/^[0-9a-f]{64}$/);
    for (const word of words) expect(await versionIn(`vela-preview=${word}`)).toBe(looked);
  } finally {
    await rm(previewKey, { force: true });
    await writeFile(previewKey, key);
  }
});
