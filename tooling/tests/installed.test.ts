import { expect, test } from '@jest/globals';
import { afterwards, isInstalled } from '../bootstrap/installed.mjs';

type Locked = Parameters<typeof isInstalled>[0]['packages'][string];

const packages: Readonly<Record<string, Locked>> = {
  '': {},
  api: {},
  'node_modules/@vela/api': { link: true, resolved: 'api' },
  'node_modules/express': { version: '5.3.0', integrity: 'sha512-e' },
  'api/node_modules/lru-cache': { version: '11.0.0', integrity: 'sha512-l' },
  'node_modules/jest': { version: '30.5.2', integrity: 'sha512-j', dev: true },
  'node_modules/for-another-machine': { version: '1.0.0', integrity: 'sha512-o', optional: true },
};

/** What npm wrote down that is there: all of it but what is for another machine, `but` for what is named. */
function after(but: Readonly<Record<string, Locked | null>>) {
  const there = new Map(Object.entries(packages));
  for (const folder of ['', 'api', 'node_modules/for-another-machine']) there.delete(folder);
  for (const [folder, locked] of Object.entries(but))
    if (locked === null) there.delete(folder);
    else there.set(folder, locked);
  return { packages: Object.fromEntries(there) };
}

const lock = { packages };

test('what npm installed is enough, without what is for another machine', () => {
  expect(isInstalled(lock, after({}), 'whole')).toBe(true);
  expect(isInstalled(lock, after({}), 'start')).toBe(true);
});

test('a start needs nothing that is for development; everything else does', () => {
  const started = after({ 'node_modules/jest': null });
  expect(isInstalled(lock, started, 'start')).toBe(true);
  expect(isInstalled(lock, started, 'whole')).toBe(false);
});

test.each([
  ['nothing was installed', null],
  ['a package is missing', after({ 'node_modules/express': null })],
  ['one below a package of ours is missing', after({ 'api/node_modules/lru-cache': null })],
  ['it is another version', after({ 'node_modules/express': { version: '5.2.0', integrity: 'sha512-d' } })],
  ['its content is another', after({ 'node_modules/express': { version: '5.3.0', integrity: 'sha512-x' } })],
  ['a package of ours is not linked', after({ 'node_modules/@vela/api': null })],
  ['it is linked from another folder', after({ 'node_modules/@vela/api': { link: true, resolved: 'old/api' } })],
])('it is not enough where %s', (_name, installed) => {
  expect(isInstalled(lock, installed, 'start')).toBe(false);
});

test('a start takes no package for development away from who has them', () => {
  expect(afterwards(after({ 'node_modules/express': null }), 'start')).toBe('whole');
  expect(afterwards(after({ 'node_modules/jest': null }), 'start')).toBe('start');
  expect(afterwards(null, 'start')).toBe('start');
  expect(afterwards(null, 'whole')).toBe('whole');
});
