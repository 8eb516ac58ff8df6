import { expect, test } from '@jest/globals';
import { storedCollation } from './collation.js';

test.each(['en', 'sv', 'ar', 'hi'])('in %s, numbers of all digits stand in one order', (locale) => {
  const order = storedCollation({ locale, numericOrdering: true })?.comparison ?? (() => NaN);
  // Two numbers, the first of them 0, come before the number 3, whatever its digits are.
  const [apart, together] = [
    ['0\u034f3', '0\u034f٣'],
    ['3', '03', '0٣', '٣', '٠३'],
  ];
  for (const one of apart) for (const other of apart) expect(order(one, other)).toBe(0);
  for (const one of together) for (const other of together) expect(order(one, other)).toBe(0);
  for (const one of apart) for (const other of together) expect(order(one, other)).toBeLessThan(0);
});
