import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const script = path.resolve(__dirname, '../lint/cited-files.mjs');
let repository: string;

beforeEach(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'cited-'));
  execFileSync('git', ['init', '--quiet'], { cwd: repository });
  mkdirSync(path.join(repository, 'docs'));
  writeFileSync(
    path.join(repository, 'docs/score.md'),
    '# The score\n\n## Seven fits, of 100\n\n| A decline ends it | 1 |\n',
  );
});

afterEach(() => rmSync(repository, { recursive: true, force: true }));

/** Writes one file and lets the check look at the whole repository. */
function checked(file: string, content: string) {
  writeFileSync(path.join(repository, file), content);
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: repository, encoding: 'utf8' });
  return { status, said: stderr.trim() };
}

test.each([
  ['a comment', 'fit.ts', '/** As docs/score.md says. */\n'],
  ['a comment behind code', 'fit.ts', 'const most = 1; // score.md\n'],
  ['code that names a file in a string', 'fit.ts', "const report = 'docs/report.md';\n"],
  ['a comment with a title', 'fit.ts', '/** The fits (docs/score.md, "Seven fits"). */\n'],
  ['a comment with what a row begins with', 'fit.ts', '// docs/score.md, "A decline"\n'],
  ['a link to a part', 'docs/house.md', '[fits](score.md#seven-fits-of-100), [here](#here)\n## Here\n'],
  ['a link and a path', 'docs/house.md', 'See [the score](score.md) and `docs/score.md`, `dist/index.js`, `a.md b`.\n'],
])('%s may cite what is there', (_, file, content) => {
  expect(checked(file, content)).toEqual({ status: 0, said: '' });
});

test.each([
  ['a comment', 'fit.ts', 'let a;\n// As spec.md says.\n', 'fit.ts:2 cites spec.md, which is not there.'],
  ['a link', 'docs/house.md', '[a](gone.md)\n', 'docs/house.md:1 cites gone.md, which is not there.'],
  [
    'a title',
    'fit.ts',
    '// docs/score.md, "Eight fits"\n',
    'fit.ts:1 cites "Eight fits" of docs/score.md, which is not there.',
  ],
  [
    'a number',
    'fit.ts',
    '// docs/score.md, section 9\n',
    'fit.ts:1 cites "section 9" of docs/score.md, which is not there.',
  ],
  ['a part', 'docs/a.md', '[a](score.md#gone)\n', 'docs/a.md:1 cites "gone" of score.md, which is not there.'],
  ['a path', 'docs/house.md', '`api/src/gone.ts`\n', 'docs/house.md:1 cites api/src/gone.ts, which is not there.'],
])('%s may not cite what is not', (_, file, content, sentence) => {
  expect(checked(file, content)).toEqual({ status: 1, said: sentence });
});
