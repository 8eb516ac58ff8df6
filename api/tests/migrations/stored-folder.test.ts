import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Connection, type Model, Types } from 'mongoose';
import { type Datastore, startDatastore } from '@vela/datastore';
import { readConfig } from '../../src/config/index.js';
import { MIGRATIONS } from '../../src/migrations.js';
import { checkBalances } from '../../src/money/ledger/index.js';
import { systemClock } from '../../src/platform/clock/index.js';
import { connectStore, migrate, migrateBack, migrationStates } from '../../src/platform/database/index.js';
import { type RunningServer, startServer } from '../../src/server.js';
import { joinAs } from '../support/sign-in.js';
import { environmentFor, type Sandbox, startSandbox } from '../support/surroundings.js';
import { Visitor } from '../support/visitor.js';

/**
 * The data file of a store as the last release left it, with a small demo market. At a release: `npm run seed -- --talents 40 --roles 6
 * --companies 2` on an empty store, `npm run store -- compact`, brotli.
 */
const STORED = path.join(__dirname, 'store-of-0.1.mdb.br');
const RECRUITER = { givenName: 'Helena', familyName: 'Rydberg', email: 'helena.rydberg@recruiter.vela.example' };

let folder: string;
let store: Datastore | null = null;
let sandbox: Sandbox | null = null;
let connection: Connection;
let environment: Readonly<Record<string, string>>;
let server: RunningServer | null = null;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vela-stored-'));
  const dataDir = path.join(folder, 'store');
  mkdirSync(dataDir);
  writeFileSync(path.join(dataDir, 'data.mdb'), brotliDecompressSync(readFileSync(STORED)));
  store = await startDatastore({ dataDir, fsync: false });
  const uri = new URL(store.uri);
  uri.pathname = '/vela';
  sandbox = await startSandbox(systemClock, () => 0);
  environment = environmentFor(uri.href, sandbox.origin);
  connection = await connectStore(uri.href);
});
afterAll(async () => {
  await server?.stop();
  await connection.close();
  await sandbox?.stop();
  await store?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What the store holds of the market, as text: what the log of moves lost of an aside aside. */
async function contents(): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {};
  for (const { name } of await connection.listCollections()) {
    if (['migrations', 'replicas', 'moves', 'jobs', 'sessions'].includes(name)) continue;
    const documents = await connection.collection(name).find().sort({ _id: 1 }).toArray();
    found[name] = documents.map((document) => JSON.stringify(document));
  }
  return found;
}

test('a store of the last release is brought up to date: people sign in, find matches, and balances are right', async () => {
  server = await startServer(readConfig(environment), { jobs: 'none' });
  await server.matching;
  const { app, port } = server;
  expect((await migrationStates(connection, MIGRATIONS)).filter(({ appliedAt }) => appliedAt === null)).toEqual([]);
  expect(await checkBalances(app)).toBe(0);
  // The provider of these tests gives people another id than the demo's.
  const stranger = await joinAs({ ...RECRUITER, userType: 'talentSeeker' }, new Visitor(port));
  const { users } = app.models;
  const own = await users.findOneAndDelete({ _id: stranger.me.id });
  await users.updateOne({ email: RECRUITER.email }, { $set: { linkedinSub: own?.linkedinSub } });
  const { visitor, me } = await joinAs({ ...RECRUITER, signin: true }, new Visitor(port));
  expect(me.talentSeeker).toBeDefined();
  const [role] = await visitor.ok('listOpenRoles');
  const { matches } = await visitor.ok('getOpenRole', { params: { id: role?.id ?? '' } });
  expect(matches.length).toBeGreaterThan(0);
});

test('everything that it holds is what the models say', async () => {
  const wrong: string[] = [];
  const models: readonly (readonly [string, Model<unknown>])[] = Object.entries(server?.app.models ?? {}) as never;
  for (const [name, model] of models)
    for await (const document of model.find())
      await document.validate().catch((error: unknown) => wrong.push(`${name}: ${String(error)}`));
  expect(wrong).toEqual([]);
});

test('what can be taken back is, a version from before starts, and the way forward leads to the same', async () => {
  const config = readConfig(environment);
  await server?.stop();
  server = null;
  await connection.collection('replicas').deleteMany({});
  const talentMarks = connection.collection('talentMarks');
  const role = await connection.collection<{ _id: Types.ObjectId; roleId: Types.ObjectId }>('openRoles').findOne();
  const aside = {
    companyId: new Types.ObjectId(),
    openRoleId: role?._id ?? new Types.ObjectId(),
    jobSeekerProfileId: new Types.ObjectId(),
  };
  const told = { where: 'aside', reason: '', userId: null, at: new Date() };
  const moves = connection.collection('moves');
  await moves.insertOne({ ...aside, ...told, roleId: role?.roleId });
  const before = await contents();
  const reachable = MIGRATIONS.slice(MIGRATIONS.findLastIndex(({ back }) => 'never' in back) + 1).map(
    ({ name }) => name,
  );
  expect(reachable.length).toBeGreaterThan(0);
  expect(await migrateBack(connection, MIGRATIONS, config, reachable[0] ?? '')).toEqual(reachable.toReversed());
  expect(await talentMarks.findOne({ companyId: aside.companyId })).toMatchObject({ asideFor: [aside.openRoleId] });
  expect(await moves.countDocuments(aside)).toBe(0);

  const older = MIGRATIONS.filter(({ name }) => !reachable.includes(name));
  expect(await migrate(connection, older, config)).toEqual([]);
  expect(await migrate(connection, MIGRATIONS, config)).toEqual(reachable);
  expect(await contents()).toEqual(before);
  expect(await moves.findOne(aside)).toMatchObject(told);
});
