import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { changeStore } from '../src/change-store.js';

test.each([[['foo']], [[]], [['back']], [['status', 'now']], [['--dry-run', 'sideways']]])(
  'words that are none of the usage, %j, are answered with it, beside a running instance too',
  async (words) => {
    const { DATA_DIR, MONGODB_URI } = process.env;
    const data = mkdtempSync(path.join(tmpdir(), 'vela-change-'));
    mkdirSync(path.join(data, 'store/embedded'), { recursive: true });
    // The parent of this process: somebody who runs.
    writeFileSync(path.join(data, 'instance.pid'), String(process.ppid));
    Object.assign(process.env, { DATA_DIR: data });
    delete process.env['MONGODB_URI'];
    try {
      await expect(changeStore(words)).rejects.toThrow(
        'Say what is to be done: npm run migrations -- [--dry-run] status | forward | back <name>',
      );
    } finally {
      for (const [name, value] of Object.entries({ DATA_DIR, MONGODB_URI }))
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      rmSync(data, { recursive: true });
    }
  },
);
