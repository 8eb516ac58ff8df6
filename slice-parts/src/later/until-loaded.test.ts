import { expect, jest, test } from '@jest/globals';
import { untilLoaded } from './until-loaded.js';

test('what fails is asked for again by itself, and at once when the network is back', async () => {
  jest.useFakeTimers();
  let attempts = 0;
  const loaded = untilLoaded(() => {
    attempts += 1;
    return attempts < 3 ? Promise.reject(new Error('away')) : Promise.resolve('there');
  });
  await jest.advanceTimersByTimeAsync(0);
  expect(attempts).toBe(1);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(attempts).toBeGreaterThanOrEqual(2);
  dispatchEvent(new Event('online'));
  await expect(loaded).resolves.toBe('there');
  expect(attempts).toBe(3);
  jest.useRealTimers();
});
