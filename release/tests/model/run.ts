// `npm run release-model -- [--seed 5] [--operations 1000]`: random operations of four teams against the model;
// first with notes cut short and torn registries, then with processes that are killed and disks that are full, then all
// four at once.
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../support/builds.js';
import { chance } from './chance.js';
import { Child } from './in-child.js';
import { NAMES, play } from './play.js';
import { playTeams } from './teams.js';

const LARGEST_SEED = 1_000_000;
const { values } = parseArgs({ options: { seed: { type: 'string' }, operations: { type: 'string' } } });
const seed = Number(values.seed ?? randomInt(LARGEST_SEED));
const operations = Number(values.operations ?? 1000);
const [folder, other, shared] = [await temporaryFolder(), await temporaryFolder(), await temporaryFolder()];
const random = chance(seed);
const script = path.join(import.meta.dirname, 'act.ts');
const child = new Child(script, other.path, chance(seed + 1));
console.log(`seed ${seed}`);
try {
  const print = (text: string) => console.log(text);
  const happened = await play({ folder, random, operations, print });
  console.log(`What was served was what the model says, ${operations} times.`, happened);
  const act = child.act.bind(child);
  const again = await play({ folder: other, random, operations, print, act });
  console.log(`And ${operations} times more, with processes killed and disks full.`, again, child.cutShort);
  const ofEach = Math.ceil(operations / NAMES.length);
  const teams = await playTeams(shared, script, seed, ofEach);
  console.log(`And ${ofEach} times for each of four teams at once.`, teams.happened, teams.cutShort);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await child.stop();
  await folder.remove();
  await other.remove();
  await shared.remove();
}
