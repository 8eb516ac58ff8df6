import { expect, test } from '@jest/globals';
import { place } from './place.js';

const anchor = { top: 100, bottom: 140, left: 200, right: 240 };
const size = { width: 100, height: 50 };
const viewport = { width: 800, height: 600 };
const around = { anchor, size, viewport, rightToLeft: false };

test('above and in the middle', () => {
  expect(place({ side: 'above', align: 'center' }, around)).toEqual({ top: 42, left: 170 });
});

test('below, at the start or the end of the line of reading', () => {
  expect(place({ side: 'below', align: 'start' }, around)).toEqual({ top: 148, left: 200 });
  expect(place({ side: 'below', align: 'end' }, around)).toEqual({ top: 148, left: 140 });
  expect(place({ side: 'below', align: 'start' }, { ...around, rightToLeft: true }).left).toBe(140);
  expect(place({ side: 'below', align: 'end' }, { ...around, rightToLeft: true }).left).toBe(200);
});

test('on the other side where there is no room', () => {
  expect(place({ side: 'above', align: 'center' }, { ...around, anchor: { ...anchor, top: 20, bottom: 60 } }).top).toBe(
    68,
  );
  expect(
    place({ side: 'below', align: 'center' }, { ...around, anchor: { ...anchor, top: 540, bottom: 580 } }).top,
  ).toBe(482);
});

test('never outside the viewport', () => {
  expect(place({ side: 'above', align: 'center' }, { ...around, anchor: { ...anchor, left: 0, right: 20 } }).left).toBe(
    8,
  );
  expect(
    place({ side: 'above', align: 'center' }, { ...around, anchor: { ...anchor, left: 780, right: 800 } }).left,
  ).toBe(692);
});
