import { expect, test } from '@jest/globals';
import { meetingTimeProblem } from './index.js';

test.each([
  ['2026-11-24T08:59:59.000Z', 'This time is past.'],
  ['2026-11-24T09:00:00.000Z', 'This time is past.'],
  ['2026-11-24T09:00:01.000Z', null],
  ['2027-11-24T09:00:00.000Z', null],
  ['2027-11-24T09:00:01.000Z', 'Choose a time within 365 days from now.'],
  ['9999-12-31T09:00:00.000Z', 'Choose a time within 365 days from now.'],
])('a meeting at %s: %s', (start, problem) => {
  expect(meetingTimeProblem(start, '2026-11-24T09:00:00.000Z')).toBe(problem);
});
