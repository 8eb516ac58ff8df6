import { expect, test } from '@jest/globals';
import type { Seen } from '../held/asking.js';
import { rowOf, tableOf } from '../held/report.js';

const FROM = 10_000;
const TO = 20_000;
const seen = (at: number, ms: number, error: string | null = null): Seen => ({ at, ms, error, isPage: false });

test('a scene is told by calls a second, errors by kind, times of what was answered, and the longest silence', () => {
  const answered = Array.from({ length: 100 }, (_, index) => seen(FROM + index * 20, index + 1));
  const { name, cells } = rowOf(
    'A store away',
    [...answered, seen(13_000, 400, '503'), seen(13_100, 400, '503'), seen(13_200, 9, 'reset'), seen(18_500, 1)],
    FROM,
    TO,
    4,
  );
  expect(name).toBe('A store away');
  // 104 calls in 10 s; of 101 answers; nobody got one from 11.98 s to 18.5 s.
  expect(cells).toEqual(['10', '2 × 503, 1 × reset', '50 ms', '95 ms', '99 ms', '–', '6.5 s', '4']);
});

test('pages are told apart from calls', () => {
  const page: Seen = { at: FROM, ms: 70, error: null, isPage: true };
  expect(rowOf('Pages', [seen(FROM, 1), seen(FROM, 1), page], FROM, TO, 0).cells[5]).toBe('70 ms');
});

test('where nothing was answered, the silence is as long as the scene', () => {
  expect(rowOf('Nobody', [seen(12_000, 5, 'reset')], FROM, TO, 0).cells).toEqual([
    '0',
    '1 × reset',
    'NaN ms',
    'NaN ms',
    'NaN ms',
    '–',
    '10.0 s',
    '0',
  ]);
});

test('rows are a table of Markdown', () => {
  const lines = tableOf([rowOf('Usual', [seen(FROM, 2)], FROM, TO, 0)]).split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[2]).toBe('| Usual | 0 | none | 2.0 ms | 2.0 ms | 2.0 ms | – | 10.0 s | 0 |');
});
