import { test, beforeAll, afterAll } from '@jest/globals';
import { startWorld, type World } from '../support/world.js';
let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
test('x', () => void startWorld);
