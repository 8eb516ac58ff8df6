/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { ByBrowser, isDrawnAsServed, keptHere } from './index.js';

test('on a server nothing is kept, and a page is drawn as it is served', () => {
  keptHere().setItem('vela.any', 'typed');
  expect(keptHere().getItem('vela.any')).toBeNull();
  expect(isDrawnAsServed()).toBe(true);
});

test('what only a browser can tell has its room there, and is not seen', () => {
  const html = renderToString(<ByBrowser>14:05</ByBrowser>);
  expect(html).toMatch(/^<span class="[^"]+">14:05<\/span>$/);
});
