import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { MIGRATIONS } from '../../src/migrations.js';

const GUIDE = readFileSync(path.resolve(__dirname, '../../../docs/operating/ways-back.md'), 'utf8');

test('every migration without a way back is argued in the guide, and no other', () => {
  const without = MIGRATIONS.filter(({ back }) => 'never' in back).map(({ name }) => name);
  const argued = [...GUIDE.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name);
  expect(argued).toEqual(without);
});
