import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { StoredList } from './stored-list.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vela-stored-list-'));
});
afterAll(() => rm(folder, { recursive: true }));

const texts = (entry: unknown): string | null => (typeof entry === 'string' ? entry : null);

test('what was added at once is there after a restart, newest first, and no more than the limit', async () => {
  const file = path.join(folder, 'box', 'mails.json');
  const list = new StoredList(file, 3, texts);
  for (const mail of ['first', 'second', 'third', 'fourth']) list.add(mail);
  expect(list.entries).toEqual(['fourth', 'third', 'second']);
  await list.saved();
  expect(new StoredList(file, 3, texts).entries).toEqual(['fourth', 'third', 'second']);

  list.add('fifth');
  await list.saved();
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(['fifth', 'fourth', 'third']);
  expect(await readdir(path.dirname(file))).toEqual(['mails.json']);
});

test('what is damaged is left out', async () => {
  const file = path.join(folder, 'damaged.json');
  const list = new StoredList<unknown>(file, 3, (entry) => entry);
  list.add(7);
  list.add('a mail');
  await list.saved();
  expect(new StoredList(file, 3, texts).entries).toEqual(['a mail']);
});
