import { expect, test } from '@jest/globals';
import { sourceScript } from '../testing/source-script.js';
import { runCrashRounds } from './crash-rounds.js';

test('a store that is killed under load loses nothing and does nothing twice', async () => {
  const seed = Number(process.env['DATASTORE_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
  process.stdout.write(`crash rounds with seed ${seed}\n`);
  const { complaints, acknowledged } = await runCrashRounds({ script: sourceScript, rounds: 4, seed });
  expect(complaints).toEqual([]);
  expect(acknowledged.inserts).toBeGreaterThan(0);
}, 120_000);
