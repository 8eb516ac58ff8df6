import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ServiceLog } from '../src/log.js';

let folder: string;
let log: ServiceLog;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'log-'));
  log = new ServiceLog(path.join(folder, 'logs'), 'api', 100);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const kept = (file = log.file): string => readFileSync(file, 'utf8');

test('lines are kept, for their owner alone', () => {
  log.write('one');
  log.write('two');
  expect(kept()).toBe('one\ntwo\n');
  expect(statSync(log.file).mode & 0o777).toBe(0o600);
});

test('a full one becomes the former one', () => {
  for (const letter of ['a', 'b', 'c']) log.write(letter.repeat(59));
  expect(kept()).toBe(`${'c'.repeat(59)}\n`);
  expect(kept(`${log.file}.1`)).toBe(`${'b'.repeat(59)}\n`);
});

test('one that was taken away is begun anew', () => {
  log.write('one');
  rmSync(path.join(folder, 'logs'), { recursive: true });
  log.write('two');
  expect(kept()).toBe('two\n');
});

test('lines that cannot be written are dropped, which is said once, and counted where it goes on', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  mkdirSync(path.dirname(log.file));
  symlinkSync('/dev/full', log.file);
  log.write('one');
  log.write('two');
  expect(said.mock.calls).toEqual([[expect.stringMatching(/The log .+api\.log cannot be written \(.*ENOSPC/)]]);
  rmSync(log.file);
  // Tried again after a while, not with every line.
  log.write('three');
  now.mockReturnValue(60_000);
  log.write('four');
  expect(kept()).toBe('\n3 lines before this one could not be written.\nfour\n');
  log.write('five');
  expect(kept()).toMatch(/four\nfive\n$/);
});
