import { expect, test } from '@jest/globals';
import { ownTurn } from './index.js';

test('who asks at once computes one after the other, each in a turn of the loop of its own, in order', async () => {
  const happened: string[] = [];
  const turnsOfLoop = (async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      happened.push('|');
    }
  })();
  const each = async (name: string): Promise<void> => {
    await ownTurn();
    happened.push(name);
    await ownTurn();
    happened.push(name.toUpperCase());
  };
  await Promise.all([each('a'), each('b'), each('c'), turnsOfLoop]);
  expect(happened.filter((what) => what !== '|').join('')).toBe('abcABC');
  expect(happened.join('')).not.toMatch(/[a-z]{2}/i);
});
