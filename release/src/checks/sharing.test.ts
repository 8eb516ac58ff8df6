import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from '@jest/globals';

const root = path.resolve(__dirname, '../../..');
/** Packages of which a page has one copy, or hooks and contexts of shell and slices do not meet. */
const ONE_COPY = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'styled-components',
  '@tanstack/react-query',
  '@vela/router',
];

type Shared = Readonly<
  Record<
    string,
    {
      readonly singleton: boolean;
      readonly strictVersion: boolean;
      readonly requiredVersion: string;
      readonly version?: string;
      readonly eager?: boolean;
      readonly import?: false;
    }
  >
>;

interface Policy {
  readonly shell: Shared;
  readonly slice: Shared;
  readonly named: readonly string[];
  readonly parts: readonly string[];
  readonly copies: readonly string[];
  readonly carrying: {
    readonly shared: Shared;
    readonly carried: Shared;
    readonly copies: readonly string[];
  };
}

// The sharing policy is made of ES modules that are not transpiled here, so a process of its own reads it.
const SCRIPT = `
  const { bundledCopies, carriedBySlice, designSystemParts, namedShares, sharedByShell, sharedBySlice } = await import('./tooling/webpack/sharing.mjs');
  const { resolve } = await import('node:path');
  const files = ['node_modules/react/index.js', 'node_modules/react-is/index.js', 'design-system/src/theme/index.ts',
    'node_modules/@base-ui/react/index.js', 'mfe-public/src/index.ts'].map((file) => resolve(file));
  const copies = bundledCopies(files);
  const app = { directory: resolve('mfe-public'), carriesDesignSystem: true };
  const carrying = { shared: sharedBySlice({ app }), carried: carriedBySlice(app), copies: bundledCopies(files, app) };
  console.log(JSON.stringify({ shell: sharedByShell(), slice: sharedBySlice(), copies, carrying, named: namedShares(), parts: designSystemParts() }));
`;

let policy: Policy;
beforeAll(async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
    cwd: root,
  });
  policy = JSON.parse(stdout) as Policy;
}, 60_000);

test('the shell brings everything that has one copy with its first script', () => {
  for (const name of ONE_COPY)
    expect(policy.shell[name]).toMatchObject({ eager: true, singleton: true, strictVersion: true });
});

test('a slice takes what the shell provides and carries no copy to fall back on', () => {
  const shared = policy.slice;
  expect(Object.keys(shared)).toEqual(expect.arrayContaining([...ONE_COPY, '@vela/design-system/']));
  for (const [name, share] of Object.entries(shared)) {
    expect({ name, ...share }).toMatchObject({ name, import: false, singleton: true, strictVersion: true });
    const provided = name.endsWith('/')
      ? Object.entries(policy.shell)
          .filter(([request]) => request.startsWith(name))
          .map(([, each]) => each)
      : [policy.shell[name]];
    expect(provided.length).toBeGreaterThan(0);
    for (const each of provided)
      expect({ name, range: each?.requiredVersion }).toEqual({ name, range: share.requiredVersion });
  }
});

test('every part of the design system is provided, and named so that the build provides it', () => {
  const requests = policy.parts.map((part) => `@vela/design-system/${part}`);
  expect(requests.length).toBeGreaterThan(0);
  expect(Object.keys(policy.shell)).toEqual(expect.arrayContaining(requests));
  expect(policy.named).toEqual(expect.arrayContaining(requests));
  const lazy = Object.entries(policy.shell)
    .filter(([, share]) => share.eager !== true)
    .map(([request]) => request);
  expect(policy.named).toEqual(expect.arrayContaining(lazy));
});

test('what the shell says it provides is what is installed', async () => {
  for (const name of ['react', 'react-dom', 'styled-components', '@tanstack/react-query']) {
    const manifest = JSON.parse(await readFile(path.join(root, 'node_modules', name, 'package.json'), 'utf8'));
    expect({ name, version: policy.shell[name]?.version }).toEqual({ name, version: manifest.version });
  }
});

test('a copy of a shared package in a slice is found, one with a similar name is none', () => {
  expect(policy.copies).toEqual(['@base-ui/react', '@vela/design-system', 'react']);
});

test('a slice that carries the design system takes the shell’s where that fits, and gives its own to nobody', () => {
  const { shared, carried, copies } = policy.carrying;
  const { requiredVersion } = policy.slice['@vela/design-system/'] ?? {};
  expect(shared).toEqual(
    Object.fromEntries(Object.entries(policy.slice).filter(([name]) => !name.startsWith('@vela/design-system'))),
  );
  expect(carried).toEqual({ '@vela/design-system/': { singleton: false, strictVersion: true, requiredVersion } });
  expect(copies).toEqual(['react']);
});
