import { beforeEach, expect, jest, test } from '@jest/globals';
import type { FailureReport } from '@vela/contracts/remote';
import { readFailureReport } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { type FailureReports, failureReports } from './failure-reports.js';

const VERSION = '0123456789ab';
const send = jest.fn<(report: FailureReport) => void>();
let reports: FailureReports;
beforeEach(() => {
  send.mockReset();
  reports = failureReports({ versionOf: () => VERSION, pathname: () => PATHS.pricing, send });
});

/** @param address of the file in which it was thrown */
function errorAt(address: string, message = 'Ada Lovelace has no role', name = 'TypeError'): Error {
  const error = new Error(message);
  error.name = name;
  error.stack = `${name}: ${message}\n    at Page (${address}:1:2345)\n    at (${location.origin}/assets/main.ab.js:1:1)`;
  return error;
}
const inSlice = (version = VERSION): string =>
  `${location.origin}/remotes/mf_jobseeker/${version}~2/page.0123456789.js`;

test('what the slice’s own code threw is told by slice, version and place, and nothing of what it says', () => {
  reports.tell('error', errorAt(inSlice('ba9876543210')));
  const report = {
    name: 'mf_jobseeker',
    version: 'ba9876543210',
    kind: 'error',
    error: 'TypeError',
    place: 'page.0123456789.js:1:2345',
  };
  expect(send.mock.calls).toEqual([[report]]);
  expect(readFailureReport(report)).toEqual(report);
});

test('a version is told once for a page', () => {
  reports.tell('error', errorAt(inSlice()));
  reports.tell('render', errorAt(inSlice(), 'another'));
  expect(send).toHaveBeenCalledTimes(1);
});

test('what failed on the way to the browser is not the version’s', () => {
  reports.tell('start', errorAt(inSlice(), 'Loading chunk 12 failed.', 'ChunkLoadError'));
  reports.tell(
    'start',
    new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008'),
    'mf_public',
  );
  reports.tell('start', new Error('ScriptNetworkError: Script "/remotes/…" timed out.'), 'mf_public');
  expect(send).not.toHaveBeenCalled();
});

test('an error without a place is its owner’s, and nobody’s where there is none', () => {
  reports.tell('rejection', 'only a text');
  expect(send).not.toHaveBeenCalled();
  reports.tell('start', new Error('mf_public exposes nothing.'), 'mf_public');
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ name: 'mf_public', version: VERSION, place: null }));
});

test('the window is listened to: the site’s code belongs to the page in sight, an extension’s to nobody', () => {
  const target = new EventTarget();
  reports.listen(target as unknown as Window);
  const extension = new Error('broken');
  extension.stack = 'Error: broken\n    at chrome-extension://abc/content.js:1:1';
  target.dispatchEvent(new ErrorEvent('error', { error: extension }));
  expect(send).not.toHaveBeenCalled();
  target.dispatchEvent(new ErrorEvent('error', { error: errorAt(`${location.origin}/assets/main.ab.js`) }));
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ name: 'mf_payments', version: VERSION }));
});

test('the shell’s own code is told as the shell’s, before a slice is there and where no slice is in sight', () => {
  const early = failureReports({ versionOf: () => null, pathname: () => PATHS.pricing, send });
  const target = new EventTarget();
  const end = early.listen(target as unknown as Window);
  const thrown = new Error('Ada Lovelace has no role');
  thrown.stack = `TypeError: x\n    at (${location.origin}/assets/boot.ab12.js:3:14)`;
  target.dispatchEvent(new ErrorEvent('error', { error: thrown }));
  const report = { name: 'shell', version: 'boot', kind: 'error', error: 'Error', place: 'boot.ab12.js:3:14' };
  expect(send.mock.calls).toEqual([[report]]);
  expect(readFailureReport(report)).toEqual(report);
  end();
  target.dispatchEvent(new ErrorEvent('error', { error: errorAt(`${location.origin}/assets/main.ab.js`) }));
  expect(send).toHaveBeenCalledTimes(1);
});
