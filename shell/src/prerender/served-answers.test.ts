import { beforeEach, expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { SERVED_ANSWERS } from '@vela/contracts/remote';
import { takePersonalAnswers, takeServedAnswers } from './served-answers.js';

let cache: QueryClient;
const page = (answers: string) => {
  const element = document.createElement('div');
  element.innerHTML = answers;
  return element;
};
const ANSWERED = `<script type="application/json" id="${SERVED_ANSWERS}">[{"key":["GET /api/moves"],"data":[1]}]</script>`;
/** Milliseconds until an answer is older than now. */
const ahead = () => (cache.getQueryState(['GET /api/moves'])?.dataUpdatedAt ?? Number.NaN) - Date.now();

beforeEach(() => {
  cache = new QueryClient();
});

test('what a page was rendered with lies where the page looks for it', () => {
  takeServedAnswers(page(ANSWERED), cache);
  expect(cache.getQueryData(['GET /api/moves'])).toEqual([1]);
  expect(ahead()).toBeLessThanOrEqual(0);
});

test('of a page that is still to be drawn it counts as just come until then', () => {
  expect(takePersonalAnswers(page(ANSWERED), cache)).toBe(true);
  expect(cache.getQueryData(['GET /api/moves'])).toEqual([1]);
  expect(ahead()).toBeGreaterThan(0);
});

test('a page that was served with its frame alone is one without', () => {
  expect(takePersonalAnswers(page(''), cache)).toBe(false);
  takeServedAnswers(page(''), cache);
  expect(cache.getQueryCache().getAll()).toEqual([]);
});
