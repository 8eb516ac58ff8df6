import fs, { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import {
  order,
  shellFiles,
  shellManifest,
  sliceFiles,
  type TemporaryFolder,
  temporaryFolder,
} from '../../tests/support/builds.js';
import { note, readHistory } from '../site/history.js';
import { siteLayout } from '../site/layout.js';
import { whileWriting } from '../site/lock.js';
import { writeMeasured } from '../site/measured.js';
import { publishedVersions } from '../site/published.js';
import { readRegistry, ServedRegistry, writeRegistry } from '../site/registry.js';
import { isReached, registryFor } from '../site/rollout.js';
import { writeTallies } from '../site/tallies.js';
import { withValue } from '../site/vitals.js';
import { statusText } from '../status/status.js';
import { prune } from './prune.js';
import { putBuildsIntoService } from './start-builds.js';
import { promote, publish, rollBack, rollOut } from './versions.js';
import { inServiceAlone, withdraw } from './withdraw.js';

let folder: TemporaryFolder;
let site: string;
let first: string;
let second: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  site = path.join(folder.path, 'site');
  first = await published('first');
  await promote(site, 'mf_payments', first, order);
  second = await published('second');
});
afterEach(() => folder.remove());

const buildOf = (mark: string) => folder.write(`payments-${mark}`, sliceFiles('mf_payments', mark));
const published = async (mark: string) => publish(site, 'mf_payments', await buildOf(mark));
const entry = async () => (await readRegistry(site)).registry.mf_payments;
const to = (share: number | null, version = second) => rollOut(site, 'mf_payments', version, share, order);
const withdrawn = (version = second) =>
  withdraw(site, 'mf_payments', version, { by: 'the gateway', why: 'It failed.' });

/** @returns the versions that many visitors get, by how many of a hundred */
async function served(): Promise<Readonly<Record<string, number>>> {
  const registry = await new ServedRegistry(site, [], () => undefined).read();
  const counts: Record<string, number> = {};
  for (let visitor = 0; visitor < 65_536; visitor += 32) {
    const version = registryFor(registry, visitor).mf_payments?.version ?? 'none';
    counts[version] = (counts[version] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(counts).map(([version, count]) => [version, Math.round(count / 20.48)]));
}

test('a version reaches more and more visitors, the same ones first, and at last everybody', async () => {
  await to(10);
  const small = (await entry())?.rollout;
  expect(small).toMatchObject({ version: second, share: 10, entry: `/remotes/mf_payments/${second}/remoteEntry.js` });
  expect((await served())[first]).toBeGreaterThan(85);
  await to(50);
  const large = (await entry())?.rollout;
  expect({ salt: large?.salt, since: large?.since }).toEqual({ salt: small?.salt, since: small?.since });
  expect((await served())[first]).toBeGreaterThan(45);
  await to(100);
  expect(await served()).toEqual({ [second]: 100 });
  expect(await entry()).toMatchObject({ version: second, previous: first });
  expect((await entry())?.rollout).toBeUndefined();
  expect((await readHistory(site)).map(({ cause, share }) => [cause, share])).toEqual([
    ['promote', undefined],
    ['rollout', 10],
    ['rollout', 50],
    ['promote', undefined],
  ]);
  expect(await rollBack(site, 'mf_payments', { by: 'ada', cause: 'rollback' })).toBe(first);
});

test('a visitor is told of a version and nothing of the roll-out', async () => {
  await to(50);
  const registry = await new ServedRegistry(site, [], () => undefined).read();
  const rollout = registry.mf_payments?.rollout;
  const visitor = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find((each) => rollout && isReached(rollout, each)) ?? null;
  for (const who of [visitor, null])
    expect(Object.keys(registryFor(registry, who).mf_payments ?? {}).toSorted()).toEqual(
      who === null
        ? ['contract', 'entry', 'integrity', 'previous', 'version']
        : ['contract', 'entry', 'integrity', 'version'],
    );
});

test('a roll-out that is taken back leaves what is in service, and the version is not rolled out again', async () => {
  await to(10);
  expect(await rollBack(site, 'mf_payments', { by: 'ada', cause: 'rollback' })).toBe(first);
  expect(await served()).toEqual({ [first]: 100 });
  await expect(to(10)).rejects.toThrow('was rolled back: It was taken back by hand. Publish a repaired build');
  await promote(site, 'mf_payments', second, order);
  expect(await served()).toEqual({ [second]: 100 });
});

/** Writes what a gateway measured at a step. */
async function measuredAt(share: number, gateway: string): Promise<void> {
  const salt = (await entry())?.rollout?.salt ?? '';
  const nothing = { rollout: [], inService: [], latest: [], evidence: [0], slow: {} };
  const counted = (vital: 'lcp' | 'cls', values: readonly number[]) =>
    values.reduce<readonly number[]>((counts, value) => withValue(counts, vital, value), []);
  const lcp = { ...nothing, rollout: counted('lcp', [900, 3100, 3100]), inService: counted('lcp', [900, 900]) };
  const vitals = { lcp, cls: { ...nothing, rollout: counted('cls', [0.1]) } };
  await writeMeasured(site, gateway, { mf_payments: { salt, share, vitals } });
}

test('what was withdrawn by itself is told, and neither a start nor a roll-out brings it in again', async () => {
  await to(10);
  await writeTallies(site, '8080', {
    mf_payments: { salt: (await entry())?.rollout?.salt ?? '', rollout: 7, inService: 1, evidence: [0], places: {} },
  });
  expect(await statusText(site)).toContain(`10 of 100 visitors since`);
  expect(await statusText(site)).toContain(`Pages failed for 7 of them, and for 1 of those with ${first}.`);
  expect(await statusText(site)).not.toContain('p75');
  await measuredAt(10, '8080');
  await measuredAt(10, '8081');
  // What another step measured is not held against this one.
  await measuredAt(50, '8082');
  expect(await statusText(site)).toContain(
    `At 10 %, its p75 (and that of ${first}): LCP 3.1 s of 6 (930 ms of 4), CLS 0.10 of 2 (not measured).`,
  );
  expect(await withdrawn()).toBe(first);
  expect(await withdrawn()).toBeNull();
  expect(await statusText(site)).toMatch(
    new RegExp(`mfe-payments ${second} was withdrawn .* by the gateway: It failed.`),
  );
  await expect(to(10)).rejects.toThrow('was rolled back: It failed.');
  const shell = await folder.write('shell', shellFiles());
  const told: string[] = [];
  await putBuildsIntoService(site, { shell, slices: [await buildOf('second')] }, (text) => told.push(text));
  expect(told).toEqual([`mfe-payments stays at ${first}: ${second} was rolled back.`]);
  expect(await served()).toEqual({ [first]: 100 });
  const third = await published('third');
  await to(10, third);
  expect((await entry())?.rollout?.version).toBe(third);
  await promote(site, 'mf_payments', second, order);
  expect(await statusText(site)).not.toContain('was withdrawn');
});

test('what was withdrawn is for everybody again where somebody says so without a share, and not by the last step', async () => {
  await to(10);
  await withdrawn();
  await expect(to(100)).rejects.toThrow('was rolled back: It failed. Publish a repaired build');
  expect(await served()).toEqual({ [first]: 100 });
  await to(null);
  expect(await served()).toEqual({ [second]: 100 });
  // It is there: the step that was asked for again has nothing left to do.
  await to(100);
  await rollBack(site, 'mf_payments', { by: 'ada', cause: 'rollback' });
  await expect(to(100)).rejects.toThrow(`mfe-payments ${second} was rolled back. Publish a repaired build`);
});

/** Does something while somebody waits for the lock. @returns what came of the waiting */
async function meanwhile<Result>(waiting: () => Promise<Result>, work: () => Promise<void>): Promise<Result> {
  const { lock } = siteLayout(site);
  const asking = jest.spyOn(fs, 'mkdir');
  try {
    const { result } = await whileWriting(lock, async () => {
      asking.mockClear();
      const begun = { result: waiting() };
      begun.result.catch(() => undefined);
      while (!asking.mock.calls.some(([made]) => made === path.dirname(lock))) await new Promise(setImmediate);
      await work();
      return begun;
    });
    return await result;
  } finally {
    asking.mockRestore();
  }
}

/** What `withdrawn` does, for who holds the lock. */
async function withdrawnInTurn(): Promise<void> {
  const { registry } = await readRegistry(site);
  const current = registry.mf_payments;
  if (current === undefined) return;
  const told = { by: 'the gateway', why: 'It failed.', cause: 'withdraw', name: 'mf_payments' } as const;
  await note(site, { ...told, version: second, previous: current.version });
  await writeRegistry(site, { ...registry, mf_payments: inServiceAlone(current) });
}

test('the last step of what a gateway withdraws at the same time comes to nobody', async () => {
  await to(50);
  await expect(meanwhile(() => to(100), withdrawnInTurn)).rejects.toThrow('was rolled back: It failed.');
  expect(await served()).toEqual({ [first]: 100 });
});

const back = () => rollBack(site, 'mf_payments', { by: 'ada', cause: 'rollback' });

test('who rolls back what a gateway withdraws at the same time leaves what is in service', async () => {
  const third = await published('third');
  await promote(site, 'mf_payments', third, order);
  await to(10);
  expect(await meanwhile(back, withdrawnInTurn)).toBe(third);
  expect(await served()).toEqual({ [third]: 100 });
});

test('who rolls back what comes to everybody at the same time is told', async () => {
  await to(10);
  const promoted = async (): Promise<void> => {
    const { registry } = await readRegistry(site);
    const rollout = registry.mf_payments?.rollout;
    if (rollout !== undefined) await writeRegistry(site, { ...registry, mf_payments: { ...rollout, previous: first } });
  };
  await expect(meanwhile(back, promoted)).rejects.toThrow(`${second} came into service for everybody meanwhile.`);
});

test('a start leaves a roll-out of what it built alone', async () => {
  await to(10);
  const told: string[] = [];
  const shell = await folder.write('shell', shellFiles());
  await putBuildsIntoService(site, { shell, slices: [await buildOf('second')] }, (text) => told.push(text));
  expect(told).toEqual([`mfe-payments stays at ${first}: ${second} is being rolled out to 10 %.`]);
  expect((await entry())?.rollout?.share).toBe(10);
});

test('a start whose shell does not fit what is rolled out ends that', async () => {
  await promote(site, 'shell', await publish(site, 'shell', await folder.write('shell', shellFiles())), order);
  await to(10);
  const files = { ...shellFiles('next'), 'mf-manifest.json': shellManifest('next', { contract: 3 }) };
  const next = await folder.write('shell-next', files);
  await putBuildsIntoService(site, { shell: next, slices: [] }, () => undefined);
  expect((await entry())?.rollout).toBeUndefined();
  expect((await readHistory(site)).at(-2)).toMatchObject({ cause: 'withdraw', version: second });
});

test('a shell that does not fit what is rolled out is refused', async () => {
  await promote(site, 'shell', await publish(site, 'shell', await folder.write('shell', shellFiles())), order);
  await to(10);
  const files = { ...shellFiles('next'), 'mf-manifest.json': shellManifest('next', { contract: 3 }) };
  const next = await publish(site, 'shell', await folder.write('shell-next', files));
  await expect(promote(site, 'shell', next, order)).rejects.toThrow('contract 2');
});

test('two versions are not rolled out at once, nor one that nothing can be held against', async () => {
  await to(10);
  const third = await published('third');
  await expect(to(10, third)).rejects.toThrow(
    `${second} is being rolled out to 10 %. Promote it or roll it back first.`,
  );
  await expect(to(10, first)).rejects.toThrow('is in service already');
  const admin = await publish(site, 'mf_admin', await folder.write('admin', sliceFiles('mf_admin')));
  await expect(rollOut(site, 'mf_admin', admin, 10, order)).rejects.toThrow('Nothing of mfe-admin is in service');
  const shell = await publish(site, 'shell', await folder.write('shell', shellFiles()));
  await expect(rollOut(site, 'shell', shell, 10, order)).rejects.toThrow('Nothing of shell is in service');
  await promote(site, 'mf_payments', third, order);
  expect(await served()).toEqual({ [third]: 100 });
});

test('a roll-out that cannot be read reaches nobody, and what is in service stays', async () => {
  await to(50);
  const { rollout, ...inService } = (await entry()) ?? {};
  for (const broken of [
    null,
    5,
    { ...rollout, share: 0 },
    { ...rollout, entry: 'https://evil.example/x.js' },
    { share: 50 },
  ]) {
    await writeFile(siteLayout(site).registry, JSON.stringify({ mf_payments: { ...inService, rollout: broken } }));
    expect(await served()).toEqual({ [first]: 100 });
    expect(await statusText(site)).toContain('mf_payments');
    expect((await readRegistry(site)).problems).toHaveLength(1);
  }
});

test('what is rolled out or was withdrawn is not pruned', async () => {
  await to(10);
  await published('third');
  await prune(site, 1);
  expect(await publishedVersions(site, 'mf_payments')).toEqual(expect.arrayContaining([first, second]));
  await withdrawn();
  const third = await published('fourth');
  await promote(site, 'mf_payments', third, order);
  await prune(site, 1);
  expect(await publishedVersions(site, 'mf_payments')).toEqual(expect.arrayContaining([first, second, third]));
});
