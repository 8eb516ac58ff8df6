import { beforeEach, expect, test } from '@jest/globals';
import { SESSION_STORAGE_KEYS } from '@vela/contracts/constants';
import { keepScrolled } from './keep-scrolled.js';

const KEY = SESSION_STORAGE_KEYS.scrollPositions;
const storage = () => sessionStorage;
const kept = (): unknown => JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
beforeEach(() => sessionStorage.clear());

test('a page stays as far down as it was scrolled by now; other places keep theirs', () => {
  sessionStorage.setItem(KEY, JSON.stringify({ before: 300, now: 0 }));
  keepScrolled({ state: { key: 'now' } }, storage, 1200);
  expect(kept()).toEqual({ before: 300, now: 1200 });
});

test.each([
  ['no place of its own', { state: null }, '{"before":300}', { before: 300 }],
  ['what cannot be read', { state: { key: 'now' } }, 'nonsense', undefined],
  ['what is no list of places', { state: { key: 'now' } }, '7', { now: 1200 }],
])('with %s nothing breaks', (_, history, text, expected) => {
  sessionStorage.setItem(KEY, text);
  keepScrolled(history, storage, 1200);
  if (expected === undefined) expect(sessionStorage.getItem(KEY)).toBe(text);
  else expect(kept()).toEqual(expected);
});

test('a browser that keeps nothing may say so', () => {
  const none = (): Storage => {
    throw new Error('denied');
  };
  expect(() => keepScrolled({ state: { key: 'now' } }, none, 1200)).not.toThrow();
});
