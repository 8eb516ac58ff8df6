import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const script = path.resolve(__dirname, '../bin/vela-slice.mjs');
const TSX = pathToFileURL(require.resolve('tsx')).href;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vela-slice-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the command in a folder of somebody's. */
function run(...words: readonly string[]) {
  const all = ['--conditions=source', '--import', TSX, script, ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, all, { cwd: folder, encoding: 'utf8' });
  return { status, stdout, stderr };
}

test.each([['--help'], ['promote', '--help'], ['-h']])('%s prints what can be done', (...words) => {
  expect(run(...words)).toEqual({ status: 0, stdout: expect.stringMatching(/^npx vela-slice build/), stderr: '' });
});

test.each([['build'], ['status', '--to', 'https://releases.vela.example']])(
  '%s outside of a slice’s folder is answered with a sentence',
  (...words) => {
    expect(run(...words)).toEqual({
      status: 1,
      stdout: '',
      stderr: `There is no slice in ${folder}: run it in the folder that holds the package.json of yours.\n`,
    });
    writeFileSync(path.join(folder, 'package.json'), '{}');
    expect(run(...words)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^What has no name is no slice: .+\n$/),
    });
  },
);
