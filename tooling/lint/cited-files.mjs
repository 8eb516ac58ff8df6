// Part of `npm run lint`: a comment or a document that cites a file of this repository cites one that is there, and a part of
// a document that has one of this name.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hasAnchor, hasTitle } from './document-titles.mjs';

const CODE = /\.(ts|tsx|mjs|cjs|js)$/;
const DOCUMENT = /\.(md|mdx)$/;
const COMMENT = /(?:^\s*(?:\/\*\*?|\*|\/\/)|\s\/\/\s)(.*)$/;
/** A document by its name, or any file by a path with a folder. */
const NAMED = /(?<![\w./<>{}*$@-])(?:[\w.-]+\/)*[\w.-]+\.(?:mdx?|tsx?|mjs|cjs|json|ya?ml|css|svg)(?![\w/-])/g;
const LINKED = /\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g;
/** A document, then its part: by title, or by number. */
const PART = /(?<![\w./<>{}*$@-])((?:[\w.-]+\/)*[\w.-]+\.mdx?)\)?,? (?:(section \w+)|["“]([^"”]+)["”])/g;
/** A link to a part, of the same document where none is named. */
const ANCHORED = /\]\((?!https?:|mailto:)([^)#\s]*)#([^)\s]+)\)/g;
/** What tools and running instances write is cited, and in no repository. */
const WRITTEN = /(^|\/)(dist|node_modules|\.types|\.data|\.cache)\/|^remotes\//;

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));
const files = new Set(tracked);
const endings = new Set(tracked.flatMap((file) => endingsOf(file)));
const folders = new Set(tracked.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at).join('/'))));

/** @param {string} file @returns {string[]} the path, and the path without its first folders, as documents shorten it */
function endingsOf(file) {
  const parts = file.split('/');
  return parts.map((_, at) => parts.slice(at).join('/'));
}

/** @param {string} from the file that cites @param {string} cited */
function isThere(from, cited) {
  const beside = besideOf(from, cited);
  return files.has(beside) || folders.has(beside) || endings.has(cited);
}

/** @param {string} from @param {string} cited @returns {string} the path that a relative link means */
function besideOf(from, cited) {
  return path.posix.join(path.posix.dirname(from), cited).replace(/\/$/, '');
}

/** @param {string} from @param {string} cited @returns {string[]} what the documents of this name hold */
function contentsOf(from, cited) {
  const beside = besideOf(from, cited);
  const named = files.has(beside) ? [beside] : tracked.filter((file) => endingsOf(file).includes(cited));
  return named.map((file) => readFileSync(file, 'utf8'));
}

/** @param {string} line @returns {string[]} files that a line of code cites in its comment */
function citedInCode(line) {
  const comment = COMMENT.exec(line)?.[1] ?? '';
  return [...comment.matchAll(NAMED)].map(([name]) => name).filter((name) => name.includes('/') || DOCUMENT.test(name));
}

/** @param {string} line @returns {string[]} files that a line of a document links to, or names in backticks */
function citedInDocument(line) {
  const links = [...line.matchAll(LINKED)].map(([, target]) => target ?? '');
  const names = [...line.matchAll(/`([^`]+)`/g)]
    .map(([, code]) => code ?? '')
    .filter((code) => code.replace(NAMED, '') === '' && (code.includes('/') || DOCUMENT.test(code)));
  return [...links, ...names];
}

/** @param {string} from the file that cites @param {string} line @returns {string[]} parts that a document which is there has not */
function missingParts(from, line) {
  const said = CODE.test(from) ? (COMMENT.exec(line)?.[1] ?? '') : line;
  const titles = [...said.matchAll(PART)].map(([, file = '', section, title]) => ({
    file,
    part: section ?? title ?? '',
    has: hasTitle,
  }));
  const anchors = [...(DOCUMENT.test(from) ? line : '').matchAll(ANCHORED)].map(([, file = '', part = '']) => ({
    file: file === '' ? path.posix.basename(from) : file,
    part,
    has: hasAnchor,
  }));
  return [...titles, ...anchors]
    .filter(({ file, part, has }) => {
      const contents = contentsOf(from, file);
      return contents.length > 0 && !contents.some((content) => has(content, part));
    })
    .map(({ file, part }) => `"${part}" of ${file}`);
}

let missing = 0;
for (const file of tracked) {
  const citedIn = CODE.test(file) ? citedInCode : DOCUMENT.test(file) ? citedInDocument : null;
  if (citedIn === null) continue;
  readFileSync(file, 'utf8')
    .split('\n')
    .forEach((line, at) => {
      const files = citedIn(line).filter((cited) => !WRITTEN.test(cited) && !isThere(file, cited));
      for (const cited of [...files, ...missingParts(file, line)]) {
        missing += 1;
        console.error(`${file}:${at + 1} cites ${cited}, which is not there.`);
      }
    });
}
process.exitCode = missing === 0 ? 0 : 1;
