import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { wayOfBuilding } from '../webpack/way-of-building.mjs';

let house: string;
beforeEach(() => {
  house = mkdtempSync(path.join(tmpdir(), 'building-'));
  mkdirSync(path.join(house, 'webpack/narrow'), { recursive: true });
  write('package.json', '{}');
  write('webpack/factory.mjs', 'export {}');
  write('webpack/narrow/router.mjs', 'export {}');
});
afterEach(() => rmSync(house, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(path.join(house, file), text);
const way = () => wayOfBuilding(path.join(house, 'webpack'), path.join(house, 'package.json'));

test('what is built in the same way is kept', () => {
  expect(way()).toBe(way());
});

test.each(['package.json', 'webpack/factory.mjs', 'webpack/narrow/router.mjs', 'webpack/another.mjs'])(
  'a change of %s starts afresh',
  (file) => {
    const before = way();
    write(file, '{"changed": true}');
    expect(way()).not.toBe(before);
  },
);
