import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from '@jest/globals';

interface Change {
  readonly level: string;
  readonly sentence: string;
}

const BEFORE = {
  button: { Button: { label: 'string', 'tone?': '"main" | "quiet"' }, gone: '() => void' },
  chip: { Chip: { 'label?': 'string' } },
};
type Parts = Readonly<Record<string, Readonly<Record<string, string | Readonly<Record<string, string>>>>>>;
const CASES: readonly (readonly [after: Parts, changes: readonly string[]])[] = [
  [BEFORE, []],
  [{ ...BEFORE, flag: {} }, ['minor: flag is new.']],
  [{ button: BEFORE.button }, ['major: chip is gone.']],
  [
    { ...BEFORE, button: { Button: { label: 'string', 'tone?': '"main" | "quiet" | "loud"' } } },
    [
      'major: gone of button is gone.',
      'minor: Button of button.tone was "main" | "quiet" and is "main" | "quiet" | "loud".',
    ],
  ],
  [
    { ...BEFORE, button: { ...BEFORE.button, Button: { label: 'string', 'tone?': '"main"' } } },
    ['major: Button of button.tone was "main" | "quiet" and is "main".'],
  ],
  [{ ...BEFORE, chip: { Chip: { label: 'string' } } }, ['major: Chip of chip.label is required now.']],
  [
    { ...BEFORE, chip: { Chip: { 'label?': 'string', size: 'number' } } },
    ['major: Chip of chip.size is new, and required.'],
  ],
  [{ ...BEFORE, chip: { Chip: { 'label?': 'string', 'size?': 'number' } } }, ['minor: Chip of chip.size is new.']],
  [
    { ...BEFORE, button: { ...BEFORE.button, Button: { 'label?': 'string', 'tone?': '"main" | "quiet"' } } },
    ['minor: Button of button.label may be left out now.'],
  ],
];
const VERSIONS = [
  ['0.1.0', 'major', '0.2.0'],
  ['0.1.4', 'minor', '0.1.5'],
  ['1.4.2', 'major', '2.0.0'],
  ['1.4.2', 'minor', '1.5.0'],
  ['1.4.2', 'patch', '1.4.3'],
] as const;

// The scripts are ES modules that are not transpiled here, so a process of its own runs them.
const SCRIPT = `
  import { changesBetween, isAtLeast, nextVersion } from './scripts/changes.mjs';
  const [before, cases, versions] = JSON.parse(process.argv[1]);
  console.log(JSON.stringify({
    changes: cases.map(([after]) => changesBetween(before, after)),
    next: versions.map(([version, level]) => nextVersion(version, level)),
    atLeast: [['0.1.10', '0.1.9'], ['0.1.0', '0.1.0'], ['0.9.9', '1.0.0']].map(([one, other]) => isAtLeast(one, other)),
  }));
`;

let told: {
  readonly changes: readonly (readonly Change[])[];
  readonly next: readonly string[];
  readonly atLeast: readonly boolean[];
};
beforeAll(async () => {
  const words = ['--input-type=module', '--eval', SCRIPT, JSON.stringify([BEFORE, CASES, VERSIONS])];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: path.join(__dirname, '..') });
  told = JSON.parse(stdout) as typeof told;
}, 60_000);

test('what breaks those who use a part is major, what they need not notice is minor', () => {
  const sentences = told.changes.map((changes) => changes.map(({ level, sentence }) => `${level}: ${sentence}`));
  expect(sentences).toEqual(CASES.map(([, changes]) => changes));
});

test('a version follows what changed; before 1.0.0 what breaks raises the second number', () => {
  expect(told.next).toEqual(VERSIONS.map(([, , next]) => next));
  expect(told.atLeast).toEqual([true, true, false]);
});
