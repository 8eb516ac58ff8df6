import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useOneAtATime } from './use-one-at-a-time.js';

test('work that is under way is not begun again, and once it is over it can be', async () => {
  const endings: (() => void)[] = [];
  const { result } = renderHook(() => useOneAtATime(() => new Promise((resolve) => void endings.push(resolve))));
  const both = [result.current(), result.current()];
  expect(endings).toHaveLength(1);
  await act(async () => {
    endings[0]?.();
    await Promise.all(both);
  });
  void result.current();
  expect(endings).toHaveLength(2);
});

test('work that failed can be tried again', async () => {
  let tries = 0;
  const { result } = renderHook(() =>
    useOneAtATime(() => {
      tries += 1;
      return Promise.reject(new Error('Refused'));
    }),
  );
  await expect(result.current()).rejects.toThrow('Refused');
  await expect(result.current()).rejects.toThrow('Refused');
  expect(tries).toBe(2);
});
