import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readShellPointer } from '../../src/site/pointer.js';
import { readRegistry } from '../../src/site/registry.js';
import { promote, publish } from '../../src/versions/versions.js';
import {
  type Files,
  type GivenShare,
  order,
  shellFiles,
  shellManifest,
  sliceFiles,
  sliceManifest,
  type TakenShare,
  type TemporaryFolder,
  temporaryFolder,
} from '../support/builds.js';

const BUTTON = '@vela/design-system/button';
const SAIL = '@vela/design-system/sail';
const REACT: GivenShare = { name: 'react', version: '19.3.1', names: ['useState'] };
const GIVEN: readonly GivenShare[] = [REACT, { name: BUTTON, version: '0.1.0', names: ['Button', 'LinkButton'] }];
const TAKEN: readonly TakenShare[] = [
  { name: 'react', requiredVersion: '^19.3.0', names: ['useState'] },
  { name: BUTTON, requiredVersion: '^0.1.0', names: ['Button'] },
];
const CALL = 'GET /api/users/me';
const OFFERED: ReadonlySet<string> = new Set([CALL]);

/** Renders a page by the word of the slice, or throws where one of the two says so. */
const shellCode = (broken = ''): string => `
exports.serverShares = {};
exports.headOfPage = async () => undefined;
exports.renderPage = async (pathname, slice) => {
  if ([${JSON.stringify(broken)}, slice.broken].includes(pathname)) throw new Error('Lead is not defined');
  return { body: '<h1>' + pathname + '</h1>', styles: '', title: null };
};`;
const sliceCode = (broken = ''): string =>
  `module.exports = { contract: 2, name: 'mf_public', broken: ${JSON.stringify(broken)}, routes: [{ path: '/faq' }] };`;

const shellOf = (mark: string, shared: readonly GivenShare[], more: Files = {}, calls: readonly string[] = [CALL]) => ({
  ...shellFiles(mark),
  'mf-manifest.json': shellManifest(mark, { shared, calls }),
  'server/index.cjs': shellCode(),
  ...more,
});
const sliceOf = (mark: string, shared: readonly TakenShare[], more: Files = {}, calls: readonly string[] = [CALL]) => ({
  ...sliceFiles('mf_public', mark),
  'mf-manifest.json': sliceManifest('mf_public', { shared, calls }),
  'server/index.cjs': sliceCode(),
  ...more,
});
const withoutReact = (given: GivenShare): readonly GivenShare[] => [...GIVEN.filter((each) => each !== REACT), given];

/** What a team, or the house, might bring, and the sentence with which it is refused: as a slice, and as a shell. */
const REFUSALS: readonly {
  readonly what: string;
  readonly slice: readonly [Files, string];
  readonly shell: readonly [Files, string];
}[] = [
  {
    what: 'another major version of React',
    slice: [
      sliceOf('next', [{ name: 'react', requiredVersion: '^20.0.0', names: ['useState'] }]),
      'it requires react ^20.0.0, the shell shares 19.3.1.',
    ],
    shell: [
      shellOf('next', withoutReact({ ...REACT, version: '20.0.0' })),
      'it requires react ^19.3.0, the shell shares 20.0.0.',
    ],
  },
  {
    what: 'a component that is not there',
    slice: [
      sliceOf('next', [...TAKEN, { name: SAIL, requiredVersion: '^0.1.0', names: ['Sail'] }]),
      `it uses ${SAIL}, which the shell does not share.`,
    ],
    shell: [shellOf('next', [REACT]), `it uses ${BUTTON}, which the shell does not share.`],
  },
  {
    what: 'an export that is called otherwise',
    slice: [
      sliceOf('next', [{ name: BUTTON, requiredVersion: '^0.1.0', names: ['Knob'] }]),
      `it uses Knob of ${BUTTON}, which the shell’s does not have.`,
    ],
    shell: [
      shellOf('next', [REACT, { name: BUTTON, version: '0.1.0', names: ['Knob', 'LinkButton'] }]),
      `it uses Button of ${BUTTON}, which the shell’s does not have.`,
    ],
  },
  {
    what: 'a call of an endpoint that was removed',
    slice: [
      sliceOf('next', TAKEN, {}, [CALL, 'GET /api/tides']),
      'calls GET /api/tides, which the API in service does not have.',
    ],
    shell: [
      shellOf('next', GIVEN, {}, [CALL, 'GET /api/tides']),
      'calls GET /api/tides, which the API in service does not have.',
    ],
  },
  {
    what: 'a page that no longer renders',
    slice: [
      sliceOf('next', TAKEN, { 'server/index.cjs': sliceCode('/faq') }),
      'takes pages away from readers: /faq can no longer be rendered (Lead is not defined).',
    ],
    shell: [
      shellOf('next', GIVEN, { 'server/index.cjs': shellCode('/faq') }),
      'takes pages away from readers: /faq can no longer be rendered (Lead is not defined).',
    ],
  },
  {
    what: 'a loop at its start',
    slice: [
      sliceOf('next', TAKEN, { 'remoteEntry.js': 'for (;;);' }),
      'does not start: it took longer than 10 seconds.',
    ],
    shell: [
      shellOf('next', GIVEN, { 'server/index.cjs': 'for (;;);' }),
      'does not start: it took longer than 5 seconds.',
    ],
  },
  {
    what: 'a chunk that does not parse',
    slice: [sliceOf('next', TAKEN, { 'late.js': 'const = 1;' }), 'holds late.js, which is no script'],
    shell: [shellOf('next', GIVEN, { 'assets/late.js': 'const = 1;' }), 'holds assets/late.js, which is no script'],
  },
];

let folder: TemporaryFolder;
let site: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  site = path.join(folder.path, 'site');
  await bring('shell', shellOf('first', GIVEN));
  await bring('mf_public', sliceOf('first', TAKEN));
});
afterEach(() => folder.remove());

async function bring(name: 'shell' | 'mf_public', files: Files): Promise<void> {
  const build = await folder.write(`build-${name}`, files);
  await promote(site, name, await publish(site, name, build), order, { offered: OFFERED });
}
const inService = async () => [
  (await readShellPointer(site))?.version,
  (await readRegistry(site)).registry.mf_public?.version,
];

test.each(
  REFUSALS.flatMap(({ what, slice, shell }) => [
    ['slice', what, 'mf_public', ...slice] as const,
    ['shell', what, 'shell', ...shell] as const,
  ]),
)(
  'a %s with %s is refused',
  async (_kind, _what, name, files, sentence) => {
    const before = await inService();
    await expect(bring(name, files)).rejects.toThrow(sentence);
    expect(await inService()).toEqual(before);
  },
  60_000,
);

test('what has none of these comes into service', async () => {
  const before = await inService();
  await bring('shell', shellOf('next', GIVEN));
  await bring('mf_public', sliceOf('next', TAKEN));
  for (const version of await inService()) expect(before).not.toContain(version);
});
