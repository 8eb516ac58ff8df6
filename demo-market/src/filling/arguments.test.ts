import { expect, test } from '@jest/globals';
import { ArgumentProblem, readArguments } from './arguments.js';

test('without arguments the market is that of an empty store', () => {
  expect(readArguments([])).toEqual({ talents: 600, roles: 30, companies: 12, random: 1 });
});

test('many roles bring more companies', () => {
  expect(readArguments(['--talents', '100000', '--roles', '1000', '--random', '7'])).toEqual({
    talents: 100_000,
    roles: 1000,
    companies: 50,
    random: 7,
  });
  expect(readArguments(['--roles=1000', '--companies=3'])).toMatchObject({ companies: 3 });
});

test.each([
  [['--talents', 'many'], '--talents is "many" but must be a whole number from 0 to 5000000.'],
  [['--talents', '-5'], 'Usage: npm run seed -- [--talents 600] [--roles 30] [--companies 12] [--random 1]'],
  [['--roles', '99999999'], '--roles is "99999999" but must be a whole number from 0 to 1000000.'],
  [['--people', '5'], 'Usage: npm run seed -- [--talents 600] [--roles 30] [--companies 12] [--random 1]'],
  [['lots'], 'Usage: npm run seed -- [--talents 600] [--roles 30] [--companies 12] [--random 1]'],
])('%j is answered with a sentence', (args, sentence) => {
  expect(() => readArguments(args)).toThrow(new ArgumentProblem(sentence));
});
