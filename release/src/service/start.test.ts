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

/** @returns a port that nobody has right now */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}

/** Starts it with some settings, and waits for its end. */
async function ended(told: Readonly<Record<string, string>>): Promise<readonly [unknown, string]> {
  const service = spawn(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', path.join(__dirname, 'start.ts')],
    { env: { PATH: process.env['PATH'], ...told }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const said = text(service.stderr);
  const [code]: readonly unknown[] = await once(service, 'exit');
  return [code, await said];
}

test('without a port, and with a host that is none, it says so in a sentence', async () => {
  const told = { SITE_DIR: path.join(folder.path, 'site'), RELEASE_DIR: path.join(folder.path, 'release') };
  expect(await ended(told)).toEqual([1, expect.stringMatching(/\n {2}- RELEASE_PORT is not set: .+\n$/)]);
  expect(await ended({ ...told, RELEASE_PORT: await freePort(), RELEASE_HOST: '0.0.0.0:80' })).toEqual([
    1,
    expect.stringMatching(/^RELEASE_HOST is "0\.0\.0\.0:80", for which no address is known\..+\n$/),
  ]);
});

test('a port that somebody has is named in a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const told = { SITE_DIR: path.join(folder.path, 'site'), RELEASE_DIR: path.join(folder.path, 'release') };
  for (const name of ['RELEASE_PORT', 'RELEASE_METRICS_PORT']) {
    expect(await ended({ ...told, RELEASE_PORT: await freePort(), [name]: String(port) })).toEqual([
      1,
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
    { env: { PATH: process.env['PATH'], RELEASE_PORT: await freePort(), ...told }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const said = Promise.all([text(service.stdout), text(service.stderr)]);
  const exit = once(service, 'exit');
  // It reaches for the list.
  await changes.next();
  await changes.return?.();
  service.kill('SIGTERM');
  await rm(`${accesses}.writing`);
  expect([await exit, await said]).toMatchObject([
    [0, null],
    [expect.stringContaining('listening'), ''],
  ]);
  expect(await new Accesses(accesses).of('a-token-of-gateways')).toMatchObject({ team: expect.any(String) });
});
