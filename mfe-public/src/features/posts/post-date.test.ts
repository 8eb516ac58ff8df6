import { expect, test } from '@jest/globals';
import { event, piece } from '../../testing/posts.js';
import { dateOf, whenText } from './post-date.js';

const START = Date.parse(event.startsAt ?? '');

/** Midnight in Stockholm, before and after. */
const DAY_BEGINS = Date.parse('2096-12-03T23:00:00Z');
const DAY_ENDS = Date.parse('2096-12-04T23:00:00Z');

test('an event says when and where, that it is today through its whole day, and then that it is past', () => {
  expect(whenText(event, DAY_BEGINS - 1)).toBe('4 December 2096, 17:00 CET, Göteborg');
  for (const now of [DAY_BEGINS, START, START + 1, DAY_ENDS - 1])
    expect(whenText(event, now)).toBe('Today: 4 December 2096, 17:00 CET, Göteborg');
  expect(whenText(event, DAY_ENDS)).toBe('Past: 4 December 2096, 17:00 CET, Göteborg');
  expect(whenText({ ...event, place: null }, DAY_BEGINS - 1)).toBe('4 December 2096, 17:00 CET');
  expect(whenText({ ...event, place: '' }, DAY_BEGINS - 1)).toBe('4 December 2096, 17:00 CET');
});

test('news has its day, which is never past', () => {
  expect(whenText(piece, START + 1)).toBe('1 October 2026');
  expect(dateOf(piece)).toBe(piece.publishedAt);
});
