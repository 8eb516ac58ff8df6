// `bundle-sources.mjs <source> <file> [<loaded before> …]`: one file of a program straight from what is written, for tests that start it
// often: to read a thousand files and strip their types takes each start seven seconds of computing.
import path from 'node:path';
import { build } from 'esbuild';
import { bundled } from '../bundle/options.mjs';

const [source = '', file = '', ...before] = process.argv.slice(2);
await build({
  ...bundled(path.dirname(file)),
  entryPoints: [source],
  outfile: file,
  conditions: ['source'],
  inject: before,
});
