import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { whileWriting } from './lock.js';

const { mkdtemp, readdir, readFile, rm, writeFile } = fs;

let folder = '';
let lock = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vela-lock-'));
  lock = path.join(folder, 'lock');
});

afterEach(() => rm(folder, { recursive: true }));

/** @returns the number of a process that is gone */
async function goneProcess(): Promise<number> {
  const child = fork('', [], { execArgv: ['-e', '0'], stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid ?? 0;
}

test('a lock that a dead process left behind is taken over, and nothing of it stays', async () => {
  await writeFile(lock, String(await goneProcess()));
  await whileWriting(lock, async () => expect(await readFile(lock, 'utf8')).toBe(String(process.pid)));
  expect(await readdir(folder)).toEqual([]);
});

test('who is slower to take over a lock leaves that of who was faster', async () => {
  await writeFile(lock, String(await goneProcess()));
  const faster = String(process.ppid);
  const { rename } = fs;
  const overtaken: string[] = [];
  /** The faster one has it between the look at the lock and what is done about it. */
  const overtake = async (file: unknown): Promise<void> => {
    if (file !== lock || overtaken.length > 0) return;
    overtaken.push(faster);
    await writeFile(lock, faster);
  };
  const removing = jest.spyOn(fs, 'rm').mockImplementation(async (...asked) => {
    await overtake(asked[0]);
    await rm(...asked);
  });
  const renaming = jest.spyOn(fs, 'rename').mockImplementation(async (...asked) => {
    await overtake(asked[0]);
    await rename(...asked);
  });
  const linking = jest.spyOn(fs, 'link');
  try {
    const said: string[] = [];
    const written = whileWriting(lock, () => Promise.resolve(said.push('written')));
    while (overtaken.length + said.length === 0) await new Promise(setImmediate);
    // It is looked at again and again.
    const looked = linking.mock.calls.length;
    while (linking.mock.calls.length < looked + 3 && said.length === 0) await new Promise(setImmediate);
    expect([await readFile(lock, 'utf8'), said]).toEqual([faster, []]);
    await rm(lock);
    await written;
    expect([await readdir(folder), said]).toEqual([[], ['written']]);
  } finally {
    removing.mockRestore();
    renaming.mockRestore();
    linking.mockRestore();
  }
});
