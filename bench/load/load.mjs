// Load on a server from a process of its own.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/**
 * @typedef {{path: string, body: object}} Posted
 *
 * @typedef {object} Load
 * @property {number} port of a server on this machine
 * @property {readonly (string | Posted)[]} paths asked for in turns; what is posted is posted once, and the load ends with the last
 * @property {Record<string, string>} headers
 * @property {number} connections open at a time, each with one request
 * @property {number} seconds
 *
 * @typedef {{answers: number, refused: number, perSecond: number, p50: number, p95: number, p99: number}} Loaded times in milliseconds
 */

/** Where the load comes from; to be stopped at the end. */
export function startLoad() {
  // As it is: in JSON a load without an end would end at once.
  const generator = fork(path.join(import.meta.dirname, 'generator.mjs'), { execArgv: [], serialization: 'advanced' });
  return {
    /**
     * @param {Load} load
     * @returns {Promise<Loaded>}
     * @throws {Error} if the server refused or broke off
     */
    run: async (load) => {
      generator.send(load);
      const [{ result, problem }] = await once(generator, 'message');
      const [first] = load.paths;
      const path = typeof first === 'string' ? first : first?.path;
      if (problem !== undefined) throw new Error(`${path}: ${problem}`);
      if (result.refused > 0) throw new Error(`${path}: ${result.refused} of ${result.answers} answers were refusals.`);
      return result;
    },
    stop: () => generator.disconnect(),
  };
}
