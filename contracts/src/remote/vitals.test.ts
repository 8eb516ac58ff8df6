import { expect, test } from '@jest/globals';
import { readSampling, readVitalReport, samplingText } from './vitals.js';

const lcp = { slice: 'mf_public', version: 'ba9876543210', route: 'faq', vital: 'lcp', value: 1234, cached: false };
const cls = { ...lcp, slice: 'guest_vouchers', route: null, vital: 'cls', value: 0 };
const report = { shell: '0123456789ab', shellCached: true, measured: [lcp, cls] };

test('a report is read, and nothing that it does not have to say', () => {
  expect(readVitalReport(report)).toEqual(report);
  expect(readVitalReport({ ...report, measured: [{ ...lcp, address: '/role/ada' }] })).toEqual({
    ...report,
    measured: [lcp],
  });
  expect(readVitalReport({ ...report, measured: [] })).toEqual({ ...report, measured: [] });
});

test.each([
  null,
  'lcp',
  {},
  { ...report, shell: '../..' },
  { ...report, shellCached: 1 },
  { ...report, measured: lcp },
  { ...report, measured: [null] },
  { ...report, measured: [lcp, lcp] },
  { ...report, measured: Array.from({ length: 5 }, () => cls) },
  ...[
    { slice: 'mf_other' },
    { version: 1 },
    { route: '/role/ada' },
    { route: 'toString' },
    { route: undefined },
    { vital: 'fid' },
    { value: -1 },
    { value: 1e9 },
    { value: '1' },
    { value: null },
    { cached: undefined },
  ].map((change) => ({ ...report, measured: [{ ...lcp, ...change }] })),
])('%j is no report', (body) => {
  expect(readVitalReport(body)).toBeNull();
});

test('a page says in which shell it is, and how many of all are measured', () => {
  const sampling = { shell: '0123456789ab', share: 0.1 };
  expect(readSampling(samplingText(sampling))).toEqual(sampling);
  for (const text of [undefined, '', '0123456789ab', '0123456789ab 0', '0123456789ab 2', '../.. 1', 'ab one'])
    expect(readSampling(text)).toBeNull();
});
