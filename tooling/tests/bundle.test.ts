import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const script = path.resolve(__dirname, '../bin/bundle.mjs');
let house: string;
beforeEach(() => {
  house = realpathSync(mkdtempSync(path.join(tmpdir(), 'bundle-')));
});
afterEach(() => rmSync(house, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
  writeFileSync(path.join(house, file), text);
}

/** Bundles a program and runs it. @returns what it printed, as lines of JSON */
function ran(program: string): unknown[] {
  write('package/dist/start.js', program);
  const node = (file: string, args: readonly string[] = []) =>
    spawnSync(process.execPath, [file, ...args], { cwd: path.join(house, 'package'), encoding: 'utf8' });
  const { stderr: complaint, status: bundled } = node(script, ['start']);
  expect({ complaint, bundled }).toEqual({ complaint: '', bundled: 0 });
  // A second time, as when two builds run at once, changes nothing.
  expect(node(script, ['start']).status).toBe(0);
  const { stdout, stderr } = node('dist/start.js');
  expect(stderr).toBe('');
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown);
}

test('modules find what lies beside them, as ES modules and as others, strict or not', () => {
  write('node_modules/old/package.json', '{"name":"old","main":"lib/index.js"}');
  write('node_modules/old/lib/table.txt', 'a table');
  write(
    'node_modules/old/lib/index.js',
    `/* A licence. */ 'use strict';
     module.exports = { table: require('fs').readFileSync(__dirname + '/table.txt', 'utf8'), file: __filename, isStrict: (function () { return this === undefined; })() };`,
  );
  write('package/dist/deep/texts.js', `export const own = import.meta.url; export const folder = import.meta.dirname;`);
  expect(
    ran(`
      import old from 'old';
      import { folder, own } from './deep/texts.js';
      console.log(JSON.stringify({ ...old, own, folder, word: 'import.meta.url' }));
    `),
  ).toEqual([
    {
      table: 'a table',
      file: path.join(house, 'node_modules/old/lib/index.js'),
      isStrict: true,
      own: `file://${house}/package/dist/deep/texts.js`,
      folder: path.join(house, 'package/dist/deep'),
      word: 'import.meta.url',
    },
  ]);
});

test('what is imported later is read later: our own from a file beside, what others wrote from where it is', () => {
  write('node_modules/large/package.json', '{"name":"large","main":"index.js"}');
  write('node_modules/large/index.js', 'module.exports = __filename;');
  write('package/dist/once.js', 'export const told = []; export const tell = (word) => told.push(word);');
  write('package/dist/later.js', `import { tell } from './once.js'; tell('later');`);
  expect(
    ran(`
      import { tell, told } from './once.js';
      tell('first');
      const { default: large } = await import('large');
      await import('./later.js');
      console.log(JSON.stringify({ large, told }));
    `),
  ).toEqual([{ large: path.join(house, 'node_modules/large/index.js'), told: ['first', 'later'] }]);
  const files = readdirSync(path.join(house, 'package/dist')).filter((file) => file.endsWith('.js'));
  expect(files).toContainEqual(expect.stringMatching(/^start\.later-\w+\.js$/));
  for (const file of files.filter((each) => each.startsWith('start')))
    expect(readFileSync(path.join(house, 'package/dist', file), 'utf8')).not.toContain('module.exports = velaFile');
});

test('errors say what they are, and where in the sources they come from', () => {
  const map = { version: 3, sources: ['../src/fails.ts'], names: [], mappings: 'AAAA;AAIA' };
  const source = `export class Refusal extends Error { get name() { return this.constructor.name; } }\nexport const fail = () => { throw new Refusal('no'); };\n`;
  write(
    'package/dist/fails.js',
    `${source}//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`,
  );
  const [{ name, stack } = { name: '', stack: '' }] = ran(`
    import { fail } from './fails.js';
    try { fail(); } catch ({ name, stack }) { console.log(JSON.stringify({ name, stack })); }
  `) as { name: string; stack: string }[];
  expect(name).toBe('Refusal');
  expect(stack.split('\n')[1]).toContain(`at fail (${house}/package/src/fails.ts:5)`);
});
