import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { bringTogether, groupsOf, MOST, TOGETHER } from '../test/together.mjs';

const files = Array.from({ length: 16 }, (_, index) => `src/${String.fromCharCode(97 + index)}.test.ts`);

test('every file is in one group, few are together, and who changes modules is alone', () => {
  const alone = 'src/c.test.ts';
  const groups = groupsOf(files, (file) => file === alone);
  expect(groups.flat().toSorted()).toEqual(files);
  expect(groups).toContainEqual([alone]);
  expect(Math.max(...groups.map(({ length }) => length))).toBeLessThanOrEqual(MOST);
  // None is left with little to do at the end.
  expect(groups.filter(({ length }) => length > 1).every(({ length }) => length >= 5)).toBe(true);
});

test('without tests there is no group', () => {
  expect(groupsOf([], () => false)).toEqual([]);
});

test('what a file says to jest stays, and it is alone; so is one without a test', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vela-together-'));
  const source = path.join(folder, 'src');
  mkdirSync(source);
  const write = (name: string, text: string) => writeFileSync(path.join(source, name), text);
  write('a.test.ts', "test('a', () => undefined);");
  write('b.test.ts', "/** @jest-environment jsdom */\ntest('b', () => undefined);");
  write('c.test.ts', "jest.useFakeTimers();\ntest('c', () => undefined);");
  write('e.test.ts', 'export const forgotten = 1;');
  write('f.test.ts', "test.each([1])('f %s', () => undefined);");
  write('d.test.ts', "/** Says nothing of jest's. */\ntest('d', () => undefined);");
  const config: unknown = JSON.parse(bringTogether({ rootDir: folder, roots: [source] }));
  const together = path.join(folder, TOGETHER);
  expect(config).toEqual({ rootDir: folder, roots: [together] });
  const told = (name: string): string => readFileSync(path.join(together, 'src', name), 'utf8');
  expect(readdirSync(path.join(together, 'src'))).toEqual(['a.test.ts', 'b.test.ts', 'c.test.ts', 'e.test.ts']);
  for (const other of ['d', 'f']) expect(told('a.test.ts')).toContain(`src/${other}.test.ts`);
  expect(told('e.test.ts')).not.toContain('src/a.test.ts');
  expect(told('b.test.ts')).toMatch(/^\/\*\* @jest-environment jsdom \*\//);
  rmSync(folder, { recursive: true });
});
