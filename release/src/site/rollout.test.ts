import { expect, test } from '@jest/globals';
import { isReached, newVisitor, readShare, readVisitor } from './rollout.js';

const EVERY_VISITOR = Array.from({ length: 65_536 }, (_, number) => number);
const reached = (salt: string, share: number): readonly number[] =>
  EVERY_VISITOR.filter((visitor) => isReached({ salt, share }, visitor));

test.each([1, 10, 50])('%i of a hundred visitors are reached, others by another roll-out', (share) => {
  const [one, other] = [reached('one', share), reached('other', share)];
  for (const visitors of [one, other])
    expect(Math.abs((visitors.length / EVERY_VISITOR.length) * 100 - share)).toBeLessThan(0.6);
  const both = one.filter((visitor) => other.includes(visitor)).length / one.length;
  expect(Math.abs(both * 100 - share)).toBeLessThan(4);
});

test('who is reached stays so while the share grows', () => {
  const [few, more, half] = [1, 10, 50].map((share) => new Set(reached('salt', share)));
  for (const visitor of few ?? []) expect(more?.has(visitor)).toBe(true);
  for (const visitor of more ?? []) expect(half?.has(visitor)).toBe(true);
});

test('a visitor’s number is read as it was given, and nothing else is one', () => {
  const number = newVisitor();
  expect(readVisitor(String(number))).toBe(number);
  for (const text of [undefined, '', '-1', '1.5', '65536', '99999', '1e3', 'ada']) expect(readVisitor(text)).toBeNull();
});

test('a share is a whole number of a hundred', () => {
  expect(['1', '10', '50 %', '100%'].map(readShare)).toEqual([1, 10, 50, 100]);
  for (const text of ['0', '101', '1.5', '-1', 'half', '', '1000']) expect(readShare(text)).toBeNull();
});
