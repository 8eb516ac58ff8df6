import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from '@vela/router/memory';
import { LongList } from './long-list.js';

const list = (
  <MemoryRouter>
    <LongList>
      {Array.from({ length: 50 }, (_, number) => (
        <li key={number}>Card {number + 1}</li>
      ))}
    </LongList>
  </MemoryRouter>
);

test('the first cards come first, all others behind them', () => {
  expect(renderToString(list).match(/<li/g)).toHaveLength(8);
  render(list);
  const cards = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(cards).toEqual(Array.from({ length: 50 }, (_, number) => `Card ${number + 1}`));
});
