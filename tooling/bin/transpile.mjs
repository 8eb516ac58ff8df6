// `transpile.mjs [from] [to]` turns a package's TypeScript into the JavaScript that Node runs: src/ → dist/ unless told,
// types stripped, nothing bundled.
// A package with a message that is not translated is not built.
// Types are checked by `npm run types`; `erasableSyntaxOnly` guarantees that stripping is all there is to do.
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from '@swc/core';
import { requireTranslated } from '../language/catalogues.mjs';

const [from = 'src', to = 'dist'] = process.argv.slice(2);
const source = path.resolve(from);
const target = path.resolve(to);
if (from === 'src') requireTranslated(process.cwd());

const isTestOrStory = /(\.test|\.stories)\.tsx?$|(^|\/)testing\//;

const entries = await readdir(source, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(source, path.join(entry.parentPath, entry.name)))
  .filter((file) => !isTestOrStory.test(file.split(path.sep).join('/')));

await rm(target, { recursive: true, force: true });
await Promise.all(
  files.map(async (file) => {
    const script = path.join(source, file);
    const result = path.join(target, file.replace(/\.tsx?$/, '.js'));
    await mkdir(path.dirname(result), { recursive: true });
    if (!/\.tsx?$/.test(file)) return copyFile(script, result);
    if (file.endsWith('.d.ts')) return undefined;
    const { code } = await transform(await readFile(script, 'utf8'), {
      filename: script,
      swcrc: false,
      configFile: false,
      sourceMaps: 'inline',
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: file.endsWith('x') },
        transform: { react: { runtime: 'automatic' } },
        // `import … with { type: 'json' }` is what Node asks for.
        experimental: { keepImportAttributes: true },
      },
      module: { type: 'es6' },
    });
    return writeFile(result, code);
  }),
);
console.log(`${path.basename(process.cwd())}: ${files.length} files → ${path.relative('.', target)}/`);
