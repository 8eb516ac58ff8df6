import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Connection } from 'mongoose';
import { environmentFor } from '../../../tests/support/surroundings.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { readConfig } from '../../config/index.js';
import { openApp } from '../../create-app.js';
import { CACHED_COLLECTIONS } from '../../records/reads.js';
import { connectStore } from '../database/index.js';
import { createLog } from '../observability/index.js';
import { RecordCache, type RecordWrite } from '../record-cache/index.js';
import { CleanUps } from '../shutdown/index.js';
import { announceOnce, Replicas } from './index.js';

let world: World;
beforeAll(async () => {
  world = await startWorld({ API_REPLICAS: 'many' }, { jobs: 'none' });
}, 60_000);
afterAll(() => world.stop());

/** A process that announces and asks, without the rest of an API around it. */
async function anotherProcess(connection: Connection, written: RecordCache) {
  const heard: (readonly RecordWrite[])[] = [];
  written.countWrites();
  const replicas = new Replicas(connection, {
    alone: false,
    catalogueMark: () => '',
    own: written,
    clock: world.clock,
    log: createLog({ logLevel: 'silent', version: 'test' }),
  });
  await replicas.start({
    changed: () => undefined,
    recordsWritten: (writes) => heard.push(writes),
    profileSaved: () => undefined,
    profilesMissed: () => undefined,
    catalogueChanged: () => Promise.resolve(),
  });
  return { replicas, heard };
}

test('of which cached records were written is told with the next announcement, once, by whoever wrote them', async () => {
  const connection = await connectStore(world.store.uri);
  const cache = new RecordCache();
  const { replicas: teller } = await anotherProcess(connection, cache);
  const { replicas: reader, heard } = await anotherProcess(connection, new RecordCache());
  try {
    await teller.changed();
    await reader.current();
    heard.splice(0);
    expect(teller.owesNews).toBe(false);
    cache.changedHere('users', null);
    expect(teller.owesNews).toBe(true);
    await teller.changed();
    expect(teller.owesNews).toBe(false);
    // What was heard from elsewhere is not told on: it would go round for ever.
    cache.changedElsewhere('companies', null);
    expect(teller.owesNews).toBe(false);
    await reader.current();
    expect(heard).toEqual([[{ collection: 'users', id: null }]]);
    await reader.current();
    expect(heard).toHaveLength(1);
  } finally {
    teller.stop();
    reader.stop();
    await connection.close();
  }
});

test('records that were written are told by their ids; more of them than are remembered, by their collection', async () => {
  const connection = await connectStore(world.store.uri);
  const cache = new RecordCache();
  const { replicas: teller } = await anotherProcess(connection, cache);
  const { replicas: reader, heard } = await anotherProcess(connection, new RecordCache());
  const tell = async (): Promise<readonly RecordWrite[]> => {
    await teller.changed();
    await reader.current();
    return heard.splice(0).flat();
  };
  try {
    await tell();
    cache.changedHere('users', 'one');
    cache.changedHere('companies', 'other');
    expect(await tell()).toEqual([
      { collection: 'companies', id: 'other' },
      { collection: 'users', id: 'one' },
    ]);
    // Two announcements are told of at once, and what was told before is not told again.
    cache.changedHere('users', 'two');
    await teller.changed();
    cache.changedHere('users', 'three');
    expect(await tell()).toEqual(['two', 'three'].map((id) => ({ collection: 'users', id })));
    for (let one = 0; one < 200; one += 1) cache.changedHere('users', String(one));
    cache.changedHere('sessions', 'a session');
    expect(await tell()).toEqual([
      { collection: 'sessions', id: 'a session' },
      { collection: 'users', id: null },
    ]);
  } finally {
    teller.stop();
    reader.stop();
    await connection.close();
  }
});

test('a program that does not say what it wrote may have written anything', async () => {
  const connection = await connectStore(world.store.uri);
  const { replicas: reader, heard } = await anotherProcess(connection, new RecordCache());
  try {
    await reader.current();
    heard.splice(0);
    await announceOnce(connection);
    await reader.current();
    expect(heard).toEqual([CACHED_COLLECTIONS.map((collection) => ({ collection, id: null }))]);
  } finally {
    reader.stop();
    await connection.close();
  }
});

test('a version of before, which counts what it wrote and names nothing, may have written anything of the collection', async () => {
  const connection = await connectStore(world.store.uri);
  const { replicas: reader, heard } = await anotherProcess(connection, new RecordCache());
  try {
    await reader.current();
    heard.splice(0);
    const written = Object.fromEntries(CACHED_COLLECTIONS.map((collection) => [collection, 0]));
    const said = { changes: 1, catalogue: '', profiles: [], toldFrom: 0, aliveAt: new Date() };
    const before = { ...said, written: { ...written, users: 1 } };
    await connection.collection<{ _id: string }>('replicas').insertOne({ _id: 'a version of before', ...before });
    await reader.current();
    expect(heard).toEqual([[{ collection: 'users', id: null }]]);
  } finally {
    reader.stop();
    await connection.close();
  }
});

test('what a worker writes is counted, and told with what it announces', async () => {
  const cleanUps = new CleanUps();
  const environment = { ...environmentFor(world.store.uri, world.sandboxOrigin), API_REPLICAS: 'many' };
  try {
    const { app: worker } = await openApp(readConfig(environment), { clock: world.clock }, cleanUps);
    const { replicas: reader, heard } = await anotherProcess(worker.models.users.db, new RecordCache());
    cleanUps.add(() => reader.stop());
    await worker.replicas.changed();
    await reader.current();
    heard.splice(0);
    await worker.models.companies.updateMany({ name: 'Nobody' }, { name: 'Somebody' });
    await worker.replicas.changed();
    await reader.current();
    expect(heard).toEqual([[{ collection: 'companies', id: null }]]);
  } finally {
    await cleanUps.run();
  }
});

test('a changed catalogue is read before whoever was saved with it', async () => {
  const connection = await connectStore(world.store.uri);
  const log = createLog({ logLevel: 'silent', version: 'test' });
  const events: string[] = [];
  let mark = 'before';
  const [teller, reader] = [() => mark, () => 'before'].map(
    (catalogueMark) =>
      new Replicas(connection, {
        alone: false,
        catalogueMark,
        own: new RecordCache(),
        clock: world.clock,
        log,
      }),
  );
  try {
    await reader?.start({
      changed: () => undefined,
      recordsWritten: () => undefined,
      profileSaved: (id) => events.push(id),
      profilesMissed: () => undefined,
      catalogueChanged: async () => {
        await new Promise(setImmediate);
        events.push('catalogue');
      },
    });
    mark = 'after';
    teller?.profileSaved('somebody');
    await teller?.changed();
    await reader?.current();
  } finally {
    reader?.stop();
    await connection.close();
  }
  expect(events.slice(events.lastIndexOf('catalogue'))).toEqual(['catalogue', 'somebody']);
});
