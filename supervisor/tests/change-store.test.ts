import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { changeStore } from '../src/change-store.js';
import { NO_MONGODB, restoreSurroundings, surroundWith } from './support/surroundings.js';

let data: string;
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'vela-change-'));
  mkdirSync(path.join(data, 'store/embedded'), { recursive: true });
  surroundWith({ ...NO_MONGODB, DATA_DIR: data });
});
afterEach(() => {
  restoreSurroundings();
  rmSync(data, { recursive: true });
});

test.each([[['foo']], [[]], [['back']], [['status', 'now']], [['--dry-run', 'sideways']]])(
  'words that are none of the usage, %j, are answered with it, beside a running instance too',
  async (words) => {
    // The parent of this process: somebody who runs.
    writeFileSync(path.join(data, 'instance.pid'), String(process.ppid));
    await expect(changeStore(words)).rejects.toThrow(
      'Say what is to be done: npm run migrations -- [--dry-run] status | forward | back <name>',
    );
  },
);

test.each([[['status']], [['forward']], [['--dry-run', 'forward']]])(
  'the embedded store is not looked at or changed, %j, beside a mongod that npm start opens instead',
  async (words) => {
    mkdirSync(path.join(data, 'bin'));
    writeFileSync(path.join(data, 'bin/mongod'), '#!/bin/sh\n', { mode: 0o755 });
    surroundWith({ PATH: path.join(data, 'bin') });
    await expect(changeStore(words)).rejects.toThrow(
      /^npm start has its store in the MongoDB of .+bin\/mongod\. Name it in MONGODB_URI/,
    );
    surroundWith({ PATH: '' });
    mkdirSync(path.join(data, 'store/mongod'));
    await expect(changeStore(words)).rejects.toThrow(/store\/mongod holds documents of a MongoDB/);
  },
);

test.each([[['status']], [['forward']]])(
  'nor one, %j, that the instance did not have when it started last',
  async (words) => {
    writeFileSync(path.join(data, 'runtime.json'), JSON.stringify({ store: 'external' }));
    await expect(changeStore(words)).rejects.toThrow(/had its store in a MongoDB, which MONGODB_URI names no longer/);
  },
);
