import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs, { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { dataFolderOf } from '../src/data-folder-of.js';
import { lockDataFolder, makeFolder } from '../src/machine/data-folder.js';

const PACKAGE = path.resolve(__dirname, '..');

let folder: string;
let claim: string;
let others: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vela-folder-'));
  claim = path.join(folder, 'instance.pid');
  others = [];
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const other of others) other.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a process that stays, and is known by the name of its script. @returns its id */
function running(script: string): string {
  const file = path.join(folder, script);
  writeFileSync(file, 'setInterval(() => undefined, 1000);');
  const other = spawn(process.execPath, [file], { stdio: 'ignore' });
  others.push(other);
  return String(other.pid);
}

/** No process has it. */
const GONE = '4194304';

test('a claim of an earlier process that had the same id, as in a container that was started again, is taken over', () => {
  // An instance is known by what started it.
  const script = path.join(folder, 'start.mjs');
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs';
import { lockDataFolder } from ${JSON.stringify(path.join(PACKAGE, 'src/machine/data-folder.ts'))};
writeFileSync(${JSON.stringify(claim)}, String(process.pid));
lockDataFolder(${JSON.stringify(folder)})();
`,
  );
  const words = ['--conditions=source', '--import', 'tsx', script];
  const ended = spawnSync(process.execPath, words, {
    cwd: PACKAGE,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  expect(existsSync(claim)).toBe(false);
});

test.each([
  ['/proc/x/y', /^The data folder \/proc\/x\/y cannot be written\./],
  [__filename, /^The data folder .+ is a file\./],
  [path.join(__filename, 'below'), /^The data folder .+ is a file\./],
])(
  'a data folder %s is refused with a sentence, at once',
  (given, sentence) => {
    const script = path.join(folder, 'prepare.mjs');
    writeFileSync(
      script,
      `import { prepareDataFolder } from ${JSON.stringify(path.join(PACKAGE, 'src/machine/data-folder.ts'))};
try { prepareDataFolder(${JSON.stringify(given)}); } catch ({ message }) { console.log(message); }
`,
    );
    const words = ['--conditions=source', '--import', 'tsx', script];
    const { stdout } = spawnSync(process.execPath, words, { cwd: PACKAGE, encoding: 'utf8', timeout: 20_000 });
    expect(stdout).toMatch(sentence);
    expect(statSync(__filename).isFile()).toBe(true);
  },
  30_000,
);

test('a folder below ones that are not there is made for its owner alone', () => {
  const below = path.join(folder, 'one', 'two');
  makeFolder(below);
  makeFolder(below);
  expect([path.dirname(below), below].map((each) => statSync(each).mode & 0o777)).toEqual([0o700, 0o700]);
});

test.each(['start.mjs', 'start.js', 'dev.mjs', 'copies.mjs', 'migrations.mjs'])(
  'a folder on which %s runs is refused, and its claim stays',
  (script) => {
    const holder = running(script);
    writeFileSync(claim, holder);
    expect(() => lockDataFolder(folder)).toThrow(`Vela already runs on ${folder} (process ${holder}).`);
    expect(readFileSync(claim, 'utf8')).toBe(holder);
  },
);

test.each([
  ['other.mjs', true],
  ['start.mjs', false],
])('a claim whose id %s of somebody else has, which may be sent no signal, is taken over: %s', (script, isTaken) => {
  const holder = running(script);
  writeFileSync(claim, holder);
  jest.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
  });
  if (isTaken) lockDataFolder(folder)();
  else expect(() => lockDataFolder(folder)).toThrow(/^Vela already runs/);
  expect(existsSync(claim)).toBe(!isTaken);
});

test('a claim says whose it is from the moment that others see it', () => {
  const { writeFileSync: write } = fs;
  const seen: string[] = [];
  // Between the making of a file and what is written into it others may look.
  jest.spyOn(fs, 'writeFileSync').mockImplementation((file, text, options) => {
    write(file, '', options);
    if (existsSync(claim)) seen.push(readFileSync(claim, 'utf8'));
    write(file, text, { mode: 0o600 });
  });
  const unlock = lockDataFolder(folder);
  expect([seen, readFileSync(claim, 'utf8'), statSync(claim).mode & 0o777]).toEqual([[], String(process.pid), 0o600]);
  unlock();
  expect(readdirSync(folder)).toEqual([]);
});

test('of two that take over at once, the slower gives back what the faster claimed meanwhile', () => {
  const faster = running('start.mjs');
  writeFileSync(claim, GONE);
  const { renameSync: rename } = fs;
  jest.spyOn(fs, 'renameSync').mockImplementationOnce((from, to) => {
    rmSync(claim);
    writeFileSync(claim, faster);
    rename(from, to);
  });
  expect(() => lockDataFolder(folder)).toThrow(`(process ${faster})`);
  expect(readFileSync(claim, 'utf8')).toBe(faster);
  expect(readdirSync(folder).toSorted()).toEqual(['instance.pid', 'start.mjs']);
});

test('a claim that is gone, or was given up, while another takes over, is no obstacle', () => {
  writeFileSync(claim, GONE);
  const { renameSync: rename } = fs;
  jest.spyOn(fs, 'renameSync').mockImplementationOnce((from, to) => {
    rmSync(claim);
    rename(from, to);
  });
  const unlock = lockDataFolder(folder);
  expect(readFileSync(claim, 'utf8')).toBe(String(process.pid));
  unlock();
});

test('who gives a folder up leaves the claim of another', () => {
  const unlock = lockDataFolder(folder);
  writeFileSync(claim, GONE);
  unlock();
  expect(readFileSync(claim, 'utf8')).toBe(GONE);
  lockDataFolder(folder)();
  expect(existsSync(claim)).toBe(false);
});

test('a disk that knows no second name of a file keeps a claim too', () => {
  jest.spyOn(fs, 'linkSync').mockImplementation(() => {
    throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
  });
  const unlock = lockDataFolder(folder);
  expect(readFileSync(claim, 'utf8')).toBe(String(process.pid));
  writeFileSync(claim, running('start.mjs'));
  expect(() => lockDataFolder(folder)).toThrow(/^Vela already runs/);
  unlock();
  expect(readdirSync(folder).toSorted()).toEqual(['instance.pid', 'start.mjs']);
});

test.each<readonly [string | undefined, string]>([
  [undefined, path.resolve(PACKAGE, '../.data')],
  ['', path.resolve(PACKAGE, '../.data')],
  ['  ', path.resolve(PACKAGE, '../.data')],
  [' /var/lib/vela ', '/var/lib/vela'],
  ['here', path.resolve('here')],
])('DATA_DIR of %j is %s', (given, expected) => {
  expect(dataFolderOf(given === undefined ? {} : { DATA_DIR: given })).toBe(expected);
});
