import { expect, test } from '@jest/globals';
import { event, piece } from '../../testing/posts.js';
import { dateOf, whenText } from './post-date.js';

const START = Date.parse(event.startsAt ?? '');

test('an event says when and where, and that it is past once it has begun', () => {
  expect(whenText(event, START)).toBe('4 December 2096, 17:00 CET, Göteborg');
  expect(whenText(event, START + 1)).toBe('Past: 4 December 2096, 17:00 CET, Göteborg');
  expect(whenText({ ...event, place: null }, START)).toBe('4 December 2096, 17:00 CET');
  expect(whenText({ ...event, place: '' }, START)).toBe('4 December 2096, 17:00 CET');
});

test('news has its day, which is never past', () => {
  expect(whenText(piece, START + 1)).toBe('1 October 2026');
  expect(dateOf(piece)).toBe(piece.publishedAt);
});
