import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { ByBrowser, isDrawnAsServed, keptHere } from './index.js';

test('a browser keeps and tells what is its reader’s', () => {
  keptHere().setItem('vela.any', 'typed');
  expect(window.localStorage.getItem('vela.any')).toBe('typed');
  keptHere().removeItem('vela.any');
  expect(isDrawnAsServed()).toBe(false);
  const { container } = render(<ByBrowser>14:05</ByBrowser>);
  expect(container.innerHTML).toBe('14:05');
});
