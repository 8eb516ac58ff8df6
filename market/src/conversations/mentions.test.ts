import { expect, test } from '@jest/globals';
import { mentionedIn } from './index.js';

const NAMES = ['Rut Lind', 'Rut Lindberg', 'Åsa Öst', 'O’Neil Ek'];

test.each([
  ['@Rut Lind what do you think?', ['Rut Lind']],
  ['ask @rut lindberg, then @RUT LIND', ['Rut Lind', 'Rut Lindberg']],
  ['@Rut Lindberg.', ['Rut Lindberg']],
  ['(@Åsa Öst)\n@O’Neil Ek', ['Åsa Öst', 'O’Neil Ek']],
  ['@A\u030Asa O\u0308st', ['Åsa Öst']],
  ['@Rut Lind @Rut Lind', ['Rut Lind']],
  ['Rut Lind wrote to rut@lind.example', []],
  ['@Rut', []],
  ['@Rut Lindström', []],
  ['', []],
])('%j mentions %j', (text, mentioned) => {
  expect(mentionedIn(text, NAMES)).toEqual(mentioned);
});

test('nobody without a name is mentioned', () => {
  expect(mentionedIn('@ and @  ', ['', ' '])).toEqual([]);
});
