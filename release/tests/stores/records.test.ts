import { appendFile, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { type Datastore, startDatastore } from '@vela/datastore';
import { Accesses } from '../../src/access/access.js';
import { Trusts } from '../../src/access/trusts.js';
import { Audit, NOBODY, type NotedEntry } from '../../src/records/audit.js';
import { recordsIn } from '../../src/records/begin.js';
import { Recorder } from '../../src/records/recorder.js';
import { restoreRelease } from '../../src/records/restore.js';
import { StoreRecords } from '../../src/records/store-records.js';
import { ReleaseClient } from '../../src/remote/client.js';
import { type ReleaseService, startReleaseService } from '../../src/service/service.js';
import { readHistory } from '../../src/site/history.js';
import { readShellPointer } from '../../src/site/pointer.js';
import { readRegistry } from '../../src/site/registry.js';
import { FolderObjects } from '../../src/storage/objects.js';
import { VersionStore } from '../../src/storage/version-store.js';
import { promote, publish } from '../../src/versions/versions.js';
import { order, shellFiles, sliceFiles, type TemporaryFolder, temporaryFolder } from '../support/builds.js';

let folder: TemporaryFolder;
let site: string;
let own: string;
let datastore: Datastore;
let records: StoreRecords;
let client: MongoClient;
let told: (string | null)[];
let service: ReleaseService;
beforeEach(async () => {
  folder = await temporaryFolder();
  site = path.join(folder.path, 'site');
  own = path.join(folder.path, 'release');
  datastore = await startDatastore({ dataDir: path.join(folder.path, 'store'), fsync: false });
  records = new StoreRecords(datastore.uri);
  client = await MongoClient.connect(datastore.uri);
  told = [];
  service = await startOn(site, own);
});
afterEach(async () => {
  await service.stop();
  await records.stop();
  await client.close();
  await datastore.stop();
  await folder.remove();
});

const objects = () => new FolderObjects(path.join(folder.path, 'bucket'));
const startOn = (where: string, its: string) =>
  startReleaseService(
    {
      site: where,
      folder: its,
      objects: objects(),
      instance: { offeredCalls: () => Promise.resolve(null), origin: () => Promise.resolve(null) },
    },
    0,
  );
const recorderOn = (store = records) =>
  new Recorder({ site, folder: own, records: store, tell: (problem) => told.push(problem) });
const collection = (name: string) => client.db().collection(name);
const audited = async () => {
  const entries = await collection('auditEntries').find().sort({ at: 1, _id: 1 }).toArray();
  return entries.map(({ action, details }) => [action, details.team, details.about, details.outcome, details.share]);
};
async function team() {
  const access = await new Accesses(path.join(own, 'accesses.json')).add(
    'payments',
    ['mf_payments'],
    ['publish', 'promote'],
  );
  return { ...access, client: new ReleaseClient(`http://127.0.0.1:${service.port}`, access) };
}
const build = (mark: string) => folder.write(`payments-${mark}`, sliceFiles('mf_payments', mark));

test('what is done at the service stands in the audit log of the product, once, and what is in service and its history with it', async () => {
  const { client: payments } = await team();
  const recorder = recorderOn();
  const first = await payments.publish('mf_payments', await build('first'));
  await payments.promote('mf_payments', first, 100);
  await recorder.look();
  const second = await payments.publish('mf_payments', await build('second'));
  await payments.promote('mf_payments', second, 10);
  await expect(payments.promote('shell', first, 100)).rejects.toThrow('is not for shell');
  // A line that a crash cut short, and a service that was ended before it noted how far it was.
  await appendFile(path.join(own, 'audit.jsonl'), '{"at":"2026-\n');
  await recorder.look();
  await rm(path.join(own, 'audit-sent'));
  await recorderOn().look();
  const running = { version: second, inService: first, share: 10, failed: { rollout: 0, inService: 0 }, vitals: [] };
  expect(await collection('releaseRollouts').find().toArray()).toEqual([
    { _id: 'mf_payments', ...running, since: expect.any(Date) },
  ]);
  expect(await audited()).toEqual([
    ['release.publish', 'payments', `mfe-payments ${first}`, 'done', undefined],
    ['release.promote', 'payments', `mfe-payments ${first}`, 'done', undefined],
    ['release.publish', 'payments', `mfe-payments ${second}`, 'done', undefined],
    ['release.promote', 'payments', `mfe-payments ${second}`, 'done', 10],
    ['release.promote', 'payments', `shell ${first}`, 'The token of payments is not for shell.', undefined],
  ]);
  const [one, ...others] = await collection('auditEntries')
    .find({ 'details.about': /mfe-payments/ })
    .toArray();
  for (const other of others) expect(other.subjectId).toEqual(one?.subjectId);
  expect(await records.history()).toEqual(await readHistory(site));
  expect(await records.state()).toMatchObject({ registry: (await readRegistry(site)).registry, shell: null });
  expect(told).toEqual([]);
});

test('who is named as the one who did it is an administrator for whom a gateway asked, whatever else an entry says', async () => {
  const audit = new Audit(path.join(own, 'audit.jsonl'));
  const administrator = '0123456789abcdef01234567';
  const entry = { access: 'a1', action: 'try tokens', outcome: 'done' };
  await audit.note({ ...entry, team: 'gateways', about: 'tokens', by: administrator });
  await audit.note({ ...entry, team: 'design', about: administrator, by: null });
  await recorderOn().look();
  const written = await collection('auditEntries').find().toArray();
  const actors = written.map(({ actorId, details }) => [details.team, actorId?.toHexString() ?? null, details.about]);
  expect(actors).toHaveLength(2);
  expect(actors).toContainEqual(['gateways', administrator, 'tokens']);
  expect(actors).toContainEqual(['design', null, administrator]);
});

test('a message of any length is cut, and one that was written down whole keeps nothing from the store', async () => {
  const file = path.join(own, 'audit.jsonl');
  const entry = { team: 'payments', access: 'a1', action: 'publish', about: 'mfe-payments one', by: null };
  await new Audit(file).note({ ...entry, outcome: 'x'.repeat(600_000) });
  expect((await readFile(file, 'utf8')).length).toBeLessThan(2000);
  const at = new Date().toISOString();
  // As a service wrote it that cut nothing.
  await appendFile(file, `${JSON.stringify({ at, ...entry, outcome: 'y'.repeat(600_000) })}\n`);
  await new Audit(file).note({ ...entry, about: `mfe-payments ${'z'.repeat(5000)}`, outcome: 'done' });
  const recorder = recorderOn();
  for (let looks = 0; looks < 3; looks += 1) await recorder.look();
  const written = await collection('auditEntries').find().toArray();
  const outcomes = written.map(({ details }) => [details.outcome[0], details.outcome.length, details.about.length]);
  expect(outcomes.toSorted()).toEqual([
    ['d', 4, 1000],
    ['x', 1000, 16],
    ['y', 1000, 16],
  ]);
  expect(told).toEqual([]);
});

test('what is asked without a token that holds stays in the folder, and of each action there is room for what came first', async () => {
  const { client: payments } = await team();
  const address = `http://127.0.0.1:${service.port}`;
  for (let count = 0; count < 70; count += 1) await (await fetch(`${address}/status`)).arrayBuffer();
  await (await fetch(`${address}/sessions`, { method: 'POST', body: '{"token":"none"}' })).arrayBuffer();
  await payments.publish('mf_payments', await build('first'));
  const written = (await readFile(path.join(own, 'audit.jsonl'), 'utf8')).trim().split('\n');
  const ofNobody = written.map((line) => JSON.parse(line) as NotedEntry).filter(({ team: whose }) => whose === NOBODY);
  expect(ofNobody.filter(({ action }) => action === 'sign in')).toHaveLength(1);
  // The flood may reach over the end of a minute.
  expect(ofNobody.filter(({ action }) => action === 'ask').length).toBeGreaterThanOrEqual(60);
  await recorderOn().look();
  expect((await audited()).map(([action]) => action)).toEqual(['release.publish']);
});

test('while the store is away everything goes on in the folder, and is sent when it is back', async () => {
  const { client: payments } = await team();
  const away = new StoreRecords('mongodb://127.0.0.1:9/vela?serverSelectionTimeoutMS=100');
  const recorder = recorderOn(away);
  const first = await payments.publish('mf_payments', await build('first'));
  await recorder.look();
  await payments.promote('mf_payments', first, 100);
  await recorder.look();
  expect(told).toEqual([expect.stringContaining('which wait in')]);
  await away.stop();
  await recorderOn().look();
  expect((await audited()).map(([action]) => action)).toEqual(['release.publish', 'release.promote']);
});

test('an access that an administrator revokes lets nobody in any more, and one that is revoked here is revoked there', async () => {
  const { client: payments, token, id } = await team();
  const other = await team();
  const trusts = new Trusts(path.join(own, 'trusts.json'));
  const trust = await trusts.add(
    'payments',
    { issuer: 'https://ci.example', claims: { repository: 'vela/payments' } },
    ['mf_payments'],
    ['publish'],
  );
  const recorder = recorderOn();
  await recorder.look();
  const stored = () => collection('releaseAccesses').find().sort({ createdAt: 1 }).toArray();
  expect((await stored()).map(({ team: whose, names, ci, revokedAt }) => [whose, names, ci, revokedAt])).toEqual([
    ['payments', ['mf_payments'], null, null],
    ['payments', ['mf_payments'], null, null],
    ['payments', ['mf_payments'], 'https://ci.example repository=vela/payments', null],
  ]);
  expect(JSON.stringify(await stored())).not.toContain(token);
  const revokedAt = new Date();
  for (const _id of [id, trust])
    await client.db().collection<{ _id: string }>('releaseAccesses').updateOne({ _id }, { $set: { revokedAt } });
  await new Accesses(path.join(own, 'accesses.json')).revoke(other.id);
  await recorder.look();
  await expect(payments.status()).rejects.toThrow('The token does not hold');
  expect((await trusts.all())[0]?.revokedAt).toBe(revokedAt.toISOString());
  for (const each of await stored()) expect(each.revokedAt).toBeInstanceOf(Date);
});

test('an access that somebody writes into the store lets nobody in', async () => {
  await team();
  const elsewhere = new Accesses(path.join(own, 'elsewhere.json'));
  const { token, secretKey } = await elsewhere.add('payments', ['mf_payments'], ['publish', 'promote']);
  const theirs = new Trusts(path.join(own, 'elsewhere-trusts.json'));
  const signer = { issuer: 'https://ci.example', claims: { repository: 'else/where' } };
  await theirs.add('payments', signer, ['mf_payments'], ['publish']);
  await records.putAccesses({ accesses: await elsewhere.all(), trusts: await theirs.all() });
  await recorderOn().look();
  const client = new ReleaseClient(`http://127.0.0.1:${service.port}`, { token, secretKey });
  await expect(client.status()).rejects.toThrow('The token does not hold');
  expect(await new Trusts(path.join(own, 'trusts.json')).all()).toEqual([]);
});

const restoreHere = () =>
  restoreRelease({ site, folder: own, records, store: new VersionStore(site, own, objects()), tell: () => undefined });

test.each(['accesses', 'trusts'] as const)(
  'where %s are there, nobody is let in by the store, in service or not',
  async (there) => {
    const elsewhere = new Accesses(path.join(own, 'elsewhere.json'));
    const planted = await elsewhere.add('payments', ['mf_payments'], ['publish']);
    const theirs = new Trusts(path.join(own, 'elsewhere-trusts.json'));
    const signer = { issuer: 'https://ci.example', claims: { repository: 'vela/payments' } };
    const plantedTrust = await theirs.add('payments', signer, ['mf_payments'], ['publish']);
    await records.putAccesses({ accesses: await elsewhere.all(), trusts: await theirs.all() });
    const [accesses, trusts] = [
      new Accesses(path.join(own, 'accesses.json')),
      new Trusts(path.join(own, 'trusts.json')),
    ];
    if (there === 'accesses') await team();
    else await trusts.add('payments', signer, ['mf_payments'], ['publish']);
    await restoreHere();
    expect(await accesses.of(planted.token)).toBeNull();
    expect((await trusts.all()).map(({ id }) => id)).not.toContain(plantedTrust);
  },
);

test('what was revoked while the service was down lets nobody in when it answers', async () => {
  const { id, token, client: payments } = await team();
  await payments.promote('mf_payments', await payments.publish('mf_payments', await build('first')), 100);
  await recorderOn().look();
  await client
    .db()
    .collection<{ _id: string }>('releaseAccesses')
    .updateOne({ _id: id }, { $set: { revokedAt: new Date() } });
  const begun = await recordsIn({
    uri: datastore.uri,
    site,
    folder: own,
    store: new VersionStore(site, own, objects()),
  });
  expect(await new Accesses(path.join(own, 'accesses.json')).of(token)).toBeNull();
  await begun?.stop();
});

test('an empty disk has again who may publish, what was in service and how that came', async () => {
  const { client: payments, token } = await team();
  const house = await new Accesses(path.join(own, 'accesses.json')).add('house', ['shell'], ['publish', 'promote']);
  const shells = new ReleaseClient(`http://127.0.0.1:${service.port}`, house);
  const shell = await shells.publish('shell', await folder.write('shell', shellFiles()));
  await shells.promote('shell', shell, 100);
  const versions: string[] = [];
  for (const mark of ['first', 'second', 'third'])
    versions.push(await payments.publish('mf_payments', await build(mark)));
  const [first = '', second = '', third = ''] = versions;
  for (const version of [first, second]) await payments.promote('mf_payments', version, 100);
  await payments.promote('mf_payments', third, 50);
  // Published on the machine itself and never signed by a team: its files are kept nowhere else.
  const admin = await publish(site, 'mf_admin', await folder.write('admin', sliceFiles('mf_admin')));
  await promote(site, 'mf_admin', admin, order);
  await recorderOn().look();
  const before = (await readRegistry(site)).registry;
  const history = await readHistory(site);

  const [newSite, newOwn] = [path.join(folder.path, 'new-site'), path.join(folder.path, 'new-release')];
  const missing: string[] = [];
  const restored = () =>
    restoreRelease({
      site: newSite,
      folder: newOwn,
      records,
      store: new VersionStore(newSite, newOwn, objects()),
      tell: (sentence) => missing.push(sentence),
    });
  expect(await restored()).toBe(true);
  expect(missing).toEqual([`mfe-admin ${admin} was in service, and its files are kept nowhere.`]);
  const { mf_admin: _, ...others } = before;
  expect((await readRegistry(newSite)).registry).toEqual(others);
  expect((await readShellPointer(newSite))?.version).toBe(shell);
  expect(await readHistory(newSite)).toEqual(history.filter(({ name }) => name !== 'mf_admin'));
  const again = await startOn(newSite, newOwn);
  const sameTeam = new ReleaseClient(`http://127.0.0.1:${again.port}`, { token });
  expect(await sameTeam.rollBack('mf_payments')).toBe(second);
  expect(await sameTeam.rollBack('mf_payments')).toBe(first);
  await again.stop();
  // Once there is something, nothing is put over it.
  expect(await restored()).toBe(false);
});

test('a store without any record leaves an empty disk empty', async () => {
  const options = { site, folder: own, records, store: new VersionStore(site, own), tell: () => undefined };
  expect(await restoreRelease(options)).toBe(false);
  await recorderOn().look();
  expect(await records.state()).toBeNull();
});
