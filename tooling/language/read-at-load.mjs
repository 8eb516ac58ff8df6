// Finds messages that are kept together (`texts`) and read while a module loads: what was copied then stays in one language.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parsed, root, runsLater, sourcesOf, walk } from './messages.mjs';

const DECLARED = /(?:const|let)\s+(\w+)[^=\n]*=\s*texts\(/g;

/** @param {readonly string[]} folders of packages @returns {string[]} a sentence for each place */
export function readAtLoad(folders) {
  const files = folders.flatMap(sourcesOf).map((file) => ({ file, code: readFileSync(file, 'utf8') }));
  const names = new Set(files.flatMap(({ code }) => [...code.matchAll(DECLARED)].map(([, name]) => name)));
  /** @type {string[]} */
  const problems = [];
  for (const { file, code } of files) {
    if (![...names].some((name) => name !== undefined && code.includes(name))) continue;
    walk(parsed(file), (node, parents) => {
      const isRead = node.type === 'MemberExpression' && names.has(node.object.name);
      if (isRead && !parents.some((parent) => runsLater(parent) || parent.type.startsWith('TS')))
        problems.push(
          `${path.relative(root, file)}:${node.loc.start.line} ${node.object.name} is read while the module loads: read it where it is shown.`,
        );
    });
  }
  return problems;
}
