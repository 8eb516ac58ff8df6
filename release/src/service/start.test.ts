import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, watch, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '../../tests/support/builds.js';
import { Accesses } from '../access/access.js';

let folder: TemporaryFolder;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

test('a port that somebody has is named in a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const told = { SITE_DIR: path.join(folder.path, 'site'), RELEASE_DIR: path.join(folder.path, 'release') };
  for (const name of ['RELEASE_PORT', 'RELEASE_METRICS_PORT']) {
    const service = spawn(
      process.execPath,
      ['--conditions=source', '--import', 'tsx', path.join(__dirname, 'start.ts')],
      { env: { PATH: process.env['PATH'], ...told, [name]: String(port) }, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const said = text(service.stderr);
    expect([await once(service, 'exit'), await said]).toEqual([
      [1, null],
      `${name} is ${port}, which is in use at 127.0.0.1. Stop what uses it, or choose another.\n`,
    ]);
  }
  other.close();
});

test('a signal while it prepares lets that be finished, and leaves no lock', async () => {
  const own = path.join(folder.path, 'release');
  const accesses = path.join(own, 'accesses.json');
  await mkdir(own);
  // Somebody else has the list, and runs.
  await writeFile(`${accesses}.writing`, String(process.pid));
  const changes = watch(own)[Symbol.asyncIterator]();
  const told = { SITE_DIR: path.join(folder.path, 'site'), RELEASE_DIR: own, RELEASE_TOKEN: 'a-token-of-gateways' };
  const service = spawn(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', path.join(__dirname, 'start.ts')],
    { env: { PATH: process.env['PATH'], RELEASE_PORT: '0', ...told }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const said = Promise.all([text(service.stdout), text(service.stderr)]);
  const ended = once(service, 'exit');
  // It reaches for the list.
  await changes.next();
  await changes.return?.();
  service.kill('SIGTERM');
  await rm(`${accesses}.writing`);
  expect([await ended, await said]).toMatchObject([
    [0, null],
    [expect.stringContaining('listening'), ''],
  ]);
  expect(await new Accesses(accesses).of('a-token-of-gateways')).toMatchObject({ team: expect.any(String) });
});
