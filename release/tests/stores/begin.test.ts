import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type Datastore, startDatastore } from '@vela/datastore';
import { recordsIn } from '../../src/records/begin.js';
import { Recorder } from '../../src/records/recorder.js';
import { StoreRecords } from '../../src/records/store-records.js';
import { readHistory } from '../../src/site/history.js';
import { readRegistry } from '../../src/site/registry.js';
import { FolderObjects, type Objects } from '../../src/storage/objects.js';
import { siteKeys } from '../../src/storage/site-keys.js';
import { signList } from '../../src/storage/site-state.js';
import { VersionStore } from '../../src/storage/version-store.js';
import { promote, publish } from '../../src/versions/versions.js';
import { order, sliceFiles, type TemporaryFolder, temporaryFolder } from '../support/builds.js';

const NAMES = ['mf_payments', 'mf_admin'] as const;

let folder: TemporaryFolder;
let objects: Objects;
let datastore: Datastore;
let records: StoreRecords;
let said: jest.Spied<typeof console.error>;
beforeEach(async () => {
  folder = await temporaryFolder();
  objects = new FolderObjects(path.join(folder.path, 'bucket'));
  datastore = await startDatastore({ dataDir: path.join(folder.path, 'store'), fsync: false });
  records = new StoreRecords(datastore.uri);
  said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await records.stop();
  await datastore.stop();
  await folder.remove();
});

/** A site of which the store has a record. @returns its versions, by name */
async function recordedSite(): Promise<Readonly<Record<string, string>>> {
  const [site, own] = [path.join(folder.path, 'first'), path.join(folder.path, 'first-release')];
  const versions: Record<string, string> = {};
  for (const name of NAMES) {
    const version = await publish(site, name, await folder.write(name, sliceFiles(name)));
    await signList(site, new VersionStore(site, own, objects), { name, version }, (await siteKeys(own)).secret, null);
    await promote(site, name, version, order);
    versions[name] = version;
  }
  await new Recorder({ site, folder: own, records, tell: () => undefined }).look();
  return versions;
}

/** Starts on an empty disk. @param from what keeps the files there @param waitMs for which what is away is waited for */
function startOnEmpty(from: Objects, waitMs?: number) {
  const [site, own] = [path.join(folder.path, 'second'), path.join(folder.path, 'second-release')];
  const store = new VersionStore(site, own, from);
  const begun = recordsIn({
    uri: datastore.uri,
    site,
    folder: own,
    store,
    ...(waitMs === undefined ? {} : { waitMs }),
  });
  return { site, begun };
}

/** What keeps the files, and cannot be read for a while. */
class AwayFor implements Objects {
  readonly #inner: Objects;
  #times: number;

  constructor(inner: Objects, times: number) {
    this.#inner = inner;
    this.#times = times;
  }

  has(key: string): Promise<boolean> {
    return this.#inner.has(key);
  }

  get(key: string): Promise<Buffer | null> {
    if (this.#times === 0) return this.#inner.get(key);
    this.#times -= 1;
    return Promise.reject(new Error('The bucket is away.'));
  }

  put(key: string, content: Buffer): Promise<void> {
    return this.#inner.put(key, content);
  }
}

const versionsIn = async (site: string) =>
  Object.fromEntries(
    Object.entries((await readRegistry(site)).registry).map(([name, entry]) => [name, entry?.version]),
  );

test('what keeps the files may be away for a moment: then everything that was in service is so again', async () => {
  const versions = await recordedSite();
  const before = await records.state();
  const { site, begun } = startOnEmpty(new AwayFor(objects, 2));
  const recorder = await begun;
  expect(await versionsIn(site)).toEqual(versions);
  expect((await records.state())?.registry).toEqual(before?.registry);
  expect(said).not.toHaveBeenCalled();
  await recorder?.stop();
});

test('what is away for longer ends the start, and the record of what was in service stays', async () => {
  await recordedSite();
  const before = await records.state();
  const { site, begun } = startOnEmpty(new AwayFor(objects, Infinity), 0);
  await expect(begun).rejects.toThrow('cannot be brought back right now: The bucket is away.');
  expect(await readHistory(site)).toEqual([]);
  expect(await records.state()).toEqual(before);
});

test('a store that cannot be asked ends the start of a service on an empty disk', async () => {
  const [site, own] = [path.join(folder.path, 'second'), path.join(folder.path, 'second-release')];
  const uri = 'mongodb://127.0.0.1:9/vela';
  const begun = recordsIn({ uri, site, folder: own, store: new VersionStore(site, own, objects), waitMs: 0 });
  await expect(begun).rejects.toThrow('cannot be brought back right now');
});

test('of a version that was changed where it is kept, or is kept nowhere, nothing is in service, and a line says so', async () => {
  const { mf_payments: payments = '', mf_admin: admin = '' } = await recordedSite();
  const list = (await objects.get(`lists/mf_payments/${payments}.json`))?.toString() ?? '';
  await objects.put(`lists/mf_payments/${payments}.json`, Buffer.from(list.replace('page.', 'side.')));
  const first = startOnEmpty(objects);
  const recorder = await first.begun;
  expect(await versionsIn(first.site)).toEqual({ mf_admin: admin });
  expect(said.mock.calls).toEqual([
    [`mfe-payments ${payments} cannot be brought back: mfe-payments ${payments} is not signed by its team.`],
  ]);
  await recorder?.stop();
});
