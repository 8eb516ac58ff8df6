import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startWorld, type World } from '../../../tests/support/world.js';
import { nextNumber } from './index.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

test('numbers taken at once have no gaps and no twins, and one that came to nothing is given again', async () => {
  const { inTransaction, models } = world.server.app;
  const take = () => inTransaction((session) => nextNumber(models, 'invoice', session));
  const taken = await Promise.all(Array.from({ length: 12 }, take));
  expect(taken.sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  const failing = inTransaction(async (session) => {
    await nextNumber(models, 'invoice', session);
    throw new Error('The rest failed.');
  });
  await expect(failing).rejects.toThrow('The rest failed.');
  expect(await take()).toBe(13);
  expect(await inTransaction((session) => nextNumber(models, 'creditNote', session))).toBe(1);
});
