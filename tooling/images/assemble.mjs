// Puts together what is in an image: the builds of the packages that its process consists of, their texts in other
// languages, what they need of node_modules, and the list of it (SBOM).
import {
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { SetUpProblem } from '../bootstrap/problem.mjs';
import { closureOf } from './closure.mjs';
import { sbomOf } from './sbom.mjs';

/** What of a package of this repository is read at run time. */
const OWN_PARTS = ['package.json', 'dist', 'locales'];
/** What of a foreign package no process reads: a fifth of its size. */
const UNREAD = /\.(?:map|md|markdown|flow|d\.[cm]?ts|tsbuildinfo)$/i;
const SBOM = 'dist/sbom.cdx.json';

/** @param {string} file @returns {any} */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} from @param {string} to @param {(file: string) => boolean} [isWanted] */
function copy(from, to, isWanted = () => true) {
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, filter: isWanted, mode: constants.COPYFILE_FICLONE });
}

/** @param {string} root @param {string} folder of a package of this repository @param {string} target */
function copyOwn(root, folder, target) {
  const scripts = readJson(path.join(root, folder, 'package.json')).scripts ?? {};
  if ('build' in scripts && !existsSync(path.join(root, folder, 'dist')))
    throw new SetUpProblem(`${folder} is not built. Run npm run build first.`);
  for (const part of OWN_PARTS) {
    const from = path.join(root, folder, part);
    if (existsSync(from)) copy(from, path.join(target, folder, part));
  }
  const { name } = readJson(path.join(root, folder, 'package.json'));
  const link = path.join(target, 'node_modules', name);
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(path.relative(path.dirname(link), path.join(target, folder)), link);
}

/**
 * Writes an image's contents into a folder that is not there yet.
 * @param {string} root folder of the repository, installed and built
 * @param {import('./processes.mjs').ImageContents} contents
 * @param {string} target
 * @returns {{ workspaces: number, installed: number }} how many packages of this repository, and of others
 * @throws {SetUpProblem} if something is not built
 */
export function assemble(root, { folder, builds = [] }, target) {
  if (!existsSync(path.join(root, SBOM))) throw new SetUpProblem(`There is no ${SBOM}. Run npm run sbom first.`);
  if (existsSync(target)) throw new SetUpProblem(`${target} is there already. Name a folder that is not.`);
  const lock = readJson(path.join(root, 'package-lock.json'));
  const { workspaces, installed } = closureOf(lock, folder, root);
  mkdirSync(target, { recursive: true });
  for (const each of workspaces) copyOwn(root, each, target);
  for (const each of builds) {
    const from = path.join(root, each, 'dist');
    if (!existsSync(from)) throw new SetUpProblem(`${each} is not built. Run npm run build first.`);
    copy(from, path.join(target, each, 'dist'));
  }
  const isRead = (/** @type {string} */ file) => !UNREAD.test(file) && path.basename(file) !== '.cache';
  for (const each of installed) {
    // Packages inside packages are listed by themselves, where they are needed.
    const from = path.join(root, each);
    copy(from, path.join(target, each), (file) => isRead(file) && path.relative(from, file) !== 'node_modules');
  }
  // Node takes every .js below for an ES module only where the next package.json says so; each package has its own.
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify({ private: true, type: 'module' }, null, 2)}\n`);
  copyFileSync(path.join(import.meta.dirname, 'health.mjs'), path.join(target, 'health.mjs'));
  // What is passed on names whose data it holds.
  for (const each of ['LICENSE', 'NOTICE']) copyFileSync(path.join(root, each), path.join(target, each));
  const sbom = sbomOf(readJson(path.join(root, SBOM)), lock, [...workspaces, ...installed]);
  writeFileSync(path.join(target, 'sbom.cdx.json'), JSON.stringify(sbom));
  return { workspaces: workspaces.length, installed: installed.length };
}
