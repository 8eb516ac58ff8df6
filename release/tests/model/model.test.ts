import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '../support/builds.js';
import { chance } from './chance.js';
import { play } from './play.js';

const SEED = Number(process.env['SEED'] ?? 20_261_123);

let folder: TemporaryFolder;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

test(`what is served is what the model says, after each of 300 random operations of four teams (seed ${SEED})`, async () => {
  const happened = await play({ folder, random: chance(SEED), operations: 300 });
  for (const kind of ['publish', 'promote', 'rollOut', 'rollBack', 'withdraw', 'prune', 'cutShort', 'damage'] as const)
    expect({ kind, times: happened[kind] ?? 0 }).not.toEqual({ kind, times: 0 });
}, 120_000);
