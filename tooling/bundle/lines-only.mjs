import { decode, encode } from '@jridgewell/sourcemap-codec';

/**
 * Makes a map small enough to be read while a process serves: a thirtieth of the time and memory.
 * @param {string} text a source map
 * @returns {string} one that says which line of which source of ours each line comes from
 */
export function linesOnly(text) {
  /** @type {{ readonly sources: readonly string[]; readonly mappings: string }} */
  const { sources, mappings } = JSON.parse(text);
  const isOurs = sources.map((source) => !source.includes('node_modules/'));
  /** Sources by their new numbers. @type {Map<number, number>} */
  const numbers = new Map();
  const lines = decode(mappings).map((segments) => {
    const first = segments.find((segment) => segment.length > 1);
    if (first?.[1] === undefined || first[2] === undefined) return [];
    // A line that says nothing goes on with what the last one said.
    if (isOurs[first[1]] !== true) return [/** @type {[number]} */ ([0])];
    const number = numbers.get(first[1]) ?? numbers.size;
    numbers.set(first[1], number);
    return [/** @type {[number, number, number, number]} */ ([0, number, first[2], 0])];
  });
  const kept = [...numbers.keys()].map((number) => sources[number]);
  return JSON.stringify({ version: 3, sources: kept, names: [], mappings: encode(lines) });
}
