import { mkdirSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** What of esbuild is used: it is there where sources are, and nowhere else. */
interface Bundler {
  readonly buildSync: (options: Readonly<Record<string, unknown>>) => unknown;
}

const made = new Map<string, string>();

function bundle(source: string): string {
  const folder = path.join(path.dirname(source), '../../.cache/isolation');
  mkdirSync(folder, { recursive: true });
  const target = path.join(folder, `${path.basename(source, '.ts')}.mjs`);
  const own = `${target}.${process.pid}`;
  const { buildSync } = createRequire(source)('esbuild') as Bundler;
  buildSync({
    entryPoints: [source],
    outfile: own,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    logLevel: 'error',
    // Packages that are no ES modules ask for built-ins so.
    banner: { js: "import { createRequire as asked } from 'node:module'; const require = asked(import.meta.url);" },
  });
  // Another process may be making the same, or starting it.
  renameSync(own, target);
  return target;
}

/**
 * Where nothing is built: one JavaScript file made of a source and all that it imports. To strip their types takes each process that
 * starts ten times as long as to read it.
 * @returns its path; made once by each process, so that it is never older than the sources
 */
export function bundledSource(source: string): string {
  const file = made.get(source) ?? bundle(source);
  made.set(source, file);
  return file;
}
