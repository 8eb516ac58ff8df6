// Part of `npm run lint`: JavaScript that runs in production, builds or makes data is type-checked like everything else, by a
// tsconfig with `checkJs`.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import ts from 'typescript';
import { workspaceFolders } from '../workspaces.cjs';

/** Which tests a package has, and what runs inside of tests. */
const OF_TESTS = /\/(jest\.config\.cjs$|tests\/|src\/testing\/)|^tooling\/jest\/browser-setup\.cjs$/;

/** @param {string} file a tsconfig @returns {string[]} JavaScript that it checks, as paths from here */
function checkedBy(file) {
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(file));
  return options.checkJs === true ? fileNames.map((name) => path.relative('.', name)) : [];
}

/** @param {readonly string[]} patterns @returns {string[]} files of the repository */
const tracked = (patterns) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((name) => name !== '' && ts.sys.fileExists(name));

const folders = workspaceFolders();
const checked = new Set(tracked(folders.map((folder) => `${folder}/tsconfig*.json`)).flatMap(checkedBy));
const endings = ['js', 'mjs', 'cjs'].flatMap((ending) => folders.map((folder) => `${folder}/**/*.${ending}`));
for (const file of tracked(endings.map((pattern) => `:(glob)${pattern}`)))
  if (!OF_TESTS.test(file) && !checked.has(file)) {
    console.error(`${file} is type-checked by nothing: include it in a tsconfig with checkJs.`);
    process.exitCode = 1;
  }
