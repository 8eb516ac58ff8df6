import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ConversationSide } from '@vela/contracts/constants';
import { businessDaysPassed, daysLater } from '../days/index.js';
import {
  LEFT_WAITING_DAYS,
  REPLIES_LEAST,
  replyFigures,
  type ReplyStory,
  requestClock,
  type SentRequest,
  turnClock,
  usualAnswerDays,
  usualDaysOfAll,
  type Word,
} from './index.js';

// A Monday without holidays around it.
const MONDAY = '2026-09-07T09:00:00Z';
const at = (days: number): Date => daysLater(MONDAY, days);
const NOW = at(28);

const story = (changes: Partial<ReplyStory> = {}): ReplyStory => ({
  counterOffer: null,
  requestEndedAt: MONDAY,
  acceptedAt: MONDAY,
  words: [],
  ended: null,
  ...changes,
});
const says = (by: Word['by'], days: number): Word => ({ by, at: at(days) });
const answeredAfter = (days: number): ReplyStory => story({ words: [says('company', days)] });
const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

describe('business days', () => {
  test.each([
    ['2026-09-04T08:00:00Z', '2026-09-04T20:00:00Z', 0],
    ['2026-09-04T08:00:00Z', '2026-09-06T20:00:00Z', 0],
    ['2026-09-04T20:00:00Z', '2026-09-07T06:00:00Z', 1],
    // Midnight is that of Stockholm, in summer two hours before that of UTC.
    ['2026-09-07T21:59:00Z', '2026-09-07T22:01:00Z', 1],
    // Christmas and the days around it.
    ['2026-12-23T12:00:00Z', '2026-12-28T12:00:00Z', 1],
    ['2026-09-08T12:00:00Z', '2026-09-07T12:00:00Z', 0],
  ])('from %s to %s: %i', (from, to, days) => expect(businessDaysPassed(from, to)).toBe(days));
});

describe('figures of a company', () => {
  test('are not told of few conversations', () => {
    expect(replyFigures(times(REPLIES_LEAST - 1, answeredAfter(1)), NOW)).toBeNull();
    expect(replyFigures(times(REPLIES_LEAST, answeredAfter(1)), NOW)).toEqual({
      conversations: 5,
      answered: 5,
      days: 1,
      leavesWaiting: false,
    });
  });

  test('eight of ten, half of the answers within two days', () => {
    const stories = [...times(3, answeredAfter(1)), ...times(5, answeredAfter(2)), ...times(2, story())];
    expect(replyFigures(stories, NOW)).toEqual({ conversations: 10, answered: 8, days: 2, leavesWaiting: false });
  });

  test('whoever leaves four of ten waiting is said to', () => {
    const stories = [...times(6, answeredAfter(0)), ...times(4, story())];
    expect(replyFigures(stories, NOW)).toMatchObject({ answered: 6, leavesWaiting: true });
  });

  test('a wait that is young counts for nothing, late it does', () => {
    const stories = [...times(5, answeredAfter(1)), story({ acceptedAt: at(21), requestEndedAt: at(21) })];
    expect(replyFigures(stories, at(27))).toMatchObject({ conversations: 5 });
    expect(replyFigures(stories, at(28))).toMatchObject({ conversations: 6, answered: 5 });
    expect(LEFT_WAITING_DAYS).toBe(5);
  });

  test('words that were left out before the others are no wait, what stands at the end is', () => {
    const late = story({ words: [says('company', 20)], begunBefore: true });
    expect(replyFigures(times(REPLIES_LEAST, late), NOW)).toBeNull();
    const silent = story({ words: [says('company', 3), says('jobSeeker', 4)], begunBefore: true });
    expect(replyFigures(times(REPLIES_LEAST, silent), NOW)).toMatchObject({ answered: 0, leavesWaiting: true });
  });

  test('silence after the first answer is silence', () => {
    const silent = story({ words: [says('company', 0), says('jobSeeker', 1), says('jobSeeker', 2)] });
    expect(replyFigures(times(5, silent), NOW)).toMatchObject({ answered: 0, leavesWaiting: true });
    const waitsForTalent = story({ words: [says('company', 0), says('jobSeeker', 1), says('company', 2)] });
    expect(replyFigures(times(5, waitsForTalent), NOW)).toMatchObject({ answered: 5, days: 1 });
  });

  test('an agreed time leaves nobody waiting, what is said after it does', () => {
    const agreed: Word = { ...says('jobSeeker', 2), settles: true };
    const met = (...words: Word[]) => story({ words: [says('company', 1), agreed, ...words] });
    expect(replyFigures(times(5, met()), NOW)).toMatchObject({ answered: 5, days: 1 });
    expect(replyFigures(times(5, met(says('jobSeeker', 3))), NOW)).toMatchObject({ answered: 0 });
  });

  test('a counter-offer waits for the company as well, also where the request ends meanwhile', () => {
    const countered = (answeredAt: Date | null) =>
      story({ acceptedAt: null, requestEndedAt: at(14), counterOffer: { at: at(0), answeredAt } });
    expect(replyFigures(times(5, countered(at(3))), NOW)).toMatchObject({ answered: 5, days: 3 });
    expect(replyFigures(times(5, countered(null)), NOW)).toMatchObject({ answered: 0, days: 10 });
  });

  test('an end by the company is an answer, one by the talent who waited is not, a closed account is nothing', () => {
    const ended = (by: 'company' | 'jobSeeker' | 'accountClosed', days: number) =>
      story({ ended: { by, at: at(days) } });
    expect(replyFigures(times(5, ended('company', 3)), NOW)).toMatchObject({ answered: 5, days: 3 });
    expect(replyFigures(times(5, ended('jobSeeker', 14)), NOW)).toMatchObject({ answered: 0 });
    expect(replyFigures(times(5, ended('jobSeeker', 2)), NOW)).toBeNull();
    expect(replyFigures(times(5, ended('accountClosed', 14)), NOW)).toBeNull();
  });

  test('never get better by not answering, or by answering later', () => {
    const delay = fc.integer({ min: 0, max: 27 });
    fc.assert(
      fc.property(fc.array(delay, { minLength: 6, maxLength: 15 }), fc.nat(), delay, (delays, which, later) => {
        const index = which % delays.length;
        const first = delays[index] ?? 0;
        const stories = delays.map(answeredAfter);
        const before = replyFigures(stories, NOW);
        const silent = replyFigures(stories.with(index, story()), NOW);
        const slower = replyFigures(stories.with(index, answeredAfter(Math.max(first, later))), NOW);
        if (before === null || silent === null || slower === null) throw new Error('All of them are told.');
        expect(silent.answered).toBe(before.answered - 1);
        expect(silent.days).toBeGreaterThanOrEqual(before.days);
        expect(slower.days).toBeGreaterThanOrEqual(before.days);
      }),
    );
  });
});

test('what talents take is told of five and more, never of fewer', () => {
  const answer = { sentAt: MONDAY, answeredAt: at(2) };
  expect(usualAnswerDays(times(4, answer))).toBeNull();
  expect(usualAnswerDays([...times(3, answer), ...times(2, { sentAt: MONDAY, answeredAt: at(9) })])).toBe(2);
});

describe('what all talents take', () => {
  const sent = (changes: Partial<SentRequest> = {}): SentRequest => ({
    sentAt: MONDAY,
    answeredAt: null,
    withdrawnAt: null,
    ...changes,
  });
  const answered = (days: number) => sent({ answeredAt: at(days) });

  test('silence comes after every answer', () => {
    expect(usualDaysOfAll(times(4, answered(0)), NOW)).toBeNull();
    expect(usualDaysOfAll(times(5, answered(0)), NOW)).toBe(0);
    expect(usualDaysOfAll([...times(5, answered(0)), ...times(15, sent())], NOW)).toBeNull();
    expect(usualDaysOfAll([...times(5, answered(0)), ...times(5, sent())], NOW)).toBe(0);
    expect(usualDaysOfAll([...times(5, answered(0)), answered(3), ...times(6, sent())], NOW)).toBe(3);
    expect(usualDaysOfAll([...times(5, answered(0)), answered(3), ...times(7, sent())], NOW)).toBeNull();
  });

  test('what was just sent counts on neither side, nor what was taken back at once', () => {
    expect(usualDaysOfAll(times(5, answered(0)), at(2))).toBeNull();
    const young = times(15, sent({ sentAt: at(21) }));
    expect(usualDaysOfAll([...times(5, answered(2)), ...young], at(27))).toBe(2);
    expect(usualDaysOfAll([...times(5, answered(2)), ...young], at(28))).toBeNull();
    expect(usualDaysOfAll([...times(5, answered(2)), ...times(9, sent({ withdrawnAt: at(1) }))], NOW)).toBe(2);
    expect(usualDaysOfAll([...times(5, answered(2)), ...times(9, sent({ withdrawnAt: at(9) }))], NOW)).toBeNull();
  });
});

describe('clocks', () => {
  const usual = { company: 2, jobSeeker: 3 };
  const request = { status: 'open', createdAt: at(0), expiresAt: at(14) };
  const until = at(14).toISOString();

  test('a request waits for the talent, its counter-offer for the company, the answer to it for the talent again', () => {
    expect(requestClock(request, usual, 'company')).toEqual({
      for: 'jobSeeker',
      since: at(0).toISOString(),
      usualDays: 3,
      until,
    });
    const counterOffer = { createdAt: at(2), answeredAt: null };
    expect(requestClock({ ...request, counterOffer }, usual, 'company')).toEqual({
      for: 'company',
      since: at(2).toISOString(),
      usualDays: 2,
      until,
    });
    expect(
      requestClock({ ...request, counterOffer: { ...counterOffer, answeredAt: at(3) } }, usual, 'company'),
    ).toMatchObject({
      for: 'jobSeeker',
      since: at(3).toISOString(),
    });
    expect(requestClock({ ...request, status: 'declined' }, usual, 'company')).toBeNull();
  });

  test('a conversation waits for whose turn it is, without an end', () => {
    expect(turnClock({ for: 'company', since: at(1) }, usual, 'company')).toEqual({
      for: 'company',
      since: at(1).toISOString(),
      usualDays: 2,
      until: null,
    });
    expect(turnClock(null, usual, 'company')).toBeNull();
  });

  test('what all talents take is told to the company, what the company takes to both', () => {
    const told = (reader: ConversationSide, waitedFor: ConversationSide) =>
      turnClock({ for: waitedFor, since: at(1) }, usual, reader)?.usualDays;
    expect(told('company', 'jobSeeker')).toBe(3);
    expect(told('jobSeeker', 'jobSeeker')).toBeNull();
    expect(told('company', 'company')).toBe(2);
    expect(told('jobSeeker', 'company')).toBe(2);
    expect(requestClock(request, usual, 'jobSeeker')?.usualDays).toBeNull();
  });
});
