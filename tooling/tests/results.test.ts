import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  failedFiles,
  jestCounts,
  jestFailures,
  jestSpans,
  playwrightCounts,
  playwrightFailures,
  playwrightSpans,
  slowest,
  sum,
} from '../test/results.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vela-results-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('a file of tests that cannot be run counts as failed beside the tests that fail', () => {
  const counts = jestCounts(report({ numPassedTests: 7, numFailedTests: 2, numRuntimeErrorTestSuites: 1 }));
  expect(counts).toEqual({ passed: 7, failed: 3 });
});

test('a journey that passes only when it is repeated counts as failed', () => {
  const counts = playwrightCounts(report({ stats: { expected: 5, unexpected: 1, flaky: 2 }, errors: [{}] }));
  expect(counts).toEqual({ passed: 5, failed: 4 });
});

test('a runner that left no report has failed', () => {
  const none = path.join(folder, 'none.json');
  expect(sum(jestCounts(none), playwrightCounts(none))).toEqual({ passed: 0, failed: 2 });
});

test('the slowest of both runners are told, longest first', () => {
  const files = jestSpans(
    report({ testResults: [{ name: path.resolve('api/src/a.test.ts'), startTime: 1000, endTime: 3500 }] }),
  );
  const took = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
  const journeys = playwrightSpans(
    report({
      suites: [
        {
          title: 'a.spec.ts',
          specs: [{ title: 'short', ...took(40) }],
          suites: [{ title: 'together', specs: [{ title: 'long', ...took(61_000) }] }],
        },
      ],
    }),
  );
  expect(slowest([...files, ...journeys], 2).split('\n')).toEqual([
    '  61.0 s  together › long',
    '   2.5 s  api/src/a.test.ts',
  ]);
});

test('failures of jest are named, with what they said; a file that cannot be run is one', () => {
  const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  const file = report({
    testResults: [
      { name: path.resolve('api/src/good.test.ts'), status: 'passed', assertionResults: [] },
      {
        name: path.resolve('api/src/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'one', failureMessages: [] },
          { status: 'failed', fullName: 'two', failureMessages: [`\u001B[31m${long}\u001B[39m`] },
        ],
      },
      { name: path.resolve('api/src/b.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  });
  const [two, other, ...rest] = jestFailures(file);
  expect(two?.name).toBe('api/src/a.test.ts › two');
  expect(two?.message.split('\n')[0]).toBe('line 0');
  expect(two?.message.split('\n').length).toBeLessThan(20);
  expect(other).toEqual({ name: 'api/src/b.test.ts', message: 'no such module' });
  expect(rest).toEqual([]);
  expect(failedFiles(file)).toEqual([path.resolve('api/src/a.test.ts'), path.resolve('api/src/b.test.ts')]);
});

test('failures of a browser are named, with what they said', () => {
  const spec = (title: string, ok: boolean, errors: readonly unknown[] = []) => ({
    title,
    ok,
    tests: [{ results: [{ duration: 1, errors }] }],
  });
  const file = report({
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('good', true)],
        suites: [{ title: 'together', specs: [spec('bad', false, [{ message: 'no button' }])] }],
      },
    ],
  });
  expect(playwrightFailures(file)).toEqual([{ name: 'together › bad', message: 'no button' }]);
});

const TOGETHER = path.resolve('api/.cache/together/src/a.test.ts');
const ran = (file: string, name: string, status: string, duration = 1000) => ({
  ancestorTitles: [file],
  fullName: `${file} ${name}`,
  status,
  duration,
  failureMessages: status === 'failed' ? ['it is not'] : [],
});

test('what ran together is told file by file', () => {
  const file = report({
    testResults: [
      {
        name: TOGETHER,
        status: 'failed',
        startTime: 1000,
        endTime: 9000,
        assertionResults: [ran('src/a.test.ts', 'is', 'passed'), ran('src/b.test.ts', 'is', 'failed', 2500)],
      },
    ],
  });
  expect(failedFiles(file)).toEqual([path.resolve('api/src/b.test.ts')]);
  const where = path.relative(process.cwd(), path.resolve('api/src/b.test.ts'));
  expect(jestFailures(file)).toEqual([{ name: `${where} › is`, message: 'it is not' }]);
  expect(jestSpans(file).map(({ milliseconds }) => milliseconds)).toEqual([1000, 2500]);
});

test('what fails outside of all tests counts once, and any of those that ran together may be why', () => {
  const file = report({
    testResults: [
      {
        name: TOGETHER,
        status: 'failed',
        message: 'the end',
        startTime: 1000,
        endTime: 9000,
        assertionResults: [ran('src/a.test.ts', 'is', 'passed'), ran('src/b.test.ts', 'is', 'passed')],
      },
    ],
  });
  expect(jestFailures(file)).toMatchObject([{ message: 'the end' }]);
  expect(failedFiles(file)).toEqual(['a', 'b'].map((name) => path.resolve(`api/src/${name}.test.ts`)));
});
