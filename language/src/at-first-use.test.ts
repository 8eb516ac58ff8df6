import { expect, test } from '@jest/globals';
import { atFirstUse } from './at-first-use.js';

test('is made when it is asked for, and once', () => {
  let made = 0;
  const letters = atFirstUse(() => ({ number: (made += 1) }));
  expect(made).toBe(0);
  expect(letters()).toEqual({ number: 1 });
  expect(letters()).toBe(letters());
  expect(made).toBe(1);
});
