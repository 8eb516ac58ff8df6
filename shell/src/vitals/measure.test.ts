import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { readVitalReport, type VitalReport } from '@vela/contracts/remote';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { measure, type Note } from './measure.js';

beforeAll(() => {
  jest.useFakeTimers();
});
afterAll(() => {
  jest.useRealTimers();
});

let note: Note = () => undefined;
const send = jest.fn<(report: VitalReport) => void>();
const navigation = new EventTarget();
beforeEach(() => {
  send.mockReset();
  history.replaceState(null, '', `/sv${pathTo(PATHS.roleMatches, { roleId: '0123456789abcdef01234567' })}`);
  Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  performance.getEntriesByType = () => [];
});
afterEach(leave);

/** @param name metric as the library calls it */
const told = (name: Parameters<Note>[0]['name'], value: number, ...entries: readonly object[]): void =>
  note({ name, value, entries: entries as never });
function leave(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
const start = (): void =>
  measure(
    { shell: '0123456789ab', versionOf: (name) => (name === 'mf_account' ? null : 'ba9876543210') },
    {
      send,
      hear: (heard) => {
        note = heard;
      },
    },
  );

test('what a page measured is told with its slice, its version and its path’s name, and nothing else of its address', () => {
  start();
  told('TTFB', 120.4);
  told('LCP', 1834.6);
  jest.advanceTimersByTime(2000);
  expect(send.mock.calls).toHaveLength(1);
  const of = { slice: 'mf_talentseeker', version: 'ba9876543210', route: 'roleMatches', cached: false };
  expect(send.mock.calls[0]?.[0]).toEqual({
    shell: '0123456789ab',
    shellCached: false,
    measured: [
      { ...of, vital: 'ttfb', value: 120 },
      { ...of, vital: 'lcp', value: 1835 },
    ],
  });
  expect(readVitalReport(send.mock.calls[0]?.[0])).toEqual(send.mock.calls[0]?.[0]);
  expect(JSON.stringify(send.mock.calls)).not.toContain('0123456789abcdef');
});

test('what happened on a later page is that page’s; it is told when the site is left, once', () => {
  start();
  history.pushState(null, '', PATHS.pricing);
  navigation.dispatchEvent(new Event('currententrychange'));
  const moved = performance.now();
  told('CLS', 0.12345, { startTime: 0, value: 0.01 }, { startTime: moved + 1, value: 0.1 });
  told('INP', 96, { startTime: 0 });
  leave();
  expect(send.mock.calls[0]?.[0].measured).toMatchObject([
    { vital: 'cls', value: 0.123, slice: 'mf_payments', route: 'pricing' },
    { vital: 'inp', value: 96, slice: 'mf_talentseeker', route: 'roleMatches' },
  ]);
  told('INP', 300, { startTime: moved + 1 });
  leave();
  expect(send).toHaveBeenCalledTimes(1);
});

test('where the browser does not tell of steps within a site, a page that was left is not measured', () => {
  Object.defineProperty(window, 'navigation', { value: undefined, configurable: true });
  start();
  history.pushState(null, '', PATHS.pricing);
  told('INP', 96, { startTime: 0 });
  leave();
  expect(send).not.toHaveBeenCalled();
});

test('a slice whose version nobody knows is not told of', () => {
  history.replaceState(null, '', PATHS.notifications);
  start();
  told('LCP', 900);
  leave();
  expect(send).not.toHaveBeenCalled();
});
