import { createRequire } from 'node:module';
import { StatsPlugin } from '@module-federation/manifest';
import webpack from 'webpack';
import { addressOf } from '@vela/contracts/client';
import { ENDPOINTS } from '@vela/contracts/endpoint-table';
import * as endpoints from '@vela/contracts/endpoints';
import { MANIFEST_FILE } from '@vela/contracts/remote';
import { PATH_OWNERS } from '@vela/contracts/routes';
import { cataloguesIn } from './catalogues.mjs';
import { pagesIn, resolved } from './pages.mjs';

const STATS = 'mf-stats.json';
const EXPOSED_MODULE = './src/expose/routes.tsx';
/** What the shell's frame has for who is signed in, by the name that its imports give it. */
const WORKSPACE = 'workspace';
/** Where a module keeps its pages from one build to the next, of those that are not parsed again. */
const PAGES = 'velaPages';
/** The one font file that every page needs; the others cover rarer letters. */
const EVERY_PAGE_FONT = /noto-sans-every-page-wght-normal\.\w+\.woff2$/;
// Pinned, and the package does not tell itself.
const pluginVersion = createRequire(import.meta.url)('../package.json').dependencies['@module-federation/manifest'];

/**
 * Names that a build takes from a shared module, or gives; null where that is not to be told, as of a module that is not
 * written as one of ECMAScript.
 * @typedef {readonly string[] | null} Names
 */

/** @param {Iterable<string>} names */
const sorted = (names) => [...names].toSorted();

/** @param {import('webpack').Compilation} compilation @param {string} type */
const modulesOf = (compilation, type) => [...compilation.modules].filter((module) => module.type === type);

/**
 * What a slice takes from the shell.
 * @param {import('webpack').Compilation} compilation
 * @returns {Map<string, Names>} by request
 */
function consumed(compilation) {
  const shares = new Map();
  for (const module of modulesOf(compilation, 'consume-shared-module')) {
    const names = new Set();
    let known = true;
    for (const { dependency } of compilation.moduleGraph.getIncomingConnections(module)) {
      if (dependency === null || dependency.type === 'harmony side effect evaluation') continue;
      const [name] = 'getIds' in dependency ? /** @type {any} */ (dependency).getIds(compilation.moduleGraph) : [];
      // Of a module that is handed on whole nobody can say which names are used.
      if (name === undefined) known = false;
      else names.add(name);
    }
    shares.set(/** @type {any} */ (module).options.shareKey, known ? sorted(names) : null);
  }
  return shares;
}

/** Where the endpoints stand that browsers call. */
const ENDPOINT_FILES = /\/contracts\/(src|dist)\/endpoints\//;

/**
 * The calls that a build makes.
 * @param {import('webpack').Compilation} compilation
 * @returns {string[]} method and path, such as `GET /api/users/me`
 */
function callsOf({ modules, moduleGraph }) {
  const calls = new Set();
  const isTable = (/** @type {any} */ module) => ENDPOINT_FILES.test(module?.resource ?? '');
  for (const module of [...modules].filter(isTable))
    for (const { dependency, originModule } of moduleGraph.getIncomingConnections(module)) {
      if (dependency === null || isTable(originModule) || !('getIds' in dependency)) continue;
      const [name] = /** @type {any} */ (dependency).getIds(moduleGraph);
      const endpoint = Object.entries(endpoints).find(([each]) => each === name)?.[1];
      if (typeof endpoint === 'object') calls.add(`${endpoint.method} ${endpoint.path}`);
    }
  return sorted(calls);
}

/**
 * What the shell gives.
 * @param {import('webpack').Compilation} compilation
 * @returns {Map<string, Names>} by request
 */
function provided(compilation) {
  const { moduleGraph } = compilation;
  const shares = new Map();
  for (const module of modulesOf(compilation, 'provide-module')) {
    const dependencies = [...module.dependencies, ...module.blocks.flatMap((block) => block.dependencies)];
    const source = dependencies.map((each) => moduleGraph.getModule(each)).find((each) => each !== null);
    const names = source ? moduleGraph.getExportsInfo(source).getProvidedExports() : null;
    // A module of CommonJS is its own default.
    const implied = source?.buildMeta?.exportsType === 'namespace' ? [] : ['default'];
    shares.set(/** @type {any} */ (module)._name, Array.isArray(names) ? sorted([...names, ...implied]) : null);
  }
  return shares;
}

/**
 * Has the module that a slice exposes note its pages.
 * @param {any} normalModuleFactory of a compilation
 */
function notePages(normalModuleFactory) {
  const exposed = EXPOSED_MODULE.slice(1);
  for (const type of ['javascript/auto', 'javascript/esm'])
    normalModuleFactory.hooks.parser.for(type).tap('Manifest', (/** @type {any} */ parser) => {
      parser.hooks.program.tap('Manifest', (/** @type {any} */ program) => {
        const { module } = parser.state;
        if (module.resource?.replaceAll('\\', '/').endsWith(exposed)) module.buildInfo[PAGES] = pagesIn(program);
      });
    });
}

const isScript = (/** @type {string} */ file) => file.endsWith('.js');

/** @param {import('webpack').ChunkGroup | undefined} group @returns {string[]} */
const scriptsOf = (group) => group?.getFiles().filter(isScript) ?? [];

/**
 * @param {import('webpack').ChunkGroup | undefined} group @param {import('webpack').ChunkGraph} chunkGraph
 * @returns {Set<string>} the shared modules that it takes, by request
 */
function consumedIn(group, chunkGraph) {
  const modules = (group?.chunks ?? []).flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  const consumed = modules.filter((module) => module.type === 'consume-shared-module');
  return new Set(consumed.map((module) => /** @type {any} */ (module).options.shareKey));
}

/** @param {string} path of an endpoint that is read @returns {import('@vela/contracts/endpoint-table').ServedEndpoint | undefined} */
const servedAt = (path) =>
  Object.values(ENDPOINTS).find((endpoint) => endpoint.method === 'GET' && endpoint.path === path);

/**
 * What the pages of a slice consist of, by path: their scripts, what they take of the shell's that comes later than its first
 * script, the calls that they begin with, each with who may make it and whether browsers keep its answer, whether the server may
 * render them for whoever asks, and unless the browser keeps what.
 * @param {import('webpack').Compilation} compilation
 */
async function pagesOf({ modules, chunkGraph }) {
  const exposed = [...modules].find((module) => module.buildInfo?.[PAGES] !== undefined);
  const pages = await Promise.all(
    (exposed?.buildInfo?.[PAGES] ?? []).map(async (/** @type {import('./pages.mjs').RoutedPage} */ page) => {
      const block = exposed?.blocks.find((each) => /** @type {any} */ (each).request === page.request);
      const group = block && chunkGraph.getBlockChunkGroup(block);
      const shared = consumedIn(group, chunkGraph);
      const first = (await resolved(page.firstCalls)).filter(
        (/** @type {any} */ call) => call?.endpoint?.path !== undefined,
      );
      const called = (/** @type {any} */ { endpoint, params, query }) =>
        addressOf(endpoint.path, { params, query }).replaceAll('%3A', ':');
      const calls = first.map(called);
      const refusable = first.filter((/** @type {any} */ call) => call.refusable === true).map(called);
      const callers = first.map((/** @type {any} */ { endpoint }) => servedAt(endpoint.path)?.access ?? 'user');
      const keepable = first
        .filter((/** @type {any} */ { endpoint }) => servedAt(endpoint.path)?.publicCacheSeconds)
        .map(called);
      const { personal = false, unlessKept = [] } = await resolved(page.options);
      return {
        path: await resolved(page.path),
        scripts: scriptsOf(group),
        shared: sorted(shared),
        calls,
        callers,
        refusable,
        keepable,
        personal,
        unlessKept,
      };
    }),
  );
  return pages.filter(({ path }) => typeof path === 'string');
}

/** @param {import('webpack').Compilation} compilation @returns {string[]} scripts of what a slice has a copy of */
const carriedScripts = ({ modules, chunkGraph }) =>
  sorted(
    new Set(
      [...modules]
        .filter((module) => module.type === 'consume-shared-module')
        .flatMap((module) => module.blocks.flatMap((block) => scriptsOf(chunkGraph.getBlockChunkGroup(block)))),
    ),
  );

/**
 * What the shell gives later than with its first script.
 * @param {import('webpack').Compilation} compilation
 * @returns {Map<string, string[]>} scripts by request
 */
function scriptsOfProvided(compilation) {
  const { chunkGraph } = compilation;
  return new Map(
    modulesOf(compilation, 'provide-module').map((module) => [
      /** @type {any} */ (module)._name,
      module.blocks.flatMap((block) => scriptsOf(chunkGraph.getBlockChunkGroup(block))),
    ]),
  );
}

/**
 * Completes the manifest of Module Federation, which tells the release tool and the gateway what a build consists of and
 * what its parts ask of each other: of the shell its first scripts, what it gives to slices and which it asks for where, of a slice its
 * entry, the chunks that come right after it and those of each page, so that they can be loaded ahead, and what it takes from the shell.
 */
export class ManifestPlugin {
  #app;
  #contract;
  #federation;
  #carried;

  /**
   * @param {import('./app.mjs').App} app
   * @param {number} contract agreement between shell and slices that the app is built for
   * @param {import('@module-federation/enhanced').moduleFederationPlugin.ModuleFederationPluginOptions} federation of the build
   * @param {ReturnType<typeof import('./sharing.mjs').carriedBySlice>} carried what the build has a copy of
   */
  constructor(app, contract, federation, carried) {
    this.#app = app;
    this.#contract = contract;
    this.#federation = federation;
    this.#carried = carried;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    new StatsPlugin({ ...this.#federation, manifest: true, dts: false }, { pluginVersion, bundler: 'webpack' }).apply(
      compiler,
    );
    compiler.hooks.thisCompilation.tap('Manifest', (compilation, { normalModuleFactory }) => {
      if (!this.#app.isShell) notePages(normalModuleFactory);
      /** @type {Map<string, Names>} */
      let names = new Map();
      /** @type {string[]} */
      let calls = [];
      // Later, modules that were joined into one can no longer be asked.
      compilation.hooks.afterOptimizeDependencies.tap('Manifest', () => {
        names = this.#app.isShell ? provided(compilation) : consumed(compilation);
        calls = callsOf(compilation);
      });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'Manifest', stage }, async () => {
        const manifest = JSON.parse(String(compilation.getAsset(MANIFEST_FILE)?.source.source()));
        const whole = this.#app.isShell
          ? this.#ofShell(compilation, manifest, names)
          : { ...this.#ofSlice(compilation, manifest, names), pages: await pagesOf(compilation) };
        const text = `${JSON.stringify({ ...whole, contract: this.#contract, calls, catalogues: cataloguesIn(compilation) }, null, 2)}\n`;
        compilation.updateAsset(MANIFEST_FILE, new webpack.sources.RawSource(text));
        compilation.deleteAsset(STATS);
      });
    });
  }

  /** @param {import('webpack').Compilation} compilation @param {any} manifest @param {Map<string, Names>} names */
  #ofShell(compilation, manifest, names) {
    const scripts = scriptsOf(compilation.entrypoints.get('main'));
    const later = scriptsOfProvided(compilation);
    const group = compilation.namedChunkGroups.get(WORKSPACE);
    const taken = [...consumedIn(group, compilation.chunkGraph)].flatMap((request) => later.get(request) ?? []);
    const workspace = [...new Set([...taken, ...scriptsOf(group)])].filter((file) => !scripts.includes(file));
    const fonts = Object.keys(compilation.assets).filter((file) => EVERY_PAGE_FONT.test(file));
    const shared = manifest.shared.map((/** @type {any} */ share) => ({
      ...share,
      assets: { ...share.assets, js: { ...share.assets.js, async: later.get(share.name) ?? [] } },
      names: names.get(share.name) ?? null,
    }));
    return { ...manifest, shared, scripts, workspace, fonts, owners: PATH_OWNERS };
  }

  /** @param {import('webpack').Compilation} compilation @param {any} manifest @param {Map<string, Names>} names */
  #ofSlice(compilation, manifest, names) {
    const chunks = new Set();
    for (const block of compilation.chunkGroups)
      if (block.origins.some((origin) => origin.request === EXPOSED_MODULE))
        for (const file of scriptsOf(block)) chunks.add(file);
    const exposes = manifest.exposes.map((/** @type {any} */ exposed) => ({
      ...exposed,
      assets: { ...exposed.assets, js: { ...exposed.assets.js, sync: [...chunks] } },
    }));
    const shared = [...names.entries()]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, used]) => ({
        id: `${this.#app.name}:${name}`,
        name,
        ...this.#policyOf(name),
        names: used,
      }));
    return { ...manifest, shared, exposes, carriedScripts: carriedScripts(compilation) };
  }

  /** @param {string} request @returns {{singleton: boolean, requiredVersion: string, carried: boolean}} what the build asks of it */
  #policyOf(request) {
    const shared = /** @type {Record<string, {singleton: boolean, requiredVersion: string}>} */ ({
      ...this.#federation.shared,
      ...this.#carried,
    });
    const key = Object.keys(shared).find(
      (each) => each === request || (each.endsWith('/') && request.startsWith(each)),
    );
    const { singleton, requiredVersion } = shared[key ?? ''] ?? { singleton: true, requiredVersion: '*' };
    return { singleton, requiredVersion, carried: key !== undefined && key in this.#carried };
  }
}
