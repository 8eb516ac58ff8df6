import { expect, test } from '@jest/globals';
import { AnswerCache } from './answer-cache.js';

/** Answers with how often it was asked. */
function counter() {
  let asked = 0;
  return { ask: () => Promise.resolve((asked += 1)), asked: () => asked };
}

test('what was asked is answered again without asking, also while the first answer is under way', async () => {
  const cache = new AnswerCache<number>({ entries: 2 });
  const { ask, asked } = counter();
  expect(await Promise.all([cache.get('a', ask), cache.get('a', ask)])).toEqual([1, 1]);
  expect(await cache.get('a', ask)).toBe(1);
  expect(asked()).toBe(1);
});

test('what was asked for longest ago makes room, however many answers there are', async () => {
  const cache = new AnswerCache<number>({ entries: 2 });
  const { ask } = counter();
  for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, ask);
  expect(await cache.get('a', ask)).toBe(1);
  expect(await cache.get('b', ask)).toBe(4);
});

test('what fails is asked again', async () => {
  const cache = new AnswerCache<number>({ entries: 2, freshMs: 60_000 });
  const { ask } = counter();
  await expect(cache.get('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await cache.get('a', ask)).toBe(1);
});
