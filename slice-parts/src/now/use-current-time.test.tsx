import { afterEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useCurrentTime } from './index.js';

afterEach(() => {
  jest.useRealTimers();
});

test('it moves on by the minute, and at once for who comes back to the page', () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') });
  const { result, unmount } = renderHook(useCurrentTime);
  expect(result.current).toEqual(new Date('2026-11-20T08:00:00Z'));
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current).toEqual(new Date('2026-11-20T08:01:00Z'));
  act(() => {
    jest.setSystemTime(new Date('2026-11-21T08:00:00Z'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(result.current).toEqual(new Date('2026-11-21T08:00:00Z'));
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
