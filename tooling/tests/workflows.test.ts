import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const script = path.resolve(__dirname, '../lint/workflows.mjs');
/** It runs in a folder of its own, from which no package is found. */
const TSX = pathToFileURL(require.resolve('tsx')).href;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'workflows-'));
  mkdirSync(path.join(folder, '.github/workflows'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Lets the check look at a house with one workflow. */
function checked(text: string, name = 'a.yml', scripts: Readonly<Record<string, string>> = { lint: 'eslint' }) {
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts }));
  writeFileSync(path.join(folder, `.github/workflows/${name}`), text);
  const { status, stderr } = spawnSync(process.execPath, ['--import', TSX, script], { cwd: folder, encoding: 'utf8' });
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

const matrix = (...scripts: readonly string[]) =>
  `timeout-minutes: 5\n    strategy: { matrix: { script: ${JSON.stringify(scripts)} } }`;

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
  [workflow('run: npm run lint', 'timeout-minutes: 5\n    timeout-minute: 5'), 'GitHub would not take it'],
  [workflow('run: npm run lint', 'timeout-minutes: 5\n    if: githubb.ref == 1'), 'GitHub would not take it'],
  [workflow('run: npm run ${{ matrix.script }}', matrix('other')), 'has no script "other"'],
  [workflow('run: npm run ${{ matrix.script }}', matrix('lint && make')), 'is no npm script'],
  [workflow('run: npm run ${{ matrix.script }}'), 'stands for no script'],
  ['on: push', 'does not say'],
  ['on: [', 'cannot be read'],
])('%s fails', (text, said) => {
  expect(checked(text)).toEqual({ status: 1, said: expect.stringContaining(said) });
});

test('a night that leaves something out fails', () => {
  const night = workflow('run: npm run ${{ matrix.script }}', matrix('datastore:crash --rounds 5'));
  const scripts = { 'datastore:crash': 'a', 'datastore:rules': 'b' };
  expect(checked(night, 'nightly.yml', scripts).said).toContain('"datastore:rules" is left out of the night');
  const whole = workflow('run: npm run ${{ matrix.script }}', matrix('datastore:crash', 'datastore:rules --runs 9'));
  expect(checked(whole, 'nightly.yml', scripts)).toEqual({ status: 0, said: '' });
  const step = workflow('run: npm run datastore:rules -- 5', matrix('datastore:crash'));
  expect(checked(`${step}      - run: npm run \${{ matrix.script }}\n`, 'nightly.yml', scripts).said).toBe('');
});

test('a slice is published when something that it is made of changes', () => {
  for (const [name, needs] of Object.entries({ 'mfe-a': ['design-system'], 'design-system': ['router'], router: [] })) {
    mkdirSync(path.join(folder, name));
    const dependencies = Object.fromEntries(needs.map((each) => [`@vela/${each}`, '*']));
    writeFileSync(path.join(folder, name, 'package.json'), JSON.stringify({ dependencies }));
  }
  const on = (...paths: readonly string[]) =>
    workflow('run: npm ci').replace('on: push', `on: { push: { paths: ${JSON.stringify(paths)} } }`);
  const rest = ['tooling/webpack/**', 'package-lock.json'];
  expect(checked(on('mfe-a/**', 'design-system/**', ...rest), 'mfe-a.yml').said).toContain('router/**');
  expect(checked(on('mfe-a/**', 'design-system/**', 'router/**', ...rest), 'mfe-a.yml').status).toBe(0);
});

test('a slice without a workflow fails', () => {
  mkdirSync(path.join(folder, 'mfe-other'));
  expect(checked(workflow('run: npm ci'))).toEqual({
    status: 1,
    said: expect.stringContaining('mfe-other.yml: it is missing'),
  });
});
