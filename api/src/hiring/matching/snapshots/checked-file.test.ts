import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DamagedFile, readChecked, writeChecked } from './checked-file.js';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vela-checked-'));
  file = path.join(folder, 'inner', 'saved');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const parts = [new Uint8Array([1, 2, 3, 4]), new Uint8Array(8).fill(7)];
const content = { header: { name: 'Åsa' }, body: new Uint8Array([1, 2, 3, 4, 7, 7, 7, 7, 7, 7, 7, 7]) };
const read = async () => {
  const saved = await readChecked(file);
  return saved && { header: saved.header, body: new Uint8Array(saved.body) };
};

test('what was written is read, by its owner alone', async () => {
  expect(await read()).toBeNull();
  await writeChecked(file, content.header, parts);
  expect(await read()).toEqual(content);
  expect(((await readChecked(file))?.body.byteOffset ?? 1) % 4).toBe(0);
  expect([(await stat(file)).mode & 0o777, (await stat(path.dirname(file))).mode & 0o777]).toEqual([0o600, 0o700]);
});

test('any other byte and any missing end is noticed', async () => {
  await writeChecked(file, content.header, parts);
  const bytes = await readFile(file);
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
      const wrong = Buffer.from(bytes);
      wrong[at] = (wrong[at] ?? 0) ^ change;
      await writeFile(file, wrong);
      await expect(readChecked(file)).rejects.toThrow(DamagedFile);
      await writeFile(file, bytes.subarray(0, at));
      await expect(readChecked(file)).rejects.toThrow(DamagedFile);
    }),
    { numRuns: 60 },
  );
});

test('a writing that fails leaves the earlier file', async () => {
  await writeChecked(file, content.header, parts);
  const failing = (function* () {
    yield new Uint8Array(4);
    throw new Error('enough');
  })();
  await expect(writeChecked(file, { name: 'later' }, failing)).rejects.toThrow('enough');
  expect(await read()).toEqual(content);
  expect(await readdir(path.dirname(file))).toEqual(['saved']);
});

test('a process that is killed while it writes leaves the earlier file, and what it left behind goes in time', async () => {
  await writeChecked(file, content.header, parts);
  const module = pathToFileURL(path.join(__dirname, 'checked-file.ts')).href;
  const program = `
    import { writeChecked } from ${JSON.stringify(module)};
    const parts = (function* () {
      for (let count = 0; ; count += 1) {
        if (count === 5) process.kill(process.pid, 'SIGKILL');
        yield new Uint8Array(1 << 16);
      }
    })();
    await writeChecked(${JSON.stringify(file)}, {}, parts);`;
  const node = ['--conditions=source', '--import', 'tsx', '--input-type=module', '-e', program];
  const child = spawn(process.execPath, node, { stdio: ['ignore', 'ignore', 'inherit'] });
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  expect(await read()).toEqual(content);
  const left = (await readdir(path.dirname(file))).filter((name) => name !== 'saved');
  expect(left).toHaveLength(1);
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  await utimes(path.join(path.dirname(file), left[0] ?? ''), longAgo, longAgo);
  await writeChecked(file, content.header, parts);
  expect(await readdir(path.dirname(file))).toEqual(['saved']);
});
