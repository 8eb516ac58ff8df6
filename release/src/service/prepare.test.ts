import { readFile, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { SLICES } from '@vela/contracts/routes';
import { shellFiles, sliceFiles, type TemporaryFolder, temporaryFolder } from '../../tests/support/builds.js';
import { Accesses } from '../access/access.js';
import { folderOf } from '../site/deployable.js';
import { readRegistry } from '../site/registry.js';
import { prepareService } from './prepare.js';

let folder: TemporaryFolder;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const preparation = (given: { readonly builds?: string; readonly gatewayToken?: string }) => ({
  site: path.join(folder.path, 'site'),
  folder: path.join(folder.path, 'release'),
  builds: given.builds ?? null,
  gatewayToken: given.gatewayToken ?? null,
});
const quiet = (): void => undefined;

test('gateways follow with the token that the service was told, and with no former one', async () => {
  const accesses = new Accesses(path.join(folder.path, 'release/accesses.json'));
  const team = await accesses.add('payments', ['mf_payments'], ['publish']);
  await prepareService(preparation({ gatewayToken: 'first' }), quiet);
  await prepareService(preparation({ gatewayToken: 'first' }), quiet);
  expect(await accesses.all()).toHaveLength(2);
  expect((await accesses.of('first'))?.grants).toEqual([{ names: [], rights: ['follow'] }]);
  await prepareService(preparation({ gatewayToken: 'second' }), quiet);
  expect(await accesses.of('first')).toBeNull();
  expect((await accesses.of('second'))?.grants).toEqual([{ names: [], rights: ['follow'] }]);
  expect((await accesses.of(team.token))?.team).toBe('payments');
});

test('accesses that cannot be read right now are not taken for none, and not written over', async () => {
  const file = path.join(folder.path, 'release/accesses.json');
  const team = await new Accesses(file).add('payments', ['mf_payments'], ['publish']);
  // What leads to itself is there, and cannot be read by anybody; nor could a file by a process that has too many open.
  await rename(file, `${file}.aside`);
  await symlink(path.basename(file), file);
  await expect(prepareService(preparation({ gatewayToken: 'first' }), quiet)).rejects.toThrow('ELOOP');
  await expect(new Accesses(file).of(team.token)).rejects.toThrow('ELOOP');
  await expect(readFile(file)).rejects.toThrow('ELOOP');
  await rm(file);
  await rename(`${file}.aside`, file);
  await prepareService(preparation({ gatewayToken: 'first' }), quiet);
  expect((await new Accesses(file).of(team.token))?.team).toBe('payments');
});

test('a token of gateways that was revoked does not come back with the next start', async () => {
  const accesses = new Accesses(path.join(folder.path, 'release/accesses.json'));
  await prepareService(preparation({ gatewayToken: 'first' }), quiet);
  const [first] = await accesses.all();
  await accesses.revoke(first?.id ?? '');
  const again = prepareService(preparation({ gatewayToken: 'first' }), quiet);
  await expect(again).rejects.toThrow('RELEASE_TOKEN was revoked; set a new one');
  expect(await accesses.of('first')).toBeNull();
  await prepareService(preparation({ gatewayToken: 'second' }), quiet);
  expect((await accesses.of('second'))?.grants).toEqual([{ names: [], rights: ['follow'] }]);
  // One that another took the place of is revoked too.
  await expect(prepareService(preparation({ gatewayToken: 'first' }), quiet)).rejects.toThrow('was revoked');
});

test('the builds that came with it are in service before anybody is answered', async () => {
  await folder.write('builds/shell/dist', shellFiles('one'));
  for (const name of SLICES) await folder.write(`builds/${folderOf(name)}/dist`, sliceFiles(name, 'one'));
  await prepareService(preparation({ builds: path.join(folder.path, 'builds') }), quiet);
  const { registry } = await readRegistry(path.join(folder.path, 'site'));
  expect(Object.keys(registry).sort()).toEqual([...SLICES].sort());
});
