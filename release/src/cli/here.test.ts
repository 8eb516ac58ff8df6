// What is typed inside the release service's container.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { order, sliceFiles, type TemporaryFolder, temporaryFolder } from '../../tests/support/builds.js';
import { Accesses } from '../access/access.js';
import { Trusts } from '../access/trusts.js';
import { publishedVersions } from '../site/published.js';
import { promoteSlice, publishSlice } from '../versions/slices.js';

let folder: TemporaryFolder;
let site: string;
let own: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  site = path.join(folder.path, 'site');
  own = path.join(folder.path, 'release');
});
afterEach(() => folder.remove());

async function run(...words: string[]) {
  const child = spawn(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', path.join(__dirname, 'here.ts'), ...words],
    { env: { PATH: process.env['PATH'], SITE_DIR: site, RELEASE_DIR: own }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { said, complained, code: Number(code) };
}

test('who may publish is said beside the service, in its folders', async () => {
  const added = await run('access', 'add', 'payments', '--slices', 'mfe-payments', '--rights', 'publish,promote');
  expect(added).toMatchObject({ code: 0, complained: '' });
  const [access] = await new Accesses(path.join(own, 'accesses.json')).all();
  expect(access).toMatchObject({ team: 'payments', names: ['mf_payments'], rights: ['publish', 'promote'] });
  const claims = ['--issuer', 'https://ci.example', '--claims', 'repository=payments/slice'];
  const [trusted, ended] = await Promise.all([
    run('access', 'trust', 'payments', ...claims, '--slices', 'mfe-payments', '--rights', 'publish'),
    run('access', 'revoke', access?.id ?? ''),
  ]);
  expect([trusted.code, ended.code]).toEqual([0, 0]);
  expect(await new Trusts(path.join(own, 'trusts.json')).all()).toHaveLength(1);
  const [revoked] = await new Accesses(path.join(own, 'accesses.json')).all();
  expect(revoked?.revokedAt).not.toBeNull();
});

test('old versions are deleted there, and nothing is built', async () => {
  for (const mark of ['first', 'second', 'third', 'fourth']) {
    const { version } = await publishSlice(site, await folder.write(mark, sliceFiles('mf_payments', mark)));
    if (mark === 'fourth') await promoteSlice(site, 'mf_payments', version, order);
  }
  const [pruned, refused, unclear] = await Promise.all([
    run('prune', '--keep', '1'),
    run('publish', 'mfe-payments'),
    run('promote', 'mfe-payments'),
  ]);
  expect([pruned.code, pruned.complained]).toEqual([0, '']);
  expect(pruned.said).toContain('Deleted of mfe-payments');
  expect((await publishedVersions(site, 'mf_payments')).length).toBeLessThan(4);
  expect(refused.code).toBe(1);
  expect(refused.complained).toContain('There are no sources here to build of');
  expect(unclear.complained).toContain('node release/dist/cli/here.js list mfe-payments shows them');
});
