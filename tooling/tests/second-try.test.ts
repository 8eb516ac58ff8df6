import { expect, jest, test } from '@jest/globals';
import { settled, told } from '../test/second-try.mjs';

const named = (...names: readonly string[]) => names.map((name) => ({ name, message: `${name} said` }));

test('what passes by itself is unsteady and passed; what fails again has failed', () => {
  const first = { counts: { passed: 10, failed: 2 }, failures: named('a', 'b') };
  const outcome = settled(first, () => ({ counts: { passed: 5, failed: 1 }, failures: named('b') }));
  expect(outcome).toEqual({ counts: { passed: 11, failed: 1 }, failures: named('b'), unsteady: named('a') });
});

test('where all passes by itself, nothing has failed', () => {
  const first = { counts: { passed: 10, failed: 1 }, failures: named('a') };
  const outcome = settled(first, () => ({ counts: { passed: 3, failed: 0 }, failures: [] }));
  expect(outcome).toEqual({ counts: { passed: 11, failed: 0 }, failures: [], unsteady: named('a') });
});

test('a second try that breaks off says nothing: the first stands', () => {
  const first = { counts: { passed: 10, failed: 1 }, failures: named('a') };
  const outcome = settled(first, () => ({ counts: { passed: 0, failed: 1 }, failures: [] }));
  expect(outcome).toEqual({ ...first, unsteady: [] });
});

test.each([
  ['nothing failed', 0, named()],
  ['something failed without a name', 2, named('a')],
  ['very much failed', 13, named(...'abcdefghijklm')],
])('%s: nothing is tried again', (_, failed, failures) => {
  const again = jest.fn<() => never>();
  expect(settled({ counts: { passed: 9, failed }, failures }, again)).toEqual({
    counts: { passed: 9, failed },
    failures,
    unsteady: [],
  });
  expect(again).not.toHaveBeenCalled();
});

test('each is told with what it said', () => {
  expect(told([{ name: 'a › one', message: 'Expected 1\nReceived 2' }])).toBe(
    '  a › one\n      Expected 1\n      Received 2',
  );
});
