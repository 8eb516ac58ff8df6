import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
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

test('cards stand apart', () => {
  render(listOf(2));
  expect(screen.getByRole('list')).toHaveStyle({ display: 'flex', flexDirection: 'column' });
  expect(getComputedStyle(screen.getByRole('list')).gap).not.toBe('');
});
