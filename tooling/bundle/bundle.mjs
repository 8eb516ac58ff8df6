import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { linesOnly } from './lines-only.mjs';
import { bundled } from './options.mjs';
import { isBundled } from './standing.mjs';

const stackTraces = path.join(import.meta.dirname, 'stack-traces.mjs');

/**
 * Puts a bundle in the place of each entry, with a map by which its stack traces name the sources.
 * @param {string} dist folder of what was transpiled
 * @param {readonly string[]} entries names of programs in it, without `.js`
 * @returns {Promise<number>} bytes of code written
 */
export async function bundle(dist, entries) {
  let bytes = 0;
  // Each for itself: a program loads nothing that only another one needs.
  for (const entry of entries) {
    // Two builds at once, or one by hand: to bundle a bundle breaks it.
    if (isBundled(await readFile(path.join(dist, `${entry}.js`), 'utf8'))) continue;
    const { outputFiles } = await build({
      ...bundled(path.dirname(path.join(dist, entry))),
      absWorkingDir: dist,
      entryPoints: [`${entry}.js`],
      outbase: dist,
      outdir: dist,
      chunkNames: `${entry}.[name]-[hash]`,
      write: false,
      splitting: true,
      sourcemap: 'external',
      sourcesContent: false,
      inject: [stackTraces],
    });
    for (const { path: file, text } of outputFiles) {
      const isMap = file.endsWith('.map');
      if (!isMap) bytes += text.length;
      await writeFile(file, isMap ? linesOnly(text) : text);
    }
  }
  return bytes;
}
