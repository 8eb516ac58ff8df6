import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { PATH_OWNERS, type PathOwner, type SliceName } from '@vela/contracts/routes';
import {
  container,
  order,
  shellFiles,
  shellManifest,
  sliceFiles,
  type TemporaryFolder,
  temporaryFolder,
} from '../../tests/support/builds.js';
import { readShellPointer } from '../site/pointer.js';
import { readRegistry } from '../site/registry.js';
import { promote, publish } from '../versions/versions.js';

const PRICING = '/talentseeker/pricing';
const VOUCHERS = '/talentseeker/vouchers';

let folder: TemporaryFolder;
let site: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  site = path.join(folder.path, 'site');
  await promoteShell('first');
});
afterEach(() => folder.remove());

async function promoteShell(mark: string, owners: readonly PathOwner[] = PATH_OWNERS): Promise<void> {
  const files = { ...shellFiles(mark), 'mf-manifest.json': shellManifest(mark, { owners }) };
  await promote(site, 'shell', await publish(site, 'shell', await folder.write(`shell-${mark}`, files)), order);
}

async function promoteWith(name: SliceName, paths: readonly string[]): Promise<void> {
  const files = { ...sliceFiles(name), 'remoteEntry.js': container(name, paths) };
  const mark = `${name}-${paths.join('').replaceAll('/', '-')}`;
  await promote(site, name, await publish(site, name, await folder.write(mark, files)), order);
}

const inService = async () => Object.keys((await readRegistry(site)).registry);

test('a page below a prefix of the slice’s own needs nobody else’s release', async () => {
  await promoteWith('mf_payments', [PRICING]);
  await promoteWith('mf_payments', [PRICING, '/talentseeker/payments/vouchers/:id']);
  expect(await inService()).toEqual(['mf_payments']);
});

test.each([
  ['of another slice', VOUCHERS, 'mfe-talentseeker’s'],
  ['that nobody named', '/vouchers', 'mfe-public’s'],
  ['of a guest', '/more/vouchers', 'guest-vouchers’s'],
  ['that the shell answers itself', '/error', 'the shell’s'],
])('a page at a path %s is refused: nobody would reach it', async (_, stray, owner) => {
  await expect(promoteWith('mf_payments', [PRICING, stray])).rejects.toThrow(
    `has a page at ${stray}, which is ${owner} to have: nobody would reach it. The pages of mfe-payments are at /talentseeker/payments, `,
  );
  expect(await inService()).toEqual([]);
});

test('a page of the public slice that shell and gateway do not know as public is refused: no visitor would see it', async () => {
  await promoteWith('mf_public', ['/', '/faq', '/news/:slug']);
  await expect(promoteWith('mf_public', ['/', '/faq', '/mentors'])).rejects.toThrow(
    /has a page at \/mentors, which no visitor may see: .* Add it to PUBLIC_PATHS .* and release shell and gateway first/,
  );
  await promoteWith('mf_public', ['/', '/faq']);
});

test('the shell in service says whose a path is', async () => {
  await promoteShell('second', [...PATH_OWNERS, { prefix: VOUCHERS, slice: 'mf_payments' }]);
  await promoteWith('mf_payments', [VOUCHERS]);
  await expect(promoteShell('third')).rejects.toThrow(`has a page at ${VOUCHERS}, which is mfe-talentseeker’s to have`);
  await promoteWith('mf_talentseeker', [VOUCHERS]);
  await promoteShell('third');
});

test('a page moves from one slice to another without ever being gone', async () => {
  await promoteWith('mf_payments', [PRICING]);
  const before = (await readShellPointer(site))?.version;
  const moved = [
    ...PATH_OWNERS.filter(({ prefix }) => prefix !== PRICING),
    { prefix: PRICING, slice: 'mf_account' } as const,
  ];
  await expect(promoteShell('moved', moved)).rejects.toThrow(
    `has a page at ${PRICING}, which is mfe-account’s to have`,
  );
  expect((await readShellPointer(site))?.version).toBe(before);
  await promoteWith('mf_account', ['/notifications', PRICING]);
  await promoteShell('moved', moved);
  await promoteWith('mf_payments', ['/talentseeker/payments']);
  expect(await inService()).toEqual(['mf_payments', 'mf_account']);
});
