import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { object, string } from 'yup';
import { checkResponse } from './response-check.js';

const schemas = { response: object({ initials: string().required() }).exact() };
const TOO_MUCH = { initials: 'AO', givenName: 'Canary' };

function held(mode: 'fail' | 'log' | 'off', answer: unknown): { logged: () => string } {
  const lines: unknown[] = [];
  const log = { error: (fields: { err: Error }) => void lines.push(fields.err.message) };
  checkResponse('getMe', schemas, answer, { mode, log });
  return { logged: () => lines.join('\n') };
}

test('an answer that says more than its schema is refused where it is to fail', () => {
  expect(() => held('fail', TOO_MUCH)).toThrow(/getMe does not fit its schema/);
  expect(() => held('fail', { initials: 'AO' })).not.toThrow();
});

test('where it is only to be logged, it is, after the answer went out and without what it held', async () => {
  const { logged } = held('log', TOO_MUCH);
  expect(logged()).toBe('');
  await turn();
  expect(logged()).toMatch(/getMe does not fit its schema/);
  expect(logged()).not.toMatch(/Canary/);
});

test('where nothing is to be checked, nothing is', async () => {
  const { logged } = held('off', TOO_MUCH);
  await turn();
  expect(logged()).toBe('');
});
