import { describe, expect, test } from '@jest/globals';
import { addCatalogue, inTongue } from '@vela/language';
import { catalogueOf } from '@vela/language/catalogues';
import { dayAndMonthText, ownDayText } from '@vela/market/days';
import { inZone } from '../testing/in-zone.js';
import { clockText, sinceText } from './texts.js';

// A Friday afternoon in Stockholm.
const NOW = new Date('2026-11-20T14:00:00Z');
/** Such as '11-20T23:30' of Stockholm's winter, one hour ahead of UTC. */
const at = (stockholm: string): string => new Date(`2026-${stockholm}:00+01:00`).toISOString();
const ZONES = ['Europe/Stockholm', 'Europe/Helsinki', 'America/New_York', 'Pacific/Auckland'];

describe.each(ZONES)('days of a clock are days in Stockholm, read in %s', (zone) => {
  test('the test stands where it says', () => {
    expect(inZone(zone, () => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(zone);
  });

  test.each([
    ['11-20T00:01', 'since today'],
    ['11-19T23:59', 'since yesterday'],
    ['11-17T00:01', 'since Tuesday'],
    ['11-14T23:59', 'since Saturday'],
    // A week ago the name of the day would be today's.
    ['11-13T12:00', 'since 13 November'],
    ['11-02T00:01', 'since 2 November'],
  ])('%s is %s', (moment, text) => expect(inZone(zone, () => sinceText(at(moment), NOW))).toBe(text));

  test.each([
    ['11-20T23:59', 'ends today'],
    ['11-21T00:01', 'ends tomorrow'],
    ['11-21T23:59', 'ends tomorrow'],
    ['12-04T00:01', 'ends on 4 December'],
    ['12-04T23:59', 'ends on 4 December'],
  ])('until %s says that it %s', (until, text) => {
    const ending = { ...clock, until: at(until) };
    expect(inZone(zone, () => clockText(ending, 'jobSeeker', 'Nordvik', NOW))).toBe(
      `Waits for you since Tuesday, ${text}`,
    );
    // The mail and the page of the request say the same day.
    if (text.startsWith('ends on')) expect(text).toBe(`ends on ${inZone(zone, () => dayAndMonthText(ending.until))}`);
  });
});

const clock = { for: 'jobSeeker', since: at('11-17T12:00'), usualDays: null, until: at('12-01T12:00') } as const;

test('a clock says who waits, since when, what is usual and when it ends', () => {
  expect(clockText(clock, 'jobSeeker', 'Nordvik', NOW)).toBe('Waits for you since Tuesday, ends on 1 December');
  expect(clockText({ ...clock, usualDays: 3 }, 'company', 'the talent', NOW)).toBe(
    'Waits for the talent since Tuesday, usually answered within 3 business days, ends on 1 December',
  );
  const turn = { for: 'company', since: at('11-20T12:00'), usualDays: 2, until: null } as const;
  expect(clockText(turn, 'company', 'Ada', NOW)).toBe(
    'Waits for you since today, you usually answer within 2 business days',
  );
  expect(clockText(turn, 'jobSeeker', 'Nordvik', NOW)).toBe(
    'Waits for Nordvik since today, usually answered within 2 business days',
  );
  expect(clockText({ ...clock, until: at('11-21T12:00') }, 'jobSeeker', 'N', NOW)).toContain('ends tomorrow');
  expect(clockText({ ...clock, until: at('11-20T23:00') }, 'jobSeeker', 'N', NOW)).toContain('ends today');
  expect(clockText(null, 'company', 'Ada', NOW)).toBe('');
});

test('clocks and days are told in Swedish', () => {
  addCatalogue('sv', catalogueOf(['conversation', 'slice-parts'], 'sv'));
  const swedish = <Result>(told: () => Result): Result => inTongue('sv', told);
  expect(swedish(() => clockText({ ...clock, usualDays: 3 }, 'company', 'Ada', NOW))).toBe(
    'Väntar på Ada sedan tisdag, svarar oftast inom 3 arbetsdagar, går ut 1 december',
  );
  expect(swedish(() => ownDayText(at('11-17T12:00')))).toBe('tisdag 17 november');
  expect(ownDayText(at('11-17T12:00'))).toBe('Tuesday 17 November');
});
