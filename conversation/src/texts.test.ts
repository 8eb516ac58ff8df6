import { expect, test } from '@jest/globals';
import { addCatalogue, inTongue } from '@vela/language';
import { catalogueOf } from '@vela/language/catalogues';
import { peopleText } from './company/people.js';
import { clockText, dayOfText, repliesText, sinceText, withinText } from './texts.js';

// A Friday; tests run in any time zone, so moments are those of the reader.
const NOW = new Date(2026, 10, 20, 15, 0);
const on = (month: number, day: number, hour = 12): string => new Date(2026, month - 1, day, hour).toISOString();

test.each([
  [on(11, 20, 1), 'since today'],
  [on(11, 19, 23), 'since yesterday'],
  [on(11, 17), 'since Tuesday'],
  [on(11, 14), 'since Saturday'],
  // A week ago the name of the day would be today's.
  [on(11, 13), 'since 13 November'],
  [on(10, 2), 'since 2 October'],
])('%s is %s', (moment, text) => expect(sinceText(moment, NOW)).toBe(text));

const clock = { for: 'jobSeeker', since: on(11, 17), usualDays: null, until: on(12, 1) } as const;

test('a clock says who waits, since when, what is usual and when it ends', () => {
  expect(clockText(clock, 'jobSeeker', 'Nordvik', NOW)).toBe('Waits for you since Tuesday, ends on 1 December');
  expect(clockText({ ...clock, usualDays: 3 }, 'company', 'the talent', NOW)).toBe(
    'Waits for the talent since Tuesday, usually answered within 3 working days, ends on 1 December',
  );
  const turn = { for: 'company', since: on(11, 20), usualDays: 2, until: null } as const;
  expect(clockText(turn, 'company', 'Ada', NOW)).toBe(
    'Waits for you since today, you usually answer within 2 working days',
  );
  expect(clockText(turn, 'jobSeeker', 'Nordvik', NOW)).toBe(
    'Waits for Nordvik since today, usually answered within 2 working days',
  );
  expect(clockText({ ...clock, until: on(11, 21) }, 'jobSeeker', 'N', NOW)).toContain('ends tomorrow');
  expect(clockText({ ...clock, until: on(11, 20, 23) }, 'jobSeeker', 'N', NOW)).toContain('ends today');
  expect(clockText(null, 'company', 'Ada', NOW)).toBe('');
});

test('figures read as sentences', () => {
  expect([0, 1, 2].map(withinText)).toEqual(['on the same day', 'within a working day', 'within 2 working days']);
  expect(repliesText({ conversations: 10, answered: 8, days: 2, leavesWaiting: false })).toBe(
    'Answers within 2 working days. 8 of 10 conversations get an answer.',
  );
});

test('clocks, figures and days are told in Swedish', () => {
  addCatalogue('sv', catalogueOf(['conversation'], 'sv'));
  const swedish = <Result>(told: () => Result): Result => inTongue('sv', told);
  expect(swedish(() => clockText({ ...clock, usualDays: 3 }, 'company', 'Ada', NOW))).toBe(
    'Väntar på Ada sedan tisdag, svarar oftast inom 3 arbetsdagar, går ut 1 december',
  );
  expect(swedish(() => [0, 1, 2].map(withinText))).toEqual(['samma dag', 'inom en arbetsdag', 'inom 2 arbetsdagar']);
  expect(swedish(() => dayOfText(on(11, 17)))).toBe('tisdag 17 november');
  expect(dayOfText(on(11, 17))).toBe('Tuesday 17 November');
  expect(swedish(() => peopleText('50–199'))).toBe('50–199 anställda');
});
