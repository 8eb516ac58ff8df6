// Builds shell and slices as one application, the control of what federation costs.
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { appConfig } from '../../../tooling/webpack/factory.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const replaced = (/** @type {RegExp} */ request, /** @type {string} */ file) =>
  new webpack.NormalModuleReplacementPlugin(request, path.join(import.meta.dirname, file));

/** Writes the slices of the repository into the file that takes the place of the federation. */
const SLICES_LOADER = path.join(import.meta.dirname, 'slices-loader.cjs');

/**
 * @param {string} folder where the files go
 * @returns {Promise<string[]>} the scripts of every page, in order
 */
export async function buildSingleBundle(folder) {
  const config = appConfig({ directory: path.join(root, 'shell'), mode: 'production', form: 'standalone' });
  const compiler = webpack({
    ...config,
    devtool: false,
    output: { ...config.output, path: folder },
    module: {
      ...config.module,
      rules: [...(config.module?.rules ?? []), { test: /direct-runtime\.mjs$/, use: SLICES_LOADER }],
    },
    plugins: [
      ...(config.plugins ?? []),
      replaced(/\/federation\/runtime\.js$/, 'direct-runtime.mjs'),
      replaced(/\/federation\/named-shares\.js$/, 'no-shares.mjs'),
    ],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats === undefined || stats.hasErrors())
    throw new Error(`The single bundle did not build:\n${stats?.toString('errors-only')}`);
  return (
    stats.compilation.entrypoints
      .get('main')
      ?.getFiles()
      .filter((file) => file.endsWith('.js')) ?? []
  );
}
