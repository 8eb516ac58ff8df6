import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '../support/builds.js';
import { chance } from './chance.js';
import { Child } from './in-child.js';
import { play } from './play.js';
import { playTeams } from './teams.js';

const OWN_SEED = 20_261_123;
const SEED = Number(process.env['SEED'] ?? OWN_SEED);
/** Few operations of another seed may leave something out. */
const isCovering = SEED === OWN_SEED;

let folder: TemporaryFolder;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

test(`what is served is what the model says, after each of 300 random operations of four teams (seed ${SEED})`, async () => {
  const happened = await play({ folder, random: chance(SEED), operations: 300 });
  if (!isCovering) return;
  for (const kind of ['publish', 'promote', 'rollOut', 'rollBack', 'withdraw', 'prune', 'cutShort', 'damage'] as const)
    expect({ kind, times: happened[kind] ?? 0 }).not.toEqual({ kind, times: 0 });
}, 120_000);

test(`an operation is done or not when its process is killed or its disk is full (seed ${SEED})`, async () => {
  const child = new Child(path.join(__dirname, 'act.ts'), folder.path, chance(SEED + 1));
  try {
    await play({ folder, random: chance(SEED), operations: 40, act: child.act.bind(child) });
  } finally {
    await child.stop();
  }
  if (!isCovering) return;
  expect(child.cutShort.killed).toBeGreaterThan(0);
  expect(child.cutShort.full).toBeGreaterThan(0);
}, 300_000);

test(`four teams at once, some of them killed, get each what their own model says (seed ${SEED})`, async () => {
  const { happened, cutShort } = await playTeams(folder, path.join(__dirname, 'act.ts'), SEED, 15);
  if (!isCovering) return;
  for (const each of happened) expect(each.promote ?? 0).toBeGreaterThan(0);
  expect(cutShort.killed).toBeGreaterThan(0);
  expect(cutShort.full).toBeGreaterThan(0);
}, 300_000);
