import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createLog } from './log.js';
import { isRefusal, RefusalLog } from './refusals.js';

const lines: string[] = [];
const log = createLog({ logLevel: 'info', version: 'test' }, { write: (line: string) => void lines.push(line) });
/** What was logged since the last look. */
const told = () =>
  lines.splice(0).map((line) => {
    const { msg, endpoint, status, caller, times } = JSON.parse(line);
    return [msg, endpoint, status, caller, times].filter((part) => part !== undefined).join(' ');
  });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a refusal is told at once, and a flood of them once a minute', () => {
  const refusals = new RefusalLog(log);
  const call = { endpoint: 'searchTalent', status: 429, caller: 'company member' };
  for (let count = 0; count < 1000; count += 1) refusals.note(call);
  refusals.note({ ...call, status: 403 });
  expect(told()).toEqual(['refused searchTalent 429 company member', 'refused searchTalent 403 company member']);
  jest.advanceTimersByTime(60_000);
  expect(told()).toEqual(['refused again searchTalent 429 company member 999']);
  refusals.note(call);
  refusals.note(call);
  expect(told()).toEqual([]);
  jest.advanceTimersByTime(60_000);
  expect(told()).toEqual(['refused again searchTalent 429 company member 2']);
  jest.advanceTimersByTime(120_000);
  refusals.note(call);
  expect(told()).toEqual(['refused searchTalent 429 company member']);
});

test('what refuses a caller is told, not what was wrong with a call', () => {
  expect([200, 304, 400, 401, 403, 404, 409, 422, 429, 500].filter(isRefusal)).toEqual([401, 403, 429]);
});
