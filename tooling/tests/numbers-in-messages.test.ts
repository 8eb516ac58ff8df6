import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const REPOSITORY = path.resolve(__dirname, '../..');
const ESLINT = path.join(REPOSITORY, 'node_modules/eslint/bin/eslint.js');
/** Types of a package are read. */
const PATIENCE_MS = 240_000;

/** What a package would say; each line that is refused says why. */
const CODE = `
import { inContext, t } from '@vela/language';

export const texts = (count: number, name: string, names: readonly string[]) => [
  t('{count, number} people', { count }),
  t('{count, plural, one {# person} other {# people}}', { count }),
  t('{count, plural, one {person} other {count}}', { count }),
  t('{count} people', { count }), // refused: bare
  inContext('a list', '{ count } people', { count }), // refused: bare
  t('{name} is here', { name }),
  t('{count, number} %', { count }), // refused: percent
  t('{names} are here', { names: names.join(', ') }), // refused: joined
];
`;

const SAYS: Readonly<Record<string, RegExp>> = {
  bare: /The number “count” is written by its message/,
  percent: /percentText/,
  joined: /listed\(\)/,
};

test(
  'lint refuses numbers, percentages and lists that are written by hand',
  () => {
    const { stdout } = spawnSync(
      process.execPath,
      [ESLINT, '--stdin', '--stdin-filename', 'formats/src/csv.ts', '--format', 'json'],
      { cwd: REPOSITORY, input: CODE, encoding: 'utf8' },
    );
    const [{ messages }] = JSON.parse(stdout);
    const refused = messages
      .filter(({ ruleId }: { ruleId: string }) => ruleId === 'house/numbers-in-messages')
      .map(({ line, message }: { line: number; message: string }) => [
        line,
        Object.keys(SAYS).find((why) => SAYS[why]?.test(message)),
      ])
      .toSorted(([one]: [number], [other]: [number]) => one - other);
    const told = CODE.split('\n').flatMap((line, at) => {
      const why = /\/\/ refused: (.*)$/.exec(line)?.[1];
      return why === undefined ? [] : [[at + 1, why]];
    });
    expect(refused).toEqual(told);
  },
  PATIENCE_MS,
);
