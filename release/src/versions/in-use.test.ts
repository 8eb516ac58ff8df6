import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { SliceName } from '@vela/contracts/routes';
import {
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
import { statusText } from '../status/status.js';
import { checkCounterpart } from './in-use.js';
import { promote, publish, rollOut } from './versions.js';

const BUTTON = '@vela/design-system/button';

let folder: TemporaryFolder;
let site: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  site = path.join(folder.path, 'site');
});
afterEach(() => folder.remove());

async function published(name: SliceName, mark: string, calls: readonly string[], shared: readonly TakenShare[] = []) {
  const files = { ...sliceFiles(name, mark), 'mf-manifest.json': sliceManifest(name, { calls, shared }) };
  return publish(site, name, await folder.write(`${name}-${mark}`, files));
}
const offers = (...calls: readonly string[]) => checkCounterpart(site, { offered: new Set(calls) });

test('an API without a call of the shell, of a slice in service, or of one that is rolled out is refused', async () => {
  const shell = { ...shellFiles(), 'mf-manifest.json': shellManifest('first', { calls: ['GET /api/users/me'] }) };
  const inService = await publish(site, 'shell', await folder.write('shell', shell));
  await promote(site, 'shell', inService, order);
  const first = await published('mf_payments', 'first', ['GET /api/receipts']);
  await promote(site, 'mf_payments', first, order);
  const second = await published('mf_payments', 'second', ['GET /api/receipts', 'POST /api/vouchers']);
  await rollOut(site, 'mf_payments', second, 10, order);
  // What nobody gets asks for nothing.
  await published('mf_admin', 'other', ['GET /api/admin/secrets']);
  await offers('GET /api/users/me', 'GET /api/receipts', 'POST /api/vouchers', 'GET /api/more');
  await expect(offers('GET /api/receipts', 'POST /api/vouchers')).rejects.toThrow(
    `shell ${inService}, which is in service, calls GET /api/users/me, which the API does not have.`,
  );
  await expect(offers('GET /api/users/me', 'POST /api/vouchers')).rejects.toThrow(
    `mfe-payments ${first}, which is in service, calls GET /api/receipts`,
  );
  const older = new Set(['GET /api/users/me', 'GET /api/receipts']);
  await expect(offers(...older)).rejects.toThrow(
    `mfe-payments ${second}, which is being rolled out, calls POST /api/vouchers, which the API does not have.`,
  );
  expect(await statusText(site, older)).toContain('calls POST /api/vouchers, which the API does not have.');
  expect(await statusText(site)).not.toContain('vouchers');
});

test('an API without a call of a shell that is rolled out is refused', async () => {
  const shell = async (mark: string, calls: readonly string[]) =>
    publish(
      site,
      'shell',
      await folder.write(`shell-${mark}`, { ...shellFiles(mark), 'mf-manifest.json': shellManifest(mark, { calls }) }),
    );
  await promote(site, 'shell', await shell('first', ['GET /api/users/me']), order);
  const second = await shell('second', ['GET /api/users/me', 'GET /api/news']);
  await rollOut(site, 'shell', second, 10, order);
  await offers('GET /api/users/me', 'GET /api/news');
  await expect(offers('GET /api/users/me')).rejects.toThrow(
    `shell ${second}, which is being rolled out, calls GET /api/news, which the API does not have.`,
  );
});

test('a version in service that cannot be read is told of in the status, and lets no API and no design system pass', async () => {
  const payments = await published('mf_payments', 'first', ['GET /api/receipts']);
  const admin = await published('mf_admin', 'first', ['GET /api/reports']);
  await promote(site, 'mf_payments', payments, order);
  await promote(site, 'mf_admin', admin, order);
  await writeFile(path.join(siteLayout(site).slice('mf_payments', payments), 'mf-manifest.json'), '{');
  const text = await statusText(site, new Set());
  expect(text).toContain(`mfe-payments ${payments}, which is in service, cannot be read: `);
  expect(text).toContain(`mfe-admin ${admin}, which is in service, calls GET /api/reports`);
  await expect(offers('GET /api/receipts', 'GET /api/reports')).rejects.toThrow();
  await expect(checkCounterpart(site, { exports: { version: '0.1.2', exports: {} } })).rejects.toThrow();
});

test.each([
  ['without a part', '0.1.0', {}, `it uses ${BUTTON}, which this version does not share.`],
  ['without an export', '0.1.0', { [BUTTON]: ['LinkButton'] }, 'it uses Button of'],
  ['of another major', '1.0.0', { [BUTTON]: ['Button'] }, `it requires ${BUTTON} ^0.1.0, this version shares 1.0.0.`],
])('a design system %s that a slice in service uses is refused', async (_, version, exports, sentence) => {
  const share = { name: BUTTON, requiredVersion: '^0.1.0', names: ['Button'] };
  const react = { name: 'react', requiredVersion: '^19.0.0', names: ['useState'] };
  const slice = await published('mf_payments', 'first', [], [share, react]);
  await promote(site, 'mf_payments', slice, order);
  await checkCounterpart(site, { exports: { version: '0.1.2', exports: { [BUTTON]: ['Button', 'LinkButton'] } } });
  await expect(checkCounterpart(site, { exports: { version, exports } })).rejects.toThrow(
    `mfe-payments ${slice}, which is in service, does not fit: ${sentence}`,
  );
});
