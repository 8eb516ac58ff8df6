import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { everySlice, plainModule } from '../testing/open-shell.js';
import { createSlices } from './slices.js';
import { untilThere } from './until-there.js';

let healthy: boolean;
const load = jest.fn();
const slicesOfPage = () =>
  createSlices({
    runtime: {
      load: (name) => {
        load();
        return healthy ? Promise.resolve(plainModule(name)) : Promise.reject(new Error('down'));
      },
    },
    known: everySlice,
    ask: () => Promise.resolve(everySlice),
    isAdmin: () => Promise.resolve(false),
  });

beforeEach(() => {
  jest.useFakeTimers();
  healthy = false;
  load.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
});

const LONG_MS = 5 * 60_000;

test('a slice that failed is asked for again by itself, less and less often', async () => {
  const there = untilThere(slicesOfPage(), 'mf_public', new AbortController().signal);
  await jest.advanceTimersByTimeAsync(5000);
  expect(load.mock.calls.length).toBe(2);
  await jest.advanceTimersByTimeAsync(LONG_MS);
  expect(load.mock.calls.length).toBeLessThan(14);
  healthy = true;
  await jest.advanceTimersByTimeAsync(60_000);
  await expect(there).resolves.toHaveLength(2);
});

test('where somebody else asks meanwhile, and where the network comes back, that counts', async () => {
  const slices = slicesOfPage();
  const there = untilThere(slices, 'mf_public', new AbortController().signal);
  await jest.advanceTimersByTimeAsync(0);
  healthy = true;
  await slices.load('mf_public');
  await expect(there).resolves.toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(2);
  healthy = false;
  const other = untilThere(slicesOfPage(), 'mf_public', new AbortController().signal);
  await jest.advanceTimersByTimeAsync(0);
  healthy = true;
  dispatchEvent(new Event('online'));
  await expect(other).resolves.toHaveLength(2);
});

test('nobody who left is waited for', async () => {
  const left = new AbortController();
  const there = untilThere(slicesOfPage(), 'mf_public', left.signal);
  await jest.advanceTimersByTimeAsync(0);
  left.abort();
  await expect(there).resolves.toBeNull();
  await jest.advanceTimersByTimeAsync(LONG_MS);
  expect(load).toHaveBeenCalledTimes(1);
});
