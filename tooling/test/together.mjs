// Files of tests that share a process' modules. Jest reads a package's modules anew for each file, the API's thousand in
// three seconds of computing, which is more than most files need for their tests.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LONG } from '../jest/long.cjs';

/** Where the files that bring others together are written, below a package. */
export const TOGETHER = '.cache/together';

/** So many files at most: cores are kept busy to the end, and a second try need not try everything again. */
export const MOST = 6;
/** What jest is told of a file by its first comment, such as its environment. */
const SAYING = /^\s*\/\*\*(?:(?!\*\/)[\s\S])*@jest-[\s\S]*?\*\//;
/** What changes a module, a clock or the environment for whoever comes after it. */
const ALONE = /\bjest\.(?!fn\b)\w+\(|\bprocess\.env\[[^\]]+\]\s*=[^=]|\bset(?:Tongue|Language)\(/;
/** A test by its name. A file in which none is seen is alone, too: jest complains of one that has none, but not of a part. */
const A_TEST = /\b(?:test|it)\b(?:\.\w+)*[(`<]/;

/** @param {string} folder @returns {string[]} the files of tests below it, in the order of their paths */
const testsBelow = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => path.join(folder, name))
    .toSorted();

/**
 * @param {readonly string[]} files in the order of their paths
 * @param {(file: string) => boolean} isAlone
 * @returns {string[][]} those that share a process' modules; who is alone has a group of their own
 */
export function groupsOf(files, isAlone) {
  const alone = files.filter(isAlone);
  const others = files.filter((file) => !isAlone(file));
  const count = Math.ceil(others.length / MOST);
  const size = Math.ceil(others.length / Math.max(1, count));
  return [
    ...alone.map((file) => [file]),
    ...Array.from({ length: count }, (_, index) => others.slice(index * size, (index + 1) * size)),
  ];
}

/** @param {string} file @returns {string} what runs a file's tests under its own name */
const within = (file, name = JSON.stringify(file)) =>
  `describe(${name}, () => {\n  require(path.resolve(${name}));\n});\n`;

/**
 * Writes the files that bring a package's tests together.
 * @param {Readonly<Record<string, unknown>> & {readonly rootDir: string, readonly roots: readonly string[]}} config jest's, of a package that runs in Node
 * @returns {string} jest's configuration with which they are run, as JSON
 */
export function bringTogether(config) {
  const folder = path.join(config.rootDir, TOGETHER);
  rmSync(folder, { recursive: true, force: true });
  const files = config.roots.flatMap(testsBelow).map((file) => path.relative(config.rootDir, file));
  const textOf = (/** @type {string} */ file) => readFileSync(path.join(config.rootDir, file), 'utf8');
  const isAlone = (/** @type {string} */ file) => {
    const text = textOf(file);
    return LONG.test(file) || ALONE.test(text) || SAYING.test(text) || !A_TEST.test(text);
  };
  for (const group of groupsOf(files, isAlone)) {
    const [first = ''] = group;
    // Named by the first, where jest's order by length and a reader look for it.
    const target = path.join(folder, first);
    mkdirSync(path.dirname(target), { recursive: true });
    const [saying = ''] = SAYING.exec(textOf(first)) ?? [];
    writeFileSync(
      target,
      `${saying}\nconst path = require('node:path');\n${group.map((file) => within(file)).join('')}`,
    );
  }
  return JSON.stringify({ ...config, roots: [folder] });
}
