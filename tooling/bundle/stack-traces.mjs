// Part of every bundle: what an error says of its way names the sources' lines, by the map beside the bundle, which is read
// for the first error that is told. `--enable-source-maps` would read it at every start.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** By the bundle's file. @type {Map<string, SourceMap | null>} */
const maps = new Map();

/** @param {string} file */
function mapOf(file) {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const map = existsSync(`${file}.map`) ? new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))) : null;
  maps.set(file, map);
  return map;
}

/** @param {NodeJS.CallSite} frame @returns {string} the step as Node writes it, with the place in the source */
function described(frame) {
  const step = String(frame);
  const [place, line] = [frame.getFileName(), frame.getLineNumber()];
  if (typeof place !== 'string' || line === null || !place.startsWith('file:')) return step;
  const file = fileURLToPath(place);
  const entry = mapOf(file)?.findEntry(line - 1, 0);
  if (entry === undefined || !('originalSource' in entry)) return step;
  const source = path.resolve(path.dirname(file), entry.originalSource);
  return step.replace(`${place}:${line}:${frame.getColumnNumber()}`, `${source}:${entry.originalLine + 1}`);
}

Error.prepareStackTrace = (error, frames) => {
  // As Node heads a stack: an error that describes itself in another way has no part in it.
  const head = Error.prototype.toString.call(error);
  try {
    return [head, ...frames.map((frame) => `    at ${described(frame)}`)].join('\n');
  } catch {
    // Whatever is wrong with a map, an error is told.
    return [head, ...frames.map((frame) => `    at ${String(frame)}`)].join('\n');
  }
};
