import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { inTongue } from '@vela/language';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

test('a catalogue that is read again and has not changed is the same one, in every language', async () => {
  const { catalogue, models } = world.server.app;
  await catalogue.reload();
  const spoken = () => inTongue('sv', () => catalogue.spoken);
  const before = [catalogue.current, spoken()];
  await catalogue.reload();
  expect([catalogue.current, spoken()].map((snapshot, index) => snapshot === before[index])).toEqual([true, true]);
  await models.categories.updateOne({}, { $push: { skills: { name: 'Basketry', aliases: [] } } });
  await catalogue.reload();
  expect([catalogue.current, spoken()].map((snapshot, index) => snapshot === before[index])).toEqual([false, false]);
});
