import { expect, test } from '@jest/globals';
import { runRules } from './run-rules.js';

test('random filters and updates do what the server’s rules say', () => {
  const seed = Number(process.env['DATASTORE_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
  process.stdout.write(`rules with seed ${seed}\n`);
  const { differences, matched, changed } = runRules(3000, seed);
  expect(differences).toEqual([]);
  // Cases that nothing matches would tell nothing.
  expect(matched).toBeGreaterThan(300);
  expect(changed).toBeGreaterThan(300);
});
