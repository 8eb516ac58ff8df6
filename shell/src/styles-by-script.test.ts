/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { FILLED_STYLE } from '@vela/contracts/remote';

test('a style element that is to be filled by script carries the text that the policy allows', async () => {
  await import('./styles-by-script.js');
  const empty = document.createElement('style');
  document.head.insertBefore(empty, null);
  expect(empty.textContent).toBe(FILLED_STYLE);
  const written = document.createElement('style');
  written.textContent = 'p { margin: 0; }';
  document.head.insertBefore(written, empty);
  expect(written.textContent).toBe('p { margin: 0; }');
  expect([...document.head.querySelectorAll('style')]).toEqual([written, empty]);
});
