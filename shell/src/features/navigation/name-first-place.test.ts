import { beforeEach, expect, test } from '@jest/globals';
import { createBrowserRouter } from '@vela/router';
import { nameFirstPlace } from './name-first-place.js';

beforeEach(() => history.replaceState(null, '', '/'));

/** @returns what the router calls the place at which a document begins, by which it finds how far it was scrolled */
function keyOfFirstPlace(): string {
  nameFirstPlace(history);
  const router = createBrowserRouter([{ path: '*', element: null }]);
  router.dispose();
  return router.state.location.key;
}

test('two documents of a tab are two places, also at one address', () => {
  const first = keyOfFirstPlace();
  history.replaceState(null, '', '/');
  expect(keyOfFirstPlace()).not.toBe(first);
});

test('a reload is at the place where the reader was', () => {
  const before = keyOfFirstPlace();
  expect(keyOfFirstPlace()).toBe(before);
});

test('what else the history holds of the place stays', () => {
  history.replaceState({ usr: { from: 'the list' } }, '', '/');
  nameFirstPlace(history);
  expect(history.state).toMatchObject({ usr: { from: 'the list' } });
});
