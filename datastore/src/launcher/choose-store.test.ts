import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { sourceArgv, sourceScript } from '../testing/source-script.js';
import { withFolder } from '../testing/temporary-folder.js';
import { chooseStoreWith } from './choose-store.js';

const embedded = { embeddedScript: sourceScript.file, execArgv: sourceArgv };

/** An executable that runs the stand-in, as `mongod` in a folder of its own. */
function makeMongod(
  folder: string,
  script = `exec ${process.execPath} ${sourceArgv.join(' ')} ${path.resolve(__dirname, '../testing/stand-in-mongod.ts')} "$@"`,
): string {
  const binary = path.join(folder, 'bin', 'mongod');
  mkdirSync(path.dirname(binary), { recursive: true });
  writeFileSync(binary, `#!/bin/sh\n${script}\n`);
  chmodSync(binary, 0o755);
  return binary;
}

function commandsIn(folder: string): string[] {
  return readFileSync(path.join(folder, 'mongod', 'commands.log'), 'utf8')
    .trim()
    .split('\n');
}

describe('the store is', () => {
  test('the one MONGODB_URI names, and its password stays secret', async () => {
    const uri = 'mongodb+srv://anna:secret@db.example/app?retryWrites=true';
    const store = await chooseStoreWith({
      env: { MONGODB_URI: ` ${uri} `, MONGOD_BINARY: '/nowhere' },
      dataDir: '/nowhere',
      ...embedded,
    });
    expect(store).toMatchObject({
      kind: 'external',
      uri,
      describe: 'Store: mongodb+srv://db.example/app',
      dataDir: undefined,
    });
    await store.stop();
  });

  test(
    'a mongod on the PATH, started as a replica set of one',
    () =>
      withFolder(async (folder) => {
        const binary = makeMongod(folder);
        const choose = () =>
          chooseStoreWith({ env: { PATH: `/nowhere:${path.dirname(binary)}` }, dataDir: folder, ...embedded });
        const store = await choose();
        expect(store).toMatchObject({
          kind: 'mongod',
          describe: `Store: ${binary}, data in ${path.join(folder, 'mongod')}`,
        });
        expect(store.uri).toMatch(/^mongodb:\/\/127\.0\.0\.1:\d+\/\?replicaSet=rs0$/);
        expect(commandsIn(folder)).toEqual(['started 127.0.0.1 rs0', 'replSetInitiate']);
        await store.stop();
        expect(await store.ended).toBe('exit code 0');
        // Started again on another port, the set is told of it.
        await (await choose()).stop();
        expect(commandsIn(folder).slice(2)).toEqual([
          'started 127.0.0.1 rs0',
          'replSetInitiate',
          'replSetGetConfig',
          'replSetReconfig',
        ]);
      }),
    20_000,
  );

  test(
    'the mongod MONGOD_BINARY names',
    () =>
      withFolder(async (folder) => {
        const binary = makeMongod(folder);
        const store = await chooseStoreWith({ env: { MONGOD_BINARY: binary, PATH: '' }, dataDir: folder, ...embedded });
        expect(store.kind).toBe('mongod');
        await store.stop();
      }),
    20_000,
  );

  test('none when the chosen one does not start: its data would be others', () =>
    withFolder(async (folder) => {
      const binary = makeMongod(folder, 'echo "no space left"; exit 14');
      const choose = (env: NodeJS.ProcessEnv) => chooseStoreWith({ env, dataDir: folder, ...embedded });
      await expect(choose({ MONGOD_BINARY: binary })).rejects.toThrow(
        `${binary} ended with exit code 14: no space left`,
      );
      await expect(choose({ MONGOD_BINARY: '/nowhere/mongod' })).rejects.toThrow(
        'MONGOD_BINARY names /nowhere/mongod, which cannot be run.',
      );
    }));

  test(
    'else the embedded one, as a process of its own',
    () =>
      withFolder(async (folder) => {
        const choose = () => chooseStoreWith({ env: { PATH: '' }, dataDir: folder, ...embedded });
        const store = await choose();
        const dataDir = path.join(folder, 'embedded');
        expect(store).toMatchObject({ kind: 'embedded', dataDir, describe: `Store: embedded, data in ${dataDir}` });
        const client = await new MongoClient(store.uri).connect();
        await client.db('a').collection('b').insertOne({});
        await client.close();
        await expect(choose()).rejects.toThrow(/The embedded store did not start: .* is in use by process \d+/);
        // A terminal's Ctrl-C reaches it as well as its parent's request, in any order.
        const { pid } = JSON.parse(readFileSync(path.join(dataDir, 'store.lock'), 'utf8')) as { pid: number };
        for (const signal of ['SIGINT', 'SIGTERM', 'SIGTERM', 'SIGINT'] as const) process.kill(pid, signal);
        await store.stop();
        expect(await store.ended).toBe('exit code 0');
        expect(readdirSync(dataDir)).not.toContain('store.lock');
      }),
    20_000,
  );

  test(
    'not left behind by a parent that goes away while it starts',
    () =>
      withFolder(async (folder) => {
        const child = fork(sourceScript.file, ['--data-dir', folder], {
          execArgv: [...sourceArgv],
          stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        });
        child.disconnect();
        expect(await once(child, 'exit')).toEqual([0, null]);
        expect(readdirSync(folder)).not.toContain('store.lock');
      }),
    20_000,
  );
});
