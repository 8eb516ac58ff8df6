import { afterEach, expect, test } from '@jest/globals';
import { enteredEarlyKey } from '@vela/contracts/remote';
import { replaceEnteredEarly } from './typed.js';

afterEach(() => sessionStorage.clear());

test('what is typed into a page that answers takes the place of what was typed before it did, and of nothing else', () => {
  document.body.innerHTML = '<input type="checkbox">';
  for (const path of ['/company?of=us', '/search']) sessionStorage.setItem(enteredEarlyKey(path), '{}');
  history.replaceState(null, '', '/company?of=us');
  replaceEnteredEarly(document);
  const box = document.querySelector('input') as HTMLInputElement;
  // What the page brings back itself.
  box.dispatchEvent(new Event('input', { bubbles: true }));
  expect(Object.keys(sessionStorage)).toHaveLength(2);
  box.click();
  expect(Object.keys(sessionStorage)).toEqual([enteredEarlyKey('/search')]);
});
