// Circles of folders: at every level a folder's own files and its subfolders, each with all that is in it, need each other in
// one direction only.
import path from 'node:path';

/** @typedef {{ source: string, dependencies: readonly { resolved: string }[] }} Module as dependency-cruiser tells it */

/** A folder's own files, beside its subfolders. */
const OWN = '.';

/** @param {string} file @param {string} folder @returns {string} the subfolder of a folder that a file is in, or its own files */
function roomOf(file, folder) {
  const [first, ...rest] = path.posix.relative(folder, file).split('/');
  return rest.length === 0 || first === undefined ? OWN : first;
}

/** @param {string} one @param {string} other @returns {string} the folder that both files are in */
function commonFolder(one, other) {
  const [parts, others] = [one.split('/'), other.split('/')];
  const differs = parts.findIndex((part, at) => part !== others[at]);
  return parts.slice(0, differs).join('/');
}

/** @param {ReadonlyMap<string, ReadonlySet<string>>} needs @param {string} from @returns {ReadonlySet<string>} */
function reachedFrom(needs, from) {
  /** @type {Set<string>} */ const reached = new Set();
  const waiting = [...(needs.get(from) ?? [])];
  for (let room = waiting.pop(); room !== undefined; room = waiting.pop()) {
    if (reached.has(room)) continue;
    reached.add(room);
    waiting.push(...(needs.get(room) ?? []));
  }
  return reached;
}

/**
 * @param {readonly Module[]} modules without tests, which start whole servers
 * @returns {ReadonlyMap<string, readonly string[]>} by folder, which of its rooms are in a circle; `.` are its own files
 */
export function folderCircles(modules) {
  const sources = new Set(modules.map(({ source }) => source));
  /** @type {Map<string, Map<string, Set<string>>>} */
  const levels = new Map();
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) {
      if (!sources.has(resolved) || resolved === source) continue;
      const folder = commonFolder(source, resolved);
      const [from, to] = [roomOf(source, folder), roomOf(resolved, folder)];
      if (folder === '' || from === to) continue;
      const needs = levels.get(folder) ?? new Map();
      needs.set(from, (needs.get(from) ?? new Set()).add(to));
      levels.set(folder, needs);
    }
  return new Map(
    [...levels]
      .map(
        ([folder, needs]) =>
          /** @type {const} */ ([folder, [...needs.keys()].filter((room) => reachedFrom(needs, room).has(room))]),
      )
      .filter(([, rooms]) => rooms.length > 0),
  );
}
