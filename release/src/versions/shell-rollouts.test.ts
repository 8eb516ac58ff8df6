import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  order,
  shellFiles,
  shellManifest,
  sliceFiles,
  sliceManifest,
  type TemporaryFolder,
  temporaryFolder,
} from '../../tests/support/builds.js';
import { readHistory } from '../site/history.js';
import { siteLayout } from '../site/layout.js';
import { whileWriting } from '../site/lock.js';
import { readShellPointer, writePointer } from '../site/pointer.js';
import { readRegistry } from '../site/registry.js';
import { writeTallies } from '../site/tallies.js';
import { statusText } from '../status/status.js';
import { siteState } from '../storage/site-state.js';
import { putBuildsIntoService } from './start-builds.js';
import { promote, publish, rollBack, rollOut } from './versions.js';

let folder: TemporaryFolder;
let site: string;
let first: string;
let second: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  site = path.join(folder.path, 'site');
  [first, second] = [await shell('first'), await shell('second', ['useState'])];
  await promote(site, 'shell', first, order);
});
afterEach(() => folder.remove());

/** @param names what it gives of React; null if that is not known */
async function shell(mark: string, names: readonly string[] | null = null): Promise<string> {
  const files = { ...shellFiles(mark), 'mf-manifest.json': shellManifest(mark, { names }) };
  return publish(site, 'shell', await folder.write(`shell-${mark}`, files));
}
const buildUsing = (...names: readonly string[]) =>
  folder.write(`payments-${names.join('-')}`, {
    ...sliceFiles('mf_payments', names.join()),
    'mf-manifest.json': sliceManifest('mf_payments', {
      shared: [{ name: 'react', requiredVersion: '^19.0.0', names }],
    }),
  });
const sliceUsing = async (...names: readonly string[]) => publish(site, 'mf_payments', await buildUsing(...names));
const to = (share: number, version = second) => rollOut(site, 'shell', version, share, order);
const rollout = async () => (await readShellPointer(site))?.rollout;

test('a shell reaches more and more visitors, and at last everybody', async () => {
  await to(10);
  const small = await rollout();
  expect(small).toMatchObject({ version: second, share: 10 });
  await writeTallies(site, '8080', {
    shell: { salt: small?.salt ?? '', rollout: 7, inService: 1, evidence: [0], places: {} },
  });
  expect(await statusText(site)).toContain(`shell ${second} gets to 10 of 100 visitors since`);
  expect(await statusText(site)).toContain(`Pages failed for 7 of them, and for 1 of those with ${first}.`);
  await to(50);
  expect(await rollout()).toEqual({ ...small, share: 50 });
  // Gateways bring what they have to serve to some.
  expect((await siteState(site)).versions).toContainEqual({ name: 'shell', version: second });
  await to(100);
  expect(await readShellPointer(site)).toEqual({ version: second, previous: first });
  expect((await readHistory(site)).map(({ cause, share }) => [cause, share])).toEqual([
    ['promote', undefined],
    ['rollout', 10],
    ['rollout', 50],
    ['promote', undefined],
  ]);
});

test('a roll-out that is taken back is not rolled out again, and a promotion of what is in service ends one', async () => {
  await to(10);
  expect(await rollBack(site, 'shell', { by: 'ada', cause: 'rollback' })).toBe(first);
  expect(await readShellPointer(site)).toEqual({ version: first, previous: null });
  await expect(to(10)).rejects.toThrow('was rolled back: It was taken back by hand.');
  const third = await shell('third');
  await to(10, third);
  await promote(site, 'shell', first, order);
  expect(await readShellPointer(site)).toEqual({ version: first, previous: null });
  await expect(rollOut(site, 'design_system', third, 10, order)).rejects.toThrow('for everybody or nobody');
});

test('a roll-out is mended from the history, and one that cannot be read reaches nobody', async () => {
  await to(10);
  const pointer = await readShellPointer(site);
  await rm(siteLayout(site).shellPointer);
  expect(await readShellPointer(site)).toEqual(pointer);
  for (const broken of [
    null,
    5,
    { ...pointer?.rollout, share: 0 },
    { share: 50 },
    { ...pointer?.rollout, version: 'x' },
  ]) {
    await writeFile(siteLayout(site).shellPointer, JSON.stringify({ version: first, rollout: broken }));
    expect(await readShellPointer(site)).toEqual({ version: first, previous: null });
  }
});

test('a slice has to fit every shell that visitors get; a start takes back a shell that it does not fit', async () => {
  await to(10);
  await promote(site, 'mf_payments', await sliceUsing('useState'), order);
  const wider = await sliceUsing('useState', 'useTide');
  for (const share of [10, 100])
    await expect(rollOut(site, 'mf_payments', wider, share, order)).rejects.toThrow(
      'With the shell that is being rolled out: mfe-payments',
    );
  expect((await rollout())?.version).toBe(second);
  const build = await folder.write('shell-first', shellFiles('first'));
  const told: string[] = [];
  const builds = { shell: build, slices: [await buildUsing('useState', 'useTide')] };
  await putBuildsIntoService(site, builds, (text) => told.push(text));
  expect((await readRegistry(site)).registry.mf_payments?.version).toBe(wider);
  expect(await rollout()).toBeUndefined();
  expect(await statusText(site)).toContain(`shell ${second} was withdrawn`);
});

const back = { by: 'ada', cause: 'rollback' } as const;

test('the way back of a slice is open while a shell that it does not fit is being rolled out, which ends that', async () => {
  const wider = await sliceUsing('useState', 'useTide');
  for (const version of [wider, await sliceUsing('useState')]) await promote(site, 'mf_payments', version, order);
  await to(10);
  expect(await rollBack(site, 'mf_payments', back)).toBe(wider);
  expect((await readRegistry(site)).registry.mf_payments?.version).toBe(wider);
  expect(await rollout()).toBeUndefined();
  expect((await readHistory(site)).findLast(({ cause }) => cause === 'withdraw')).toMatchObject({
    by: 'ada',
    version: second,
    why: expect.stringContaining('useTide'),
  });
});

test('the way back of the shell is open while a slice that does not fit it is being rolled out, which ends that', async () => {
  for (const version of [second, first]) await promote(site, 'shell', version, order);
  const inService = await sliceUsing('useState');
  const wider = await sliceUsing('useState', 'useTide');
  await promote(site, 'mf_payments', inService, order);
  await rollOut(site, 'mf_payments', wider, 10, order);
  await expect(promote(site, 'shell', second, order)).rejects.toThrow('useTide');
  expect(await rollBack(site, 'shell', back)).toBe(second);
  const entry = (await readRegistry(site)).registry.mf_payments;
  expect([entry?.version, entry?.rollout]).toEqual([inService, undefined]);
  expect((await readHistory(site)).findLast(({ cause }) => cause === 'withdraw')).toMatchObject({
    by: 'ada',
    version: wider,
  });
});

test('what came into service while a version was being checked is what it has to fit', async () => {
  await promote(site, 'mf_payments', await sliceUsing('useState'), order);
  const wider = await sliceUsing('useState', 'useTide');
  let promotion: Promise<unknown> = Promise.resolve();
  await whileWriting(siteLayout(site).lock, async () => {
    // Checked with the first shell, it waits for the lock.
    let isWaiting = (): void => undefined;
    const waiting = new Promise<void>((resolve) => (isWaiting = resolve));
    const tell = (): void => isWaiting();
    promotion = promote(site, 'mf_payments', wider, order, { tell }).catch((error: unknown) => error);
    await waiting;
    await writePointer(site, 'shell', { version: second, previous: first });
  });
  expect(String(await promotion)).toContain('it uses useTide of react');
  expect((await readRegistry(site)).registry.mf_payments?.version).not.toBe(wider);
});

test('one goes back to any version that was in service and is published still', async () => {
  const [third, never] = [await shell('third'), await shell('never')];
  for (const version of [second, third]) await promote(site, 'shell', version, order);
  const back = (version: string) => rollBack(site, 'shell', { by: 'ada', cause: 'rollback' }, version);
  await expect(back(third)).rejects.toThrow('is in service already');
  await expect(back(never)).rejects.toThrow('was never in service');
  await expect(back('0123456789ab')).rejects.toThrow('There is no version 0123456789ab');
  expect(await back(first)).toBe(first);
  expect(await readShellPointer(site)).toEqual({ version: first, previous: third });
  // What was gone back from can be gone to by its name, never by itself.
  await expect(rollBack(site, 'shell', { by: 'ada', cause: 'rollback' })).rejects.toThrow('no earlier version');
  expect(await back(second)).toBe(second);
  await to(10, never);
  expect(await back(first)).toBe(first);
  expect(await rollout()).toBeUndefined();
  expect((await readHistory(site)).at(-2)).toMatchObject({ cause: 'withdraw', version: never });
});
