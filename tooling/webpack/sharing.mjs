// The one sharing policy. The shell provides what stands here and the slices consume it; nobody bundles it twice.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderFor, installed, root } from './place.mjs';

/**
 * @typedef {object} SharedPackage
 * @property {string} name package as it is installed
 * @property {string} range versions a slice may meet at run time; anything else throws into the slice's error boundary
 * @property {readonly string[]} eager requests that come with the shell's first script
 * @property {readonly string[]} [named] requests of `eager` that nothing of the shell's own first script asks for
 * @property {readonly string[]} lazy requests that the shell provides as a chunk of their own, loaded by who uses them first
 */

/** @type {readonly SharedPackage[]} */
export const SHARED_PACKAGES = [
  { name: 'react', range: '^19.3.0', eager: ['react', 'react/jsx-runtime'], lazy: [] },
  { name: 'react-dom', range: '^19.3.0', eager: ['react-dom', 'react-dom/client'], lazy: [] },
  { name: 'styled-components', range: '^6.6.0', eager: ['styled-components'], lazy: [] },
  { name: '@tanstack/react-query', range: '^5.108.0', eager: ['@tanstack/react-query'], lazy: [] },
  { name: '@vela/router', range: '^0.1.0', eager: ['@vela/router'], lazy: [] },
  // One copy, because a page is in one language.
  {
    name: '@vela/language',
    range: '^0.1.0',
    eager: ['@vela/language', '@vela/language/react'],
    lazy: [],
    named: ['@vela/language/react'],
  },
  // One copy, because the form kit of the design system and the forms of the slices meet in its context.
  { name: 'react-hook-form', range: '^7.92.0', eager: [], lazy: ['react-hook-form'] },
];

export const DESIGN_SYSTEM = '@vela/design-system';
/**
 * What a build takes of the design system: its version as it was built against, or a later one that breaks nothing.
 * @param {string} [directory] of the app
 */
const designSystemRange = (directory = root) => `^${versionIn(folderFor(DESIGN_SYSTEM, directory))}`;

/** What the shell's own frame is made of. Every other component is a chunk that comes with the first page using it. */
const EAGER_COMPONENTS = [
  'theme',
  'services',
  'button',
  'card',
  'empty-state',
  'icon',
  'layout',
  'link',
  'logo',
  'navigation',
  'skeleton',
  'text-field',
  'toast',
  'typography',
];

/**
 * Small components that the pages behind the login are made of. They come as one chunk: each alone would cost more in
 * asking than in bytes. What public pages use too stays apart, so that those stay light.
 */
const PARTS_BEHIND_LOGIN = [
  'anchored',
  'autocomplete',
  'avatar',
  'checkbox',
  'chip',
  'chip-list',
  'counter',
  'flag',
  'found-words',
  'menu',
  'progress',
  'radio',
  'rating',
  'reading-direction',
  'slider',
  'stepper',
  'tooltip',
];

/** What lies over a page: one chunk for both sides, since the menu of a phone is all that public pages need of it. */
const LAYERS = ['dialog', 'drawer', 'modal'];

/**
 * The largest parts of the shell's first script. A browser reads a script through before it runs it, at a stretch: each of these is a
 * file of its own, which is read in a task of its own, and stays in browsers while the rest of the shell changes.
 * @type {Readonly<Record<string, RegExp>>}
 */
const FIRST_PARTS = {
  react: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  router: /[\\/]node_modules[\\/]react-router[\\/]/,
};

/** @returns {import('webpack').Configuration['optimization']} how the shell's modules are put into chunks */
export const shellChunks = () => ({
  splitChunks: {
    cacheGroups: {
      ...Object.fromEntries(
        Object.entries(FIRST_PARTS).map(([name, test]) => [
          name,
          { name, test, chunks: /** @type {const} */ ('initial'), enforce: true },
        ]),
      ),
      behindLogin: {
        name: 'behind-login',
        test: new RegExp(`design-system/src/components/(${PARTS_BEHIND_LOGIN.join('|')})/`),
        chunks: 'async',
        enforce: true,
      },
      layers: {
        name: 'layers',
        test: new RegExp(`design-system/src/components/(${LAYERS.join('|')})/`),
        chunks: 'async',
        enforce: true,
      },
    },
  },
});

/** @returns {string[]} every sub-path of the design system that exists, in alphabetical order */
export function designSystemParts() {
  const source = path.join(root, 'design-system/src');
  const components = path.join(source, 'components');
  const folders = existsSync(components)
    ? readdirSync(components).map((name) => ({ name, folder: path.join(components, name) }))
    : [];
  const foundation = ['theme', 'services'].map((name) => ({ name, folder: path.join(source, name) }));
  return [...foundation, ...folders]
    .filter(({ folder }) => existsSync(path.join(folder, 'index.ts')))
    .map(({ name }) => name)
    .toSorted();
}

/** @param {string} folder of a package @returns {string} */
const versionIn = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version;
/** @param {string} name @returns {string} version of an installed package */
const installedVersion = (name) => versionIn(path.join(installed, name));

/** @returns {string[]} the requests that the shell must name so that webpack provides them, eager or not */
export function namedShares() {
  return [
    ...SHARED_PACKAGES.flatMap(({ lazy, named = [] }) => [...lazy, ...named]),
    ...designSystemParts().map((part) => `${DESIGN_SYSTEM}/${part}`),
  ];
}

/** @returns {string[]} every request that slices take from the shell, eager or not */
export function sharedRequests() {
  return [...new Set([...SHARED_PACKAGES.flatMap((shared) => shared.eager), ...namedShares()])];
}

/**
 * `shared` of the shell: every request by its full name.
 * @param {{development?: boolean}} [options] the development build renders JSX through its own runtime
 */
export function sharedByShell({ development = false } = {}) {
  const provide = (/** @type {string} */ name, /** @type {string} */ range, /** @type {boolean} */ eager) => ({
    singleton: true,
    strictVersion: true,
    requiredVersion: range,
    version: installedVersion(name),
    eager,
  });
  const packages = SHARED_PACKAGES.flatMap(({ name, range, eager, lazy }) => [
    ...eager.map((request) => [request, provide(name, range, true)]),
    ...lazy.map((request) => [request, provide(name, range, false)]),
  ]);
  const runtime = development ? [['react/jsx-dev-runtime', provide('react', '^19.3.0', true)]] : [];
  const parts = designSystemParts().map((part) => [
    `${DESIGN_SYSTEM}/${part}`,
    provide(DESIGN_SYSTEM, designSystemRange(), EAGER_COMPONENTS.includes(part)),
  ]);
  return Object.fromEntries([...packages, ...runtime, ...parts]);
}

/**
 * `shared` of a slice: the same names without a copy to fall back on; the design system by its prefix, unless the slice
 * carries it.
 * @param {{development?: boolean, app?: Pick<import('./app.mjs').App, 'directory' | 'carriesDesignSystem'>}} [options]
 */
export function sharedBySlice({ development = false, app } = {}) {
  const consume = (/** @type {string} */ range) => ({
    singleton: true,
    strictVersion: true,
    requiredVersion: range,
    import: false,
  });
  const packages = SHARED_PACKAGES.flatMap(({ range, eager, lazy }) =>
    [...eager, ...lazy].map((request) => [request, consume(range)]),
  );
  const runtime = development ? [['react/jsx-dev-runtime', consume('^19.3.0')]] : [];
  const parts = app?.carriesDesignSystem ? [] : [[`${DESIGN_SYSTEM}/`, consume(designSystemRange(app?.directory))]];
  return Object.fromEntries([...packages, ...runtime, ...parts]);
}

/**
 * What a slice takes from the shell where that has a version that fits, and else of its own. It is given to nobody: another
 * slice must never meet it.
 * @param {import('./app.mjs').App} app
 */
export const carriedBySlice = ({ directory, carriesDesignSystem }) =>
  carriesDesignSystem
    ? {
        [`${DESIGN_SYSTEM}/`]: { singleton: false, strictVersion: true, requiredVersion: designSystemRange(directory) },
      }
    : {};

/** The copy and what it alone needs as one chunk, which is asked for where the shell has no version that fits. */
export const CARRIED_CHUNKS = {
  carried: {
    name: 'design-system',
    chunks: (/** @type {import('webpack').Chunk} */ { groupsIterable }) =>
      [...groupsIterable].every(({ origins }) =>
        origins.some(({ module }) => module?.type === 'consume-shared-module'),
      ),
    enforce: true,
  },
};

const OF_DESIGN_SYSTEM = [DESIGN_SYSTEM, '@base-ui/react'];
const SHARED_FOLDERS = [
  ...SHARED_PACKAGES.map(({ name }) => name),
  ...OF_DESIGN_SYSTEM,
  'react-router',
  'react-router-dom',
];

/**
 * Holds a slice's build against the policy.
 * @param {Iterable<string>} resources absolute paths of the files that were bundled
 * @param {{carriesDesignSystem?: boolean}} [app] whose build it is
 * @returns {string[]} shared packages of which the build carries a copy of its own
 */
export function bundledCopies(resources, { carriesDesignSystem = false } = {}) {
  const forbidden = SHARED_FOLDERS.filter((name) => !carriesDesignSystem || !OF_DESIGN_SYSTEM.includes(name));
  const folders = forbidden.map((name) => ({
    name,
    paths: [
      path.join(installed, name) + path.sep,
      ...(name.startsWith('@vela/') ? [path.join(root, name.slice('@vela/'.length)) + path.sep] : []),
    ],
  }));
  const copies = new Set();
  for (const resource of resources)
    for (const { name, paths } of folders) if (paths.some((folder) => resource.startsWith(folder))) copies.add(name);
  return [...copies].toSorted();
}
