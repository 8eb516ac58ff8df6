import { appendFile, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import {
  shellFiles,
  sliceFiles,
  sliceManifest,
  type TemporaryFolder,
  temporaryFolder,
} from '../../tests/support/builds.js';
import { instanceAt } from '../instance/running-instance.js';
import { startReleaseService } from '../service/service.js';
import { siteLayout } from '../site/layout.js';
import { PREVIEW_MS, readPreview } from '../site/preview.js';
import { cssOfTokens } from '../site/tried-tokens.js';
import { publishSlice } from '../versions/slices.js';
import { putBuildsIntoService } from '../versions/start-builds.js';
import { runSliceCommand } from './command.js';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';

let folder: TemporaryFolder;
let site: string;
/** What the next build consists of. */
let mark: string;
/** What is built of: null where it is in no commit. */
let commit: string | null;
/** What a clean build of the commit gives. */
let again: () => Promise<string>;
let rebuiltOf: string[];
/** What the last command waited for. */
let told: string[] = [];
let environment: Readonly<Record<string, string | undefined>> = {};
beforeEach(async () => {
  folder = await temporaryFolder();
  site = path.join(folder.path, 'site');
  mark = 'first';
  commit = COMMIT;
  rebuiltOf = [];
  environment = {};
  again = () => build('mfe-payments');
  await putBuildsIntoService(site, { shell: await folder.write('shell', shellFiles()), slices: [] }, () => undefined);
});
afterEach(() => folder.remove());

const build = (name: string): Promise<string> =>
  name === 'design-system'
    ? folder.write(`pages-${mark}`, { 'index.html': mark, 'iframe.html': mark })
    : folder.write(`${name}-${mark}`, {
        ...sliceFiles('mf_payments', mark),
        'mf-manifest.json': sliceManifest('mf_payments', { calls: ['GET /api/documents/:id/pdf'] }),
      });

const run = (...words: string[]): Promise<string> => runWith(build, ...words);

async function runWith(building: typeof build, ...words: string[]): Promise<string> {
  const lines: string[] = [];
  told = [];
  await runSliceCommand(words, {
    site,
    build: building,
    release: path.join(folder.path, 'release'),
    environment,
    commit: () => commit,
    rebuild: async (_name, of) => {
      rebuiltOf.push(of);
      return { folder: await again(), remove: () => Promise.resolve(rebuiltOf.push('removed')).then(() => undefined) };
    },
    ...instanceAt(path.join(folder.path, 'runtime.json')),
    print: (text) => lines.push(text),
    tell: (what) => told.push(what),
  });
  return lines.join('\n');
}

async function published(nextMark: string, name = 'mfe-payments'): Promise<string> {
  mark = nextMark;
  return /[0-9a-f]{12}/.exec(await run('publish', name))?.[0] ?? '';
}

test('a slice is published, promoted, rolled back, and the status says who did it', async () => {
  const first = await published('first');
  expect(await run('promote', 'mfe-payments', first, '--by', 'ada')).toBe(`mfe-payments ${first} is in service.`);
  const second = await published('second');
  await run('promote', 'mfe-payments', second, '--by', 'grace');
  expect(told.join('\n')).toMatch(new RegExp(`^mfe-payments ${second} starts in shell `));
  expect(await run('status')).toMatch(new RegExp(`mfe-payments +${second} +${first} +\\S+ \\S+ +grace`));
  expect(await run('rollback', 'mfe-payments', '--by', 'ada')).toBe(`mfe-payments is back at ${first}.`);
  expect(await run('status')).toMatch(new RegExp(`rollback +mfe-payments +${first} +ada`));
  expect(await run('list', 'mfe-payments')).toMatch(new RegExp(`${first} .* in service`));
  expect(await run('rollback', 'mfe-payments', second)).toBe(`mfe-payments is back at ${second}.`);
});

test('a version that calls what the API in service lacks is refused; without an API there is nothing to hold it against', async () => {
  const version = await published('first');
  let paths: object = { '/api/documents/{id}': { get: {} } };
  const api = createServer((request, response) => {
    response.end(request.url === '/api/openapi.json' ? JSON.stringify({ paths }) : '{}');
  });
  await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve));
  try {
    const { port: apiPort } = api.address() as AddressInfo;
    await folder.write('.', { 'runtime.json': JSON.stringify({ apiPort }) });
    await expect(run('promote', 'mfe-payments', version)).rejects.toThrow(
      `mfe-payments ${version} calls GET /api/documents/:id/pdf, which the API in service does not have.`,
    );
    paths = { '/api/documents/{id}/pdf': { get: {} } };
    expect(await run('promote', 'mfe-payments', version)).toContain('is in service');
  } finally {
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
  }
  const second = await published('second');
  expect(await run('promote', 'mfe-payments', second)).toContain('is in service');
});

test('an API and a design system are held against what is in service before they come', async () => {
  await run('promote', 'mfe-payments', await published('first'));
  const api = { paths: { '/api/documents/{id}/pdf': { get: {} } } };
  const exports = { version: '0.1.0', exports: { '@vela/design-system/button': ['Button'] } };
  const files = await folder.write('given', {
    'openapi.json': JSON.stringify(api),
    'older.json': JSON.stringify({ paths: { '/api/documents': { get: {} } } }),
    'exports.json': JSON.stringify(exports),
  });
  const checkApi = (file: string, ...more: readonly string[]) =>
    run('check', 'api', '--openapi', path.join(files, file), ...more);
  const fits = 'The API has every call that the pages in service make.';
  const lacks = 'calls GET /api/documents/:id/pdf, which the API does not have.';
  expect(await checkApi('openapi.json')).toBe(fits);
  await expect(checkApi('older.json')).rejects.toThrow(lacks);
  expect(await run('check', 'design-system', '--exports', path.join(files, 'exports.json'))).toContain(
    'has everything',
  );
  await expect(run('check', 'api')).rejects.toThrow('Say what it offers');
  await expect(checkApi('exports.json')).rejects.toThrow('tells of no call');
  await expect(checkApi('none.json')).rejects.toThrow('There is no file');
  await expect(run('check', 'api', '--openapi', 'http://127.0.0.1:9/x')).rejects.toThrow('does not answer');

  const service = await startReleaseService(
    {
      site,
      folder: path.join(folder.path, 'release'),
      instance: { offeredCalls: () => Promise.resolve(null), origin: () => Promise.resolve(null) },
    },
    0,
  );
  try {
    const told = await run('access', 'add', 'platform', '--slices', 'design-system', '--rights', 'publish');
    environment = { RELEASE_TOKEN: /RELEASE_TOKEN=(\S+)/.exec(told)?.[1] };
    const to = ['--to', `http://127.0.0.1:${service.port}`];
    expect(await checkApi('openapi.json', ...to)).toBe(fits);
    await expect(checkApi('older.json', ...to)).rejects.toThrow(lacks);
    const design = ['check', 'design-system', '--exports', path.join(files, 'exports.json'), ...to];
    expect(await run(...design)).toContain('has everything');
  } finally {
    environment = {};
    await service.stop();
  }
});

test('a version can be checked and looked at before it is promoted, and neither changes what is in service', async () => {
  const version = await published('first');
  expect(await run('check', 'mfe-payments', version)).toBe(`mfe-payments ${version} can be promoted.`);
  await folder.write('.', { 'runtime.json': JSON.stringify({ origin: 'http://localhost:8080' }) });
  environment = { GITHUB_OUTPUT: path.join(folder.path, 'output') };
  const told = await run('preview', 'mfe-payments', version);
  expect(await readFile(path.join(folder.path, 'output'), 'utf8')).toBe(`address=${told.split('\n').at(-1) ?? ''}\n`);
  const token = /http:\/\/localhost:8080\/\?preview=(\S+)$/.exec(told)?.[1] ?? '';
  const now = Date.now();
  expect(await readPreview(site, token, now)).toEqual({ name: 'mf_payments', version });
  expect(await readPreview(site, token, now + PREVIEW_MS + 60_000)).toBeNull();
  for (const other of [token.slice(0, -2), token.replace('mf_payments', 'mf_admin'), `${token}.x`, '', 'mf_payments'])
    expect(await readPreview(site, other, now)).toBeNull();
  expect(await run('status')).not.toContain(version);
  await expect(run('preview', 'design-system', version)).rejects.toThrow('A preview shows a slice or the shell');
  await expect(run('preview', 'mfe-payments', '0123456789ab')).rejects.toThrow('There is no version 0123456789ab');
});

test('a version that could not be promoted can be looked at, and it is said why', async () => {
  mark = 'other';
  const files = {
    ...sliceFiles('mf_payments', mark),
    'mf-manifest.json': sliceManifest('mf_payments', { contract: 3 }),
  };
  const build = await folder.write('contract-3', files);
  const { version } = await publishSlice(site, build);
  expect(await run('preview', 'mfe-payments', version)).toMatch(/^It could not be promoted.*contract 3[^]*\?preview=/);
  await expect(run('check', 'mfe-payments', version)).rejects.toThrow('contract 3');
});

test('a version is held against what its commit builds, and the file that differs is named', async () => {
  const version = await published('first');
  expect(await run('verify', 'mfe-payments', version)).toMatch(
    new RegExp(`^mfe-payments ${version} is what commit ${COMMIT} builds: \\d+ files, byte by byte\\.$`),
  );
  expect(rebuiltOf).toEqual([COMMIT, 'removed']);
  const dist = await build('mfe-payments');
  again = async () => {
    const other = await folder.write('again', { 'late.js': '// new' });
    await cp(dist, other, { recursive: true });
    await appendFile(path.join(other, 'page.0123456789.js'), '\n');
    await rm(path.join(other, 'remoteEntry.js.map'));
    return other;
  };
  await expect(run('verify', 'mfe-payments', version)).rejects.toThrow(
    `mfe-payments ${version} is not what commit ${COMMIT} builds:\nlate.js was not published\npage.0123456789.js has other bytes\nremoteEntry.js.map is not built`,
  );
  expect(rebuiltOf).toEqual([COMMIT, 'removed', COMMIT, 'removed']);
});

test('a version with changes that are in no commit cannot be verified, and is told so', async () => {
  commit = null;
  const version = await published('second');
  await expect(run('verify', 'mfe-payments', version)).rejects.toThrow('nobody says of which commit it is');
  expect(rebuiltOf).toEqual([]);
});

test('a team with access publishes and promotes over HTTP, until that is revoked', async () => {
  const service = await startReleaseService(
    {
      site,
      folder: path.join(folder.path, 'release'),
      instance: { offeredCalls: () => Promise.resolve(null), origin: () => Promise.resolve('https://vela.example') },
    },
    0,
  );
  const to = ['--to', `http://127.0.0.1:${service.port}`];
  try {
    await expect(run('status', ...to)).rejects.toThrow('RELEASE_TOKEN');
    const told = await run('access', 'add', 'payments', '--slices', 'mfe-payments', '--rights', 'publish,promote');
    const [, token, key] = /RELEASE_TOKEN=(\S+)\nRELEASE_KEY=(\S+)/.exec(told) ?? [];
    const output = path.join(folder.path, 'output');
    environment = { RELEASE_TOKEN: token, RELEASE_KEY: key, GITHUB_OUTPUT: output };
    const version = /[0-9a-f]{12}/.exec(await run('publish', 'mfe-payments', ...to))?.[0] ?? '';
    expect(await run('check', 'mfe-payments', 'built', ...to)).toBe(`mfe-payments ${version} can be promoted.`);
    expect(await run('verify', 'mfe-payments', version, ...to)).toContain(`what commit ${COMMIT} builds`);
    const previewed = await run('preview', 'mfe-payments', 'built', ...to);
    const word = /https:\/\/vela\.example\/\?preview=(\S+)$/.exec(previewed)?.[1] ?? '';
    expect(await readPreview(site, word, Date.now())).toEqual({ name: 'mf_payments', version });
    expect(await readFile(output, 'utf8')).toBe(`address=https://vela.example/?preview=${word}\n`);
    expect(await run('promote', 'mfe-payments', 'built', ...to)).toBe(
      `100 of 100 visitors get mfe-payments ${version}.`,
    );
    expect(await run('status', ...to)).toMatch(new RegExp(`mfe-payments +${version} .*payments`));
    await expect(run('rollback', 'mfe-payments', ...to)).rejects.toThrow('no earlier version');
    await expect(run('prune', ...to)).rejects.toThrow('is not done over HTTP');
    const list = await run('access', 'list');
    expect(list).toMatch(/payments +mfe-payments +publish, promote/);
    expect(list).not.toContain(token);
    const trust = [
      'access',
      'trust',
      'payments',
      '--issuer',
      'https://ci.example',
      '--claims',
      'repository=vela/payments',
    ];
    const trusted = await run(...trust, '--slices', 'mfe-payments', '--rights', 'publish');
    expect(await run('access', 'list')).toMatch(/https:\/\/ci\.example repository=vela\/payments/);
    await run('access', 'revoke', /[0-9a-f]{12}/.exec(trusted)?.[0] ?? '');
    await run('access', 'revoke', /\n([0-9a-f]{12})/.exec(list)?.[1] ?? '');
    await expect(run('status', ...to)).rejects.toThrow('The token does not hold');
  } finally {
    environment = {};
    await service.stop();
  }
});

test('the design system’s pages are deployed in the same way', async () => {
  const version = await published('first', 'design-system');
  await run('promote', 'design-system', version);
  expect(await run('status')).toMatch(new RegExp(`design-system +${version}`));
});

test('prune keeps the newest, and what is or was in service', async () => {
  const versions: string[] = [];
  for (const next of ['a', 'b', 'c', 'd']) versions.push(await published(next));
  await run('promote', 'mfe-payments', versions[0] ?? '');
  await run('promote', 'mfe-payments', versions[1] ?? '');
  const told = await run('prune', '--keep', '1');
  const left = await run('list', 'mfe-payments');
  for (const version of versions.slice(0, 2)) expect(left).toContain(version);
  // Which of the two that never were in service is the newer is a matter of the clock's grain.
  expect(versions.slice(2).filter((version) => left.includes(version))).toHaveLength(1);
  expect(versions.slice(2).filter((version) => told.includes(version))).toHaveLength(1);
  expect(await run('prune', '--keep', '1')).toBe('There was nothing to delete.');
});

test('a damaged registry is told by the status', async () => {
  await writeFile(siteLayout(site).registry, '{');
  expect(await run('status')).toContain('remotes.json is not valid JSON.');
});

test('a start leaves alone what was put into service by hand, until there is a new build', async () => {
  const shell = await folder.write('shell', shellFiles());
  const start = async (next: string) =>
    putBuildsIntoService(
      site,
      { shell, slices: [await folder.write(`start-${next}`, sliceFiles('mf_payments', next))] },
      () => undefined,
    );
  await start('first');
  await start('second');
  await run('rollback', 'mfe-payments');
  const rolledBack = await run('list', 'mfe-payments');
  await start('second');
  expect(await run('list', 'mfe-payments')).toBe(rolledBack);
  await start('third');
  expect(await run('status')).toContain('npm start');
  expect(await run('list', 'mfe-payments')).not.toBe(rolledBack);
});

test.each([
  [[], 'npm run slice -- publish <name>'],
  [['launch'], 'There is no "launch".'],
  [['publish', 'mfe-other'], 'There is no "mfe-other": shell, design-system, mfe-public'],
  [['promote', 'mfe-payments'], 'Say which version'],
  [
    ['promote', 'mfe-payments', '0123456789ab'],
    'There is no version 0123456789ab of mfe-payments. Nothing was published yet.',
  ],
  [['promote', 'mfe-payments', '../../shell'], 'There is no version ../../shell of mfe-payments.'],
  [['rollback', 'shell'], 'shell has no earlier version to go back to.'],
  [['prune'], 'Say how many versions to keep'],
  [['prune', '--keep', '0'], 'Say how many versions to keep'],
  [['publish', 'mfe-public'], 'holds mfe-payments, not mfe-public.'],
  [['status', '--force'], 'Unknown option'],
  [['promote', 'mfe-payments', '0123456789ab', '--share', '0'], 'A share is a whole number'],
  [['access'], 'Say what: access add'],
  [['access', 'add', 'payments'], 'Say what it may: --rights'],
  [['access', 'add', 'payments', '--rights', 'publish', '--slices', 'mfe-x'], 'There is no "mfe-x"'],
  [['access', 'revoke', '0123'], 'There is no access 0123.'],
  [['access', 'trust', 'payments'], 'Say who signs its tokens: --issuer'],
  [
    ['access', 'trust', 'payments', '--issuer', 'http://ci.example', '--claims', 'ref=main'],
    'Say who signs its tokens: --issuer https://',
  ],
  [['access', 'trust', 'payments', '--issuer', 'https://ci.example', '--claims', 'main'], '"main" says nothing'],
  [
    [
      'access',
      'trust',
      'payments',
      '--issuer',
      'https://ci.example',
      '--rights',
      'publish',
      '--slices',
      'mfe-payments',
    ],
    'Say what its tokens have to say',
  ],
])('%j is answered with a sentence', async (words, sentence) => {
  await expect(run(...words)).rejects.toThrow(sentence);
});

test.each([['--help'], ['promote', '--help'], ['-h']])('%s is answered with what can be done', async (...words) => {
  expect(await run(...words)).toMatch(/^npm run slice -- publish <name> /);
});

test('a share of the design system is refused before anything is built', async () => {
  const building = jest.fn(build);
  for (const to of [[], ['--to', 'http://127.0.0.1:9']]) {
    environment = { RELEASE_TOKEN: 'token' };
    await expect(runWith(building, 'promote', 'design-system', 'built', '--share', '10', ...to)).rejects.toThrow(
      'for everybody or nobody',
    );
  }
  expect(building).not.toHaveBeenCalled();
});

test('a file of design tokens is checked and shown under an address, as it is', async () => {
  const source = await readFile(path.join(__dirname, '../../../design-system/tokens.json'), 'utf8');
  const file = path.join(await folder.write('design', { 'mine.json': source }), 'mine.json');
  const printed = await run('preview', file);
  expect(printed).toContain('Nothing differs from the product’s tokens.');
  const word = /\?preview=(\S+)/.exec(printed)?.[1] ?? '';
  const preview = await readPreview(site, word, Date.now());
  expect(preview).toMatchObject({ name: 'tokens' });
  expect(await cssOfTokens(site, preview?.version ?? '')).toContain('--vela-paper:light-dark(#FBF7F2,#1B1613);');
  expect(await readPreview(site, word, Date.now() + PREVIEW_MS + 1)).toBeNull();

  await writeFile(siteLayout(site).tokens(preview?.version ?? ''), source.replace('#fbf7f2', '#ffffff'));
  expect(await cssOfTokens(site, preview?.version ?? '')).toBeNull();

  await folder.write('design', { 'mine.json': source.replace('"radius"', '"roundness"') });
  await expect(run('preview', file)).rejects.toThrow('radius.card is missing.');
  await expect(run('preview', 'nowhere.json')).rejects.toThrow('There is no file');
});
