import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { object, string } from 'yup';
import type { EndpointName } from '@vela/contracts/endpoints';
import { ResponseChecks } from './response-check.js';

const schemas = { response: object({ initials: string().required() }).exact() };
const FITTING = { initials: 'AO' };
const TOO_MUCH = { initials: 'AO', givenName: 'Canary' };

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function checking(mode: 'fail' | 'log' | 'off') {
  const lines: string[] = [];
  const checks = new ResponseChecks(mode, {
    error: (fields: { err: Error }) => void lines.push(fields.err.message),
  });
  return {
    lines,
    check: (answer: unknown, name: EndpointName = 'getMe') => checks.check(name, schemas, answer),
  };
}

test('an answer that says more than its schema is refused where it is to fail', () => {
  const { check } = checking('fail');
  expect(() => check(TOO_MUCH)).toThrow(/getMe does not fit its schema/);
  expect(() => check(FITTING)).not.toThrow();
});

test('where it is only to be logged, it is, after the answer went out and without what it held', () => {
  const { check, lines } = checking('log');
  check(TOO_MUCH);
  expect(lines).toEqual([]);
  jest.runAllTimers();
  expect(lines).toEqual([expect.stringMatching(/getMe does not fit its schema/)]);
  expect(lines.join()).not.toMatch(/Canary/);
});

test('of many answers of one endpoint the last is looked at, and of each endpoint one, one after the other', () => {
  const { check, lines } = checking('log');
  for (let time = 0; time < 3; time += 1) check(TOO_MUCH);
  check(FITTING);
  check(TOO_MUCH, 'listOpenRoles');
  check(TOO_MUCH, 'listConnections');
  jest.advanceTimersToNextTimer();
  expect(lines).toEqual([]);
  jest.advanceTimersToNextTimer();
  expect(lines).toEqual([expect.stringMatching(/listOpenRoles/)]);
  jest.advanceTimersToNextTimer();
  expect(lines).toHaveLength(2);
  expect(jest.getTimerCount()).toBe(0);
  check(TOO_MUCH);
  jest.runAllTimers();
  expect(lines).toHaveLength(3);
});

test('where nothing is to be checked, nothing is', () => {
  const { check, lines } = checking('off');
  check(TOO_MUCH);
  expect(jest.getTimerCount()).toBe(0);
  expect(lines).toEqual([]);
});
