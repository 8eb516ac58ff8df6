// `bundle.mjs <entry> …` makes one file of a program in dist/ and of all that it imports as it starts, from this package, from
// others and from `node_modules`: Node finds, reads and links 2,500 files more than twice as slowly as one.
// Runs after `transpile.mjs`, and after the packages that this one needs were built. What a program imports later, by
// `import()`, becomes a file of its own beside it.
import path from 'node:path';
import { bundle } from '../bundle/bundle.mjs';

const entries = process.argv.slice(2);
const dist = path.resolve('dist');
const bytes = await bundle(dist, entries);
console.log(`${path.basename(process.cwd())}: ${entries.join(', ')} → ${(bytes / 1e6).toFixed(1)} MB`);
