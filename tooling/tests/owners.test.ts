import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { workspaceFolders } from '../workspaces.cjs';

const script = path.resolve(__dirname, '../lint/owners.mjs');
const FOLDERS = [...workspaceFolders(), 'deploy', 'docs', '.github'];
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'owners-'));
  for (const folder of FOLDERS) mkdirSync(path.join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Lets the check look at a house whose folders are owned like this. */
function checked(lines: readonly string[]) {
  writeFileSync(path.join(root, '.github/CODEOWNERS'), `# Who is asked\n* @vela/house\n${lines.join('\n')}\n`);
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: root, encoding: 'utf8' });
  return { status, said: stderr.trim() };
}
const owned = (folders: readonly string[]): string[] => folders.map((folder) => `/${folder}/ @vela/house`);

test('every folder has an owner', () => {
  expect(checked(owned(FOLDERS))).toEqual({ status: 0, said: '' });
});

test('who owns everything owns no package', () => {
  expect(checked(owned(FOLDERS.filter((folder) => folder !== 'language')))).toEqual({
    status: 1,
    said: '.github/CODEOWNERS: nobody owns language/.',
  });
});

test('what is owned is owned once', () => {
  expect(checked([...owned(FOLDERS), '/language/ @vela/design'])).toEqual({
    status: 1,
    said: '.github/CODEOWNERS: /language/ is owned twice; the last owner would win.',
  });
});

test('what is owned is there', () => {
  expect(checked([...owned(FOLDERS), '/words/ @vela/house'])).toEqual({
    status: 1,
    said: '.github/CODEOWNERS: /words/ is not there.',
  });
});
