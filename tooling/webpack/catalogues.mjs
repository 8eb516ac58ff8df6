import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { translations } from '@vela/language';
import { catalogueOf } from '@vela/language/catalogues';
import { folderFor, root } from './place.mjs';
import { DESIGN_SYSTEM } from './sharing.mjs';

const OWN = '@vela/';

/**
 * @param {import('./app.mjs').App} app
 * @returns {string[]} folders of an app and of the packages of Vela that it is made of, its own first
 */
function foldersOf({ directory, carriesDesignSystem }) {
  const folder = directory;
  const found = new Set([folder]);
  // What is added while it is walked is walked too.
  for (const each of found) {
    const { dependencies = {} } = JSON.parse(readFileSync(path.resolve(root, each, 'package.json'), 'utf8'));
    for (const name of Object.keys(dependencies))
      if (name.startsWith(OWN))
        found.add(name === DESIGN_SYSTEM && carriesDesignSystem ? folderFor(name, directory) : name.slice(OWN.length));
  }
  return [...found];
}

/** @param {string} message @returns {readonly string[]} how it may stand in a script, whatever quotes are around it */
function forms(message) {
  const quoted = JSON.stringify(message).slice(1, -1);
  const all = [
    message,
    quoted,
    quoted.replaceAll('\\"', '"'),
    quoted.replaceAll("'", "\\'"),
    message.replaceAll("'", "\\'"),
  ];
  return [...new Set(all.flatMap((form) => [form, form.replaceAll('\u00a0', '\\xa0'), form.replaceAll('`', '\\`')]))];
}

/**
 * Gives a build what it says in every other language, a file for each: `catalogue-sv.json`. A build for production carries
 * the messages that its scripts hold and no others, so that a language costs its own texts only.
 */
export class CataloguesPlugin {
  #app;
  #whole;

  /** @param {import('./app.mjs').App} app @param {boolean} whole whether every message of its packages goes along */
  constructor(app, whole) {
    this.#app = app;
    this.#whole = whole;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const folders = foldersOf(this.#app);
    compiler.hooks.thisCompilation.tap('Catalogues', (compilation) => {
      for (const folder of folders) compilation.contextDependencies.add(path.resolve(root, folder, 'locales'));
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'Catalogues', stage }, (assets) => {
        const scripts = Object.entries(assets).filter(([file]) => file.endsWith('.js'));
        const code = scripts.map(([, source]) => source.source().toString()).join('\n');
        for (const tongue of translations) {
          const said = Object.entries(catalogueOf(folders, tongue)).filter(
            ([key]) => this.#whole || forms(key.slice(key.indexOf('\u0004') + 1)).some((form) => code.includes(form)),
          );
          const source = new webpack.sources.RawSource(JSON.stringify(Object.fromEntries(said)));
          compilation.emitAsset(this.#fileOf(compilation, tongue, source), source, { catalogue: tongue });
        }
      });
    });
  }

  /**
   * A slice's files lie below its version; the shell's share a folder that is cached for good.
   * @param {import('webpack').Compilation} compilation @param {string} tongue @param {import('webpack').sources.Source} source
   */
  #fileOf(compilation, tongue, source) {
    if (!this.#app.isShell) return `catalogue-${tongue}.json`;
    // A development server's page names it without having read the build.
    if (this.#whole) return `assets/catalogue-${tongue}.json`;
    const hash = webpack.util.createHash(compilation.outputOptions.hashFunction ?? 'xxhash64');
    hash.update(source.buffer());
    return `assets/catalogue-${tongue}.${String(hash.digest('hex')).slice(0, 10)}.json`;
  }
}

/** @param {import('webpack').Compilation} compilation @returns {Record<string, string>} file names by language */
export const cataloguesIn = (compilation) =>
  Object.fromEntries(
    compilation
      .getAssets()
      .filter(({ info }) => typeof info['catalogue'] === 'string')
      .map(({ name, info }) => [String(info['catalogue']), name]),
  );
