// Names that sources may import of the packages that the shell shares in part; read by the linter.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @param {string} file of `narrow/` @returns {string[]} what it exports */
function exportsOf(file) {
  const source = readFileSync(path.join(import.meta.dirname, 'narrow', file), 'utf8');
  const list = /export \{([^}]*)\}/.exec(source)?.[1] ?? '';
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

export const narrowExports = {
  '@tanstack/react-query': exportsOf('react-query.mjs'),
  'styled-components': exportsOf('styled-components.mjs'),
};
