import { expect, test } from '@jest/globals';
import { withFolder } from '../testing/temporary-folder.js';
import type { WriteUnit } from './commit-queue.js';
import { CommitQueue } from './commit-queue.js';
import { openEnvironment } from './environment.js';

const key = (name: string) => Buffer.from([9, ...Buffer.from(name)]);

test('of units that are written together, those that fail leave nothing, and the others are there', () =>
  withFolder(async (folder) => {
    const environment = openEnvironment(folder, false);
    const { records } = environment;
    const queue = new CommitQueue(records);
    let inMemory = 0;
    const announced: string[] = [];
    const write = (name: string, fails: boolean) => (unit: WriteUnit) => {
      inMemory += 1;
      unit.onUndo(() => {
        inMemory -= 1;
      });
      unit.onCommit(() => announced.push(name));
      records.putSync(key(name), Buffer.from(name));
      if (fails) throw new Error(`${name} fails`);
      return name;
    };
    const outcomes = await Promise.allSettled([
      queue.submit(write('a', false)),
      queue.submit(write('b', true)),
      queue.submit(write('c', false)),
    ]);
    expect(outcomes).toEqual([
      { status: 'fulfilled', value: 'a' },
      { status: 'rejected', reason: new Error('b fails') },
      { status: 'fulfilled', value: 'c' },
    ]);
    await expect(queue.submit(write('d', true))).rejects.toThrow('d fails');
    expect(announced).toEqual(['a', 'c']);
    expect(inMemory).toBe(2);
    expect(['a', 'b', 'c', 'd'].map((name) => records.get(key(name))?.toString())).toEqual([
      'a',
      undefined,
      'c',
      undefined,
    ]);
    await environment.close();
  }));
