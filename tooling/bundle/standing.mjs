import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** They load compiled code that lies beside them, which no bundle can hold. */
const NATIVE = ['lmdb', 'sharp'];

/** How a module asks where it stands, and by which name it is told instead. */
const ASKED = {
  'import.meta.url': 'velaUrl',
  'import.meta.filename': 'velaFile',
  'import.meta.dirname': 'velaFolder',
  __filename: 'velaFile',
  __dirname: 'velaFolder',
};
const ASKS = new RegExp(
  Object.keys(ASKED)
    .map((words) => `\\b${words.replaceAll('.', '\\.')}\\b`)
    .join('|'),
);
const IS_STRICT = /^\s*(?:\/\*[\s\S]*?\*\/\s*|\/\/[^\n]*\n\s*)*['"]use strict['"]/;

/** What modules that are no ES modules ask for, and how a place is told from the bundle's. */
const HELPERS = `import { createRequire as velaCreateRequire } from 'node:module';
import { fileURLToPath as velaPathOf } from 'node:url';
const require = velaCreateRequire(import.meta.url);
const velaUrlOf = (from) => new URL(from, import.meta.url).href;`;

/** @param {string} text of a program */
export const isBundled = (text) => text.includes(HELPERS);

/** Says that a file's places are nothing that anybody here follows: others' code would be most of the map. */
const NO_MAP = Buffer.from('{"version":3,"sources":[""],"mappings":"AAAA"}').toString('base64');

/** Says of a question that it is the plugin's own. */
const RESOLVING = 'resolving';

/** @param {string} file */
const isOthers = (file) => file.split(path.sep).includes('node_modules');

/**
 * @param {string} text a module's code
 * @param {string} from where it stands, from the bundle's folder
 * @returns {string} its code with the names by which it is told so
 */
function told(text, from) {
  if (!ASKS.test(text)) return text;
  const place = JSON.stringify(from.split(path.sep).join('/'));
  const names = `var velaUrl = velaUrlOf(${place}), velaFile = velaPathOf(velaUrl), velaFolder = velaPathOf(new URL('.', velaUrl)).slice(0, -1); `;
  return `${IS_STRICT.test(text) ? "'use strict'; " : ''}${names}${text}`;
}

/**
 * Modules that look for files beside them find them: texts, fonts, tables, programs that they start.
 * @param {string} folder that the bundle is written into
 * @returns {import('esbuild').Plugin}
 */
export const modulesStandWhereTheyStood = (folder) => ({
  name: 'modules-stand-where-they-stood',
  setup(build) {
    build.initialOptions.banner = { js: HELPERS };
    build.initialOptions.define = ASKED;
    const fromHere = createRequire(path.join(folder, 'bundle.js'));
    build.onResolve({ filter: new RegExp(`^(${NATIVE.join('|')})$`) }, ({ path: name, importer }) => {
      // It is looked for where the bundle lies.
      if (fromHere.resolve(name) !== createRequire(importer).resolve(name))
        throw new Error(
          `${name} is another one in ${folder} than for ${importer}: make both ask for the same version.`,
        );
      return { external: true };
    });
    // What others wrote and a program may never need stays where it is.
    build.onResolve({ filter: /^[^.]/ }, async ({ path: name, kind, resolveDir, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === RESOLVING) return undefined;
      const { path: file, external, errors } = await build.resolve(name, { kind, resolveDir, pluginData: RESOLVING });
      if (external || errors.length > 0 || !isOthers(file)) return undefined;
      return { path: `./${path.relative(folder, file).split(path.sep).join('/')}`, external: true };
    });
    build.onLoad({ filter: /\.[cm]?[jt]s$/, namespace: 'file' }, async ({ path: file }) => {
      const contents = told(await readFile(file, 'utf8'), path.relative(folder, file));
      const noMap = isOthers(file) ? `\n//# sourceMappingURL=data:application/json;base64,${NO_MAP}` : '';
      return { contents: `${contents}${noMap}`, loader: file.endsWith('ts') ? 'ts' : 'js' };
    });
  },
});
