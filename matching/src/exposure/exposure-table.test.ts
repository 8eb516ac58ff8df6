import { expect, test } from '@jest/globals';
import { EXPOSURE_MOST, ExposureTable, MOMENTS_HELD } from './index.js';

test('counts are what was added, and an earlier moment stays as it was', () => {
  const table = new ExposureTable();
  expect(table.of('a')).toBe(0);
  table.advance(10, [
    ['a', 2],
    ['b', 1],
  ]);
  table.advance(11, [['a', 1]]);
  table.advance(12, [
    ['b', -1],
    ['c', 5],
    ['c', 1],
  ]);
  table.advance(12, [['a', 100]]);
  const counts = (moment: number) => ['a', 'b', 'c'].map((id) => table.at(moment).of(id));
  expect([counts(10), counts(11), counts(12), counts(99)]).toEqual([
    [2, 1, 0],
    [3, 1, 0],
    [3, 0, 6],
    [3, 0, 6],
  ]);
  expect([...table.shown].sort()).toEqual(['a', 'c']);
});

test('moments are held for a while, and counts end somewhere', () => {
  const table = new ExposureTable();
  for (let moment = 1; moment <= 2 * MOMENTS_HELD; moment += 1) table.advance(moment, [['a', 1]]);
  const latest = table.moment;
  const earliest = latest - MOMENTS_HELD + 1;
  expect([table.reaches(latest), table.reaches(earliest), table.reaches(earliest - 1)]).toEqual([true, true, false]);
  expect([table.at(latest).of('a'), table.at(earliest).of('a')]).toEqual([latest, earliest]);
  expect(table.at(1).of('a')).toBe(earliest);
  expect([1, earliest, latest - 1, latest + 9].map((moment) => table.nearest(moment))).toEqual([
    earliest,
    earliest,
    latest - 1,
    latest,
  ]);
  expect(new ExposureTable().nearest(7)).toBe(0);
  table.advance(latest + 1, [['a', 2 * EXPOSURE_MOST]]);
  expect(table.of('a')).toBe(EXPOSURE_MOST);
});
