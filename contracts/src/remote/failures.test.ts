import { expect, test } from '@jest/globals';
import { readFailureReport } from './failures.js';

const report = {
  name: 'mf_public',
  version: '0123456789ab',
  kind: 'error',
  error: 'TypeError',
  place: 'page.0123456789.js:1:2345',
};

test('a report is read, with or without its place', () => {
  expect(readFailureReport({ ...report, message: 'Ada Lovelace' })).toEqual(report);
  expect(readFailureReport({ ...report, place: null })).toEqual({ ...report, place: null });
  const shell = { ...report, name: 'shell', version: 'main', place: 'main.ab.js:1:2' };
  expect(readFailureReport(shell)).toEqual(shell);
  const traced = { ...report, trace: '0af7651916cd43dd8448eb211c80319c' };
  expect(readFailureReport(traced)).toEqual(traced);
});

test.each([
  null,
  'mf_public',
  {},
  { ...report, name: 'mf_other' },
  { ...report, version: '../..' },
  { ...report, version: 1 },
  { ...report, kind: 'click' },
  { ...report, error: 'Cannot read “Ada”' },
  { ...report, error: 'E'.repeat(41) },
  { ...report, place: 'https://vela.example/?q=ada:1:2' },
  { ...report, place: undefined },
  { ...report, trace: 'Ada' },
])('%j is no report', (body) => {
  expect(readFailureReport(body)).toBeNull();
});
