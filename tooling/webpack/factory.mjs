import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ConsumeSharedPlugin, ProvideSharedPlugin } from '@module-federation/enhanced';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { REMOTE_CONTRACT } from '@vela/contracts/remote';
import { appIn } from './app.mjs';
import { CataloguesPlugin } from './catalogues.mjs';
import { FreshRetriesPlugin } from './fresh-retries.mjs';
import { ManifestPlugin } from './manifest.mjs';
import { caches } from './place.mjs';
import {
  CARRIED_CHUNKS,
  carriedBySlice,
  DESIGN_SYSTEM,
  sharedByShell,
  sharedBySlice,
  sharedRequests,
  shellChunks,
} from './sharing.mjs';
import { wayOfBuilding } from './way-of-building.mjs';

const require = createRequire(import.meta.url);

/**
 * Milliseconds after which a chunk that neither arrives nor fails counts as failed. Long, because pages say much sooner that
 * they wait, and go on waiting.
 */
const CHUNK_TIMEOUT_MS = 30_000;

/**
 * @typedef {'app' | 'standalone'} Form `app`: what is deployed. `standalone`: a slice alone, with all it needs inside.
 * @typedef {{directory: string, mode: 'production' | 'development', form?: Form, publicPath?: string}} Options
 */

/** @param {boolean} development */
const transpileRule = (development) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: require.resolve('swc-loader'),
    options: {
      swcrc: false,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development, refresh: development } },
        experimental: {
          cacheRoot: path.join(caches, 'swc'),
          // Class names from the file and position, equal in every build: prerendered pages hydrate.
          plugins: [
            ['@swc/plugin-styled-components', { ssr: true, displayName: development, fileName: false, pure: true }],
          ],
        },
      },
    },
  },
});

/** react-router-dom hands on react-router, whose package names its development build alone, under every condition. */
function productionRouter() {
  const paths = [path.dirname(require.resolve('react-router-dom/package.json'))];
  const folder = path.join(path.dirname(require.resolve('react-router/package.json', { paths })), 'dist/production');
  return {
    'react-router$': path.join(folder, 'index.mjs'),
    'react-router/dom$': path.join(folder, 'dom-export.mjs'),
  };
}

const narrow = path.join(import.meta.dirname, 'narrow');

/** What the shell shares of packages that only fit in part: by `narrow/`, which takes it from the whole package. */
const narrowShares = {
  '@tanstack/react-query$': path.join(narrow, 'react-query.mjs'),
  'styled-components$': path.join(narrow, 'styled-components.mjs'),
};

/** For the modules of `narrow/` alone a package's name means the package; under that name it would be the shared part. */
const narrowRule = {
  include: narrow,
  resolve: {
    alias: {
      '@tanstack/react-query$': '@tanstack/react-query',
      'whole-react-query$': '@tanstack/react-query',
      'styled-components$': 'styled-components',
      'whole-styled-components$': 'styled-components',
    },
  },
};

/**
 * What packages look for in Node alone, by `import.meta.resolve`: it need not be installed, and a browser's build would hold it.
 * @type {Record<string, false>}
 */
const notInBrowsers = { 'pdfjs-dist/package.json$': false };

/** @param {boolean} development @param {Record<string, string>} [shares] @returns {import('webpack').ResolveOptions} */
const resolveSources = (development, shares = {}) => ({
  extensions: ['.tsx', '.ts', '.js'],
  extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
  conditionNames: ['source', '...'],
  alias: development ? notInBrowsers : { ...notInBrowsers, ...productionRouter(), ...shares },
});

/** @param {boolean} development @param {string} sharesLoader @param {RegExp} shares file that the loader fills */
const sourceRules = (development, sharesLoader, shares) => [
  transpileRule(development),
  narrowRule,
  { test: /\.(svg|png|webp|woff2|css)$/, type: 'asset/resource' },
  { test: shares, use: require.resolve(sharesLoader), enforce: /** @type {const} */ ('post') },
];

/**
 * A slice that carries its design system hands the shell what gives its tokens to its pages.
 * @param {import('./app.mjs').App} app
 */
const carriedRules = ({ directory, carriesDesignSystem }) =>
  carriesDesignSystem
    ? [
        {
          include: path.join(directory, 'src/expose/routes.tsx'),
          use: require.resolve('./carried-tokens-loader.cjs'),
          enforce: /** @type {const} */ ('post'),
        },
      ]
    : [];

const way = wayOfBuilding(import.meta.dirname, path.join(import.meta.dirname, '../package.json'));

/** @type {Map<string, boolean>} */
const builtBefore = new Map();

/** @param {string} directory of an app @returns {boolean} whether there was a build of it when this process began with one */
function wasBuilt(directory) {
  const known = builtBefore.get(directory) ?? existsSync(path.join(directory, 'dist'));
  builtBefore.set(directory, known);
  return known;
}

/**
 * What is kept for the next build. A first one for production keeps nothing: most clones are built once, and writing it down takes a
 * sixth of that.
 * @param {string} name
 * @param {string} directory of the app: what was kept of the same app in another place names other files
 * @param {boolean} [development]
 * @returns {import('webpack').FileCacheOptions | false}
 */
const filesystemCache = (name, directory, development = false) =>
  (development || wasBuilt(directory)) && {
    type: 'filesystem',
    name,
    version: `${directory} ${way}`,
    cacheDirectory: path.join(caches, 'webpack'),
  };

/** A library that comes minified, and is larger than all else of its slice: to minify it anew takes a third of a build. */
const MINIFIED = { name: 'minified', test: /[\\/]unpdf[\\/]dist[\\/]pdfjs\.mjs$/ };

/**
 * Minifies by SWC, to the size that webpack's own choice reaches in a quarter of its time. SWC works in threads of its own: the
 * plugin's processes would each load it once more.
 */
const minimizer = [
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    minimizerOptions: { compress: { passes: 2 }, mangle: true },
    parallel: false,
    exclude: new RegExp(`^${MINIFIED.name}\\.js$`),
  }),
];

/** @param {import('./app.mjs').App} app @returns {import('webpack').Configuration['optimization']} what of a slice is a chunk by itself */
const sliceChunks = ({ carriesDesignSystem }) => ({
  splitChunks: {
    cacheGroups: {
      minified: { ...MINIFIED, chunks: 'async', enforce: true },
      ...(carriesDesignSystem ? CARRIED_CHUNKS : {}),
    },
  },
});

/** @param {import('./app.mjs').App} app @param {boolean} development */
const federationOf = (app, development) =>
  app.isShell
    ? {
        name: app.name,
        shared: sharedByShell({ development }),
        dts: false,
        experiments: { optimization: { target: /** @type {const} */ ('web'), disableSnapshot: true } },
      }
    : {
        name: app.name,
        filename: 'remoteEntry.js',
        exposes: { './routes': './src/expose/routes.tsx' },
        shared: sharedBySlice({ development, app }),
      };

/**
 * The shell gives what it shares and takes none of it from the scope: nobody else gives any, and asking there for each module that
 * its first script needs took longer than running them.
 * @param {import('@module-federation/enhanced').moduleFederationPlugin.ModuleFederationPluginOptions & {shared: ReturnType<typeof sharedByShell>}} options
 */
const host = ({ shared, ...options }) => [
  new ModuleFederationPlugin({ ...options, manifest: false }),
  new ProvideSharedPlugin({ shareScope: 'default', provides: shared }),
  // Brings the scope into the page's runtime.
  new ConsumeSharedPlugin({ shareScope: 'default', consumes: {} }),
];

/** @param {import('./app.mjs').App} app @param {Form} form @param {boolean} development */
function federation(app, form, development) {
  if (form === 'standalone') return [];
  const options = federationOf(app, development);
  const carried = carriedBySlice(app);
  return [
    // One runtime is enough for a page, and the shell has it. A slice is webpack's own container, which registers there.
    ...(app.isShell ? host(options) : [new webpack.container.ModuleFederationPlugin(options)]),
    ...(app.carriesDesignSystem ? [new webpack.sharing.ConsumeSharedPlugin({ consumes: carried })] : []),
    new ManifestPlugin(app, REMOTE_CONTRACT, options, carried),
  ];
}

/** @param {import('./app.mjs').App} app @param {Form} form */
function entryOf(app, form) {
  if (app.isShell) return { main: './src/index.ts' };
  return form === 'standalone' ? { standalone: './src/index.ts' } : {};
}

/** What pages load in a browser when something is done there, and nothing that is rendered takes: a server's code goes without. */
const BROWSERS_ONLY = /^unpdf(\/|$)/;

/**
 * The code that renders an app's pages on the server: one file for Node. The shell's carries everything; a slice's takes
 * from it what it takes in the browser.
 * @param {{directory: string, entry: string, form?: 'index' | 'carried'}} options `carried`: with the design system inside, for
 *   a slice that carries it, where the shell has no version that fits
 * @returns {import('webpack').Configuration}
 */
export function serverConfig({ directory, entry, form = 'index' }) {
  const app = appIn(directory);
  const shared = new Set(
    sharedRequests().filter((request) => form === 'index' || !request.startsWith(`${DESIGN_SYSTEM}/`)),
  );
  const folder = app.isShell ? 'assets/' : '';
  return {
    name: `${app.name}-server-${form}`,
    mode: 'production',
    context: directory,
    target: 'node20',
    devtool: false,
    entry,
    externals: app.isShell
      ? []
      : [
          ({ request = '' }, done) =>
            shared.has(request) || BROWSERS_ONLY.test(request) ? done(undefined, `commonjs ${request}`) : done(),
        ],
    output: {
      path: path.join(directory, 'dist/server'),
      clean: form === 'index',
      filename: `${form}.cjs`,
      publicPath: '/',
      // Named as in the browser's build, which is the one that emits them.
      assetModuleFilename: `${folder}[name].[contenthash:10][ext]`,
      library: { type: 'commonjs2' },
      uniqueName: `${app.name}-server`,
    },
    resolve: resolveSources(false),
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      generator: { 'asset/resource': { emit: false } },
      rules: [...sourceRules(false, './server-shares-loader.cjs', /server-shares\.ts$/), ...carriedRules(app)],
    },
    cache: filesystemCache(`${app.name}-server-${form}`, directory),
    optimization: { minimize: false },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/**
 * What somebody gets who only reads a page of the shell: scripts of their own, without the federation and what is shared.
 * They lie beside the shell's, which are built first.
 * @param {string} directory of the shell
 * @returns {import('webpack').Configuration}
 */
export function bootConfig(directory) {
  const config = appConfig({ directory, mode: 'production', form: 'standalone' });
  const name = 'assets/[name].[contenthash:10].js';
  return {
    ...config,
    name: 'shell-boot',
    entry: { boot: './src/boot/index.ts' },
    output: {
      ...config.output,
      clean: false,
      filename: name,
      chunkFilename: name,
      uniqueName: 'shell-boot',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
    },
    resolve: resolveSources(false),
    cache: filesystemCache('shell-boot', directory),
    optimization: { moduleIds: 'deterministic', chunkIds: 'deterministic', minimizer },
    plugins: [new FreshRetriesPlugin()],
  };
}

/**
 * The webpack configuration of the shell or of a slice.
 * @param {Options} options
 * @returns {import('webpack').Configuration}
 */
export function appConfig({ directory, mode, form = 'app', publicPath }) {
  const app = appIn(directory);
  const development = mode === 'development';
  // The shell's hashed files share a folder that is cached for good. A slice's lie below its version, so they need no hash; and
  // webpack's first guess of one, which it makes of paths, would be left in source maps and decide on names in minified code.
  const folder = app.isShell ? 'assets/' : '';
  const name = app.isShell && !development ? `${folder}[name].[contenthash:10].js` : `${folder}[name].js`;
  return {
    name: `${app.name}-${form}`,
    mode,
    context: directory,
    target: ['web', 'es2022'],
    devtool: development ? 'cheap-module-source-map' : 'hidden-source-map',
    entry: entryOf(app, form),
    output: {
      path: path.join(directory, 'dist'),
      clean: true,
      publicPath: publicPath ?? (app.isShell ? '/' : 'auto'),
      filename: name,
      chunkFilename: name,
      assetModuleFilename: `${folder}[name].[contenthash:10][ext]`,
      uniqueName: app.name,
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
    },
    resolve: resolveSources(development, app.isShell ? narrowShares : {}),
    module: {
      rules: [...sourceRules(development, './named-shares-loader.cjs', /named-shares\.ts$/), ...carriedRules(app)],
    },
    cache: filesystemCache(`${app.name}-${form}-${mode}`, directory, development),
    optimization: {
      minimizer,
      moduleIds: 'deterministic',
      chunkIds: development ? 'named' : 'deterministic',
      ...(app.isShell ? shellChunks() : sliceChunks(app)),
    },
    performance: false,
    stats: 'errors-warnings',
    // Warnings of the code are of the build's result; those here are about what every slice means to do.
    infrastructureLogging: { level: 'error' },
    plugins: [...federation(app, form, development), new CataloguesPlugin(app, development), new FreshRetriesPlugin()],
  };
}
