import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { SESSION_STORAGE_KEYS } from '@vela/contracts/constants';
import { wantedPlace } from './places.js';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.useRealTimers();
});

test('a place is taken once, with its query and fragment', () => {
  wantedPlace.keep({ pathname: '/talentseeker/role/1', search: '?page=2&q=a b', hash: '#top' });
  expect(wantedPlace.take()).toBe('/talentseeker/role/1?page=2&q=a b#top');
  expect(wantedPlace.take()).toBeNull();
});

test('a place of yesterday is no longer one', () => {
  jest.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') });
  wantedPlace.keep({ pathname: '/jobseeker/dashboard', search: '', hash: '' });
  jest.setSystemTime(new Date('2026-03-01T11:00:00Z'));
  expect(wantedPlace.take()).toBeNull();
});

test.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)', ''])(
  '%s is no place of this site',
  (path) => {
    sessionStorage.setItem(SESSION_STORAGE_KEYS.wantedPlace, `${Date.now()} ${path}`);
    expect(wantedPlace.take()).toBeNull();
  },
);
