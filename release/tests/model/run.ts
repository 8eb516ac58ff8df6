// `npm run release-model -- [--seed 5] [--operations 1000]`: random operations of four teams against the model.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../support/builds.js';
import { chance } from './chance.js';
import { play } from './play.js';

const LARGEST_SEED = 1_000_000;
const { values } = parseArgs({ options: { seed: { type: 'string' }, operations: { type: 'string' } } });
const seed = Number(values.seed ?? randomInt(LARGEST_SEED));
const operations = Number(values.operations ?? 1000);
const folder = await temporaryFolder();
console.log(`seed ${seed}`);
try {
  const happened = await play({ folder, random: chance(seed), operations, print: (text) => console.log(text) });
  console.log(`What was served was what the model says, ${operations} times.`, happened);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await folder.remove();
}
