import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useMemo } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from '@vela/router/memory';
import { LongList } from './long-list.js';

beforeAll(() => {
  jest.useFakeTimers();
});
afterAll(() => {
  jest.useRealTimers();
});
const { innerHeight } = window;
afterEach(() => {
  window.innerHeight = innerHeight;
});

/** Lets all idle time pass. */
function idle(): void {
  while (jest.getTimerCount() > 0) act(() => jest.runOnlyPendingTimers());
}

const cards = (count: number) => Array.from({ length: count }, (_, number) => `Card ${number + 1}`);
const listOf = (count: number) => (
  <MemoryRouter>
    <LongList>
      {cards(count).map((card) => (
        <li key={card}>{card}</li>
      ))}
    </LongList>
  </MemoryRouter>
);
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('the first cards come first, all others behind them', () => {
  window.innerHeight = 1440;
  expect(renderToString(listOf(50)).match(/<li/g)).toHaveLength(5);
  const { rerender } = render(listOf(50));
  expect(shown()).toEqual(cards(5));
  idle();
  expect(shown()).toEqual(cards(50));
  // Another page of the list that is longer or shorter.
  rerender(listOf(3));
  expect(shown()).toEqual(cards(3));
  rerender(listOf(60));
  idle();
  expect(shown()).toEqual(cards(60));
});

test('a phone draws no more at first than it shows', () => {
  window.innerHeight = 823;
  render(listOf(50));
  expect(shown()).toEqual(cards(3));
});

/** Counts the cards of each step where drawing one takes so many milliseconds. */
function stepsAt(msPerCard: number): number[] {
  const Slow = ({ children }: { readonly children: string }) => {
    useMemo(() => jest.advanceTimersByTime(msPerCard), []);
    return <li>{children}</li>;
  };
  const { unmount } = render(
    <MemoryRouter>
      <LongList>
        {cards(30).map((card) => (
          <Slow key={card}>{card}</Slow>
        ))}
      </LongList>
    </MemoryRouter>,
  );
  const counts = [shown().length];
  while (jest.getTimerCount() > 0) {
    act(() => jest.runOnlyPendingTimers());
    counts.push(shown().length);
  }
  unmount();
  return counts.slice(1).map((count, index) => count - (counts[index] ?? 0));
}

test('a slow phone draws one more at a time, a fast machine several', () => {
  window.innerHeight = 823;
  const slow = stepsAt(30);
  expect(slow.slice(0, 3)).toEqual([2, 1, 1]);
  const fast = stepsAt(3);
  expect(fast.slice(0, 3)).toEqual([2, 8, 8]);
});

test('cards stand apart', () => {
  render(listOf(2));
  expect(screen.getByRole('list')).toHaveStyle({ display: 'flex', flexDirection: 'column' });
  expect(getComputedStyle(screen.getByRole('list')).gap).not.toBe('');
});
