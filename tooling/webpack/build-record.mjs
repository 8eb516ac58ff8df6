import webpack from 'webpack';
import { sharedByShell } from './sharing.mjs';

const EXPOSED_MODULE = './src/expose/routes.tsx';
/** The one font file that every page needs; the others cover rarer letters. */
const EVERY_PAGE_FONT = /noto-sans-latin-wght-normal\.\w+\.woff2$/;

/**
 * Emits `build.json`, which tells the gateway what a build consists of: the shell's scripts in order and what it shares
 * with the slices, or a slice's entry and the chunks that come right after it, so that a page can preload them.
 */
export class BuildRecordPlugin {
  #app;
  #contract;

  /** @param {import('./app.mjs').App} app @param {number} contract agreement between shell and slices that it is built for */
  constructor(app, contract) {
    this.#app = app;
    this.#contract = contract;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BuildRecord', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildRecord', stage }, () => {
        const record = this.#app.isShell ? this.#ofShell(compilation) : this.#ofSlice(compilation);
        const text = `${JSON.stringify({ name: this.#app.name, ...record }, null, 2)}\n`;
        compilation.emitAsset('build.json', new webpack.sources.RawSource(text));
      });
    });
  }

  /** @param {import('webpack').Compilation} compilation */
  #ofShell(compilation) {
    const scripts =
      compilation.entrypoints
        .get('main')
        ?.getFiles()
        .filter((file) => file.endsWith('.js')) ?? [];
    const fonts = Object.keys(compilation.assets).filter((file) => EVERY_PAGE_FONT.test(file));
    const shared = sharedByShell({ development: compilation.options.mode === 'development' });
    const provides = Object.fromEntries(Object.entries(shared).map(([request, { version }]) => [request, version]));
    return { contract: this.#contract, scripts, fonts, provides };
  }

  /** @param {import('webpack').Compilation} compilation */
  #ofSlice(compilation) {
    const chunks = new Set();
    for (const block of compilation.chunkGroups)
      if (block.origins.some((origin) => origin.request === EXPOSED_MODULE))
        for (const file of block.getFiles()) if (file.endsWith('.js')) chunks.add(file);
    return { contract: this.#contract, entry: 'remoteEntry.js', preload: [...chunks] };
  }
}
