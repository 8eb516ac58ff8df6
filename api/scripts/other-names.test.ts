import { expect, test } from '@jest/globals';
import { otherNamesOf } from './other-names.mjs';

test('names that people type are kept to the last of the alphabet, those written from another script are not', () => {
  const many = Array.from(
    { length: 40 },
    (_, index) => `Kop${String.fromCodePoint(0x61 + (index % 26))}${'a'.repeat(index)}`,
  );
  expect(otherNamesOf('Copenhagen', [...many, 'Köpenhamn', 'ge ben ha gen', 'Копенгаген', 'kwpnhgn', 'K'])).toEqual([
    ...many,
    'Köpenhamn',
  ]);
});

test('a name stands once, as it is spelled with its own letters', () => {
  const others = ['KOBENHAVN', 'Kobenhavn', 'København', 'Köbenhavn', 'COPENHAGEN', 'Copenhague'];
  expect(otherNamesOf('Copenhagen', others)).toEqual(['København', 'Köbenhavn', 'Copenhague']);
});
