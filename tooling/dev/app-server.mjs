// One development server for the shell or for one slice: rebuilt on every change, modules swapped in the open page.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { appConfig } from '../webpack/factory.mjs';

const require = createRequire(import.meta.url);
const RefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');

/**
 * @typedef {object} AppServerOptions
 * @property {string} directory package of the app
 * @property {number} port
 * @property {import('../webpack/factory.mjs').Form} [form]
 * @property {(pathname: string, query: Record<string, unknown>) => string} [document] makes the page for a navigation
 * @property {() => object} [registry] answers `/remotes.json`
 * @property {Record<string, string>} [proxy] path prefix → origin
 */

/**
 * @param {AppServerOptions} options
 * @returns {NonNullable<WebpackDevServer.Configuration['setupMiddlewares']>}
 */
function middlewares({ document, registry }) {
  return (known) => {
    if (registry)
      known.unshift({
        name: 'registry',
        path: '/remotes.json',
        /** @type {WebpackDevServer.ExpressRequestHandler} */
        middleware: (_request, response) => {
          response.setHeader('cache-control', 'no-store').json(registry());
        },
      });
    if (document)
      known.push({
        name: 'pages',
        /** @type {WebpackDevServer.ExpressRequestHandler} */
        middleware: (request, response, next) => {
          const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
          if (!isPage) return next();
          response.setHeader('cache-control', 'no-store').type('html').send(document(request.path, request.query));
          return undefined;
        },
      });
    return known;
  };
}

/**
 * Starts a development server and waits for its first build.
 * @param {AppServerOptions} options
 * @returns {Promise<{stop: () => Promise<void>}>}
 */
export async function startAppServer(options) {
  const { directory, port, form = 'app', proxy = {} } = options;
  const publicFiles = path.join(directory, 'public');
  const config = appConfig({ directory, mode: 'development', form });
  config.output = { ...config.output, clean: false };
  // The record of a build belongs to builds that are published.
  config.plugins = [
    ...(config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'BuildRecordPlugin'),
    new RefreshPlugin({ overlay: false, library: config.output.uniqueName }),
  ];
  const compiler = webpack(config);
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      // It would end the process by itself, before what was started beside it has ended.
      setupExitSignals: false,
      allowedHosts: 'all',
      static: existsSync(publicFiles) ? { directory: publicFiles } : false,
      headers: { 'Access-Control-Allow-Origin': '*' },
      // A slice's page comes from the shell's server: its updates must be asked for at its own.
      client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
      proxy: Object.entries(proxy).map(([context, target]) => ({ context: [context], target })),
      setupMiddlewares: middlewares(options),
    },
    compiler,
  );
  const built = new Promise((resolve) => {
    compiler.hooks.done.tap('first build', resolve);
  });
  await server.start();
  await built;
  return { stop: () => server.stop() };
}
