// Builds the shell or a slice for production: `dist/` with hashed files, compressed beside them, and `mf-manifest.json`; and
// `dist/server/` from `src/server.ts(x)` where there is one, which renders its public pages. One with a message that is
// not translated is not built.
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import webpack from 'webpack';
import { MANIFEST_FILE } from '@vela/contracts/remote';
import { requireTranslated } from '../language/catalogues.mjs';
import { appIn } from '../webpack/app.mjs';
import { appConfig, bootConfig, serverConfig } from '../webpack/factory.mjs';
import { nameFiles } from '../webpack/name-files.mjs';
import { bundledCopies } from '../webpack/sharing.mjs';

const COMPRESSED = /\.(js|css|svg|json|txt|webmanifest)$/;
const SMALLEST_COMPRESSED_BYTES = 1024;
/** From here on the last two hundredths of what Brotli saves take as long as all before them. */
const LARGE_BYTES = 1_000_000;
const { BROTLI_PARAM_QUALITY } = zlib.constants;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** @param {import('webpack').Configuration} config @returns {Promise<import('webpack').Stats>} */
async function compile(config) {
  const compiler = webpack(config);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats) throw new Error('webpack gave no result.');
  return stats;
}

/** @param {import('webpack').Stats} stats @returns {Set<string>} files whose code the build carries */
function bundledFiles(stats) {
  const files = new Set();
  for (const module of stats.compilation.modules) {
    const resource = /** @type {{resource?: string}} */ (module).resource;
    if (resource !== undefined && stats.compilation.chunkGraph.getNumberOfModuleChunks(module) > 0) files.add(resource);
    // Modules that were joined into one are listed below it.
    for (const inner of /** @type {{modules?: {resource?: string}[]}} */ (module).modules ?? [])
      if (inner.resource !== undefined) files.add(inner.resource);
  }
  return files;
}

/** @param {import('webpack').Stats} stats */
function requireGood(stats) {
  if (stats.hasErrors() || stats.hasWarnings())
    console.error(stats.toString({ preset: 'errors-warnings', colors: false }));
  if (stats.hasErrors()) process.exit(1);
}

/**
 * Builds what somebody gets who only reads, and names it in the shell's manifest.
 * @param {string} directory of the shell
 */
async function buildBoot(directory) {
  const stats = await compile(bootConfig(directory));
  requireGood(stats);
  const files = stats.compilation.entrypoints.get('boot')?.getFiles() ?? [];
  const manifest = path.join(directory, 'dist', MANIFEST_FILE);
  const whole = JSON.parse(await readFile(manifest, 'utf8'));
  const boot = files.filter((file) => file.endsWith('.js'));
  await writeFile(manifest, `${JSON.stringify({ ...whole, boot }, null, 2)}\n`);
}

/** @param {string} folder */
async function compress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && COMPRESSED.test(entry.name) && entry.name !== MANIFEST_FILE,
  );
  await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const content = await readFile(file);
      if (content.length < SMALLEST_COMPRESSED_BYTES) return;
      await Promise.all([
        brotli(content, { params: { [BROTLI_PARAM_QUALITY]: content.length < LARGE_BYTES ? 11 : 10 } }).then((packed) =>
          writeFile(`${file}.br`, packed),
        ),
        gzip(content, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
      ]);
    }),
  );
}

const app = appIn(process.cwd());
requireTranslated(app.directory);
const started = performance.now();
const stats = await compile(appConfig({ directory: app.directory, mode: 'production' }));
requireGood(stats);
if (app.isShell) await buildBoot(app.directory);
const serverEntry = ['./src/server.tsx', './src/server.ts'].find((file) => existsSync(path.join(app.directory, file)));
if (serverEntry !== undefined) {
  const { directory } = app;
  requireGood(await compile(serverConfig({ directory, entry: serverEntry })));
  if (app.carriesDesignSystem)
    requireGood(await compile(serverConfig({ directory, entry: serverEntry, form: 'carried' })));
}

const copies = app.isShell ? [] : bundledCopies(bundledFiles(stats), app);
if (copies.length > 0) {
  console.error(
    `${app.packageName} carries its own copy of ${copies.join(', ')}. Import it by the name that tooling/webpack/sharing.mjs shares.`,
  );
  process.exit(1);
}

const dist = path.join(app.directory, 'dist');
const publicFiles = path.join(app.directory, 'public');
if (existsSync(publicFiles)) await cp(publicFiles, dist, { recursive: true });
await compress(dist);
await nameFiles(dist, MANIFEST_FILE);
console.log(`${app.name}: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
