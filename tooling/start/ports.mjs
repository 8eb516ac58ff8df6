import net from 'node:net';
import { StartProblem } from './problem.mjs';

/** @param {number} port @param {string | undefined} host @returns {Promise<number>} the port that was listened on */
function tryPort(port, host) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const { port: taken } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(taken));
    });
  });
}

/** @returns {Promise<number>} a free port of this machine, for a service that only the gateway talks to */
export const freePort = () => tryPort(0, '127.0.0.1');

/**
 * @param {string | undefined} value `PORT` of the environment
 * @returns {number} 8080 unless told
 * @throws {StartProblem}
 */
export function readPort(value) {
  if (value === undefined || value === '') return 8080;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535)
    throw new StartProblem(`PORT is "${value}". Give a whole number from 1 to 65535, such as PORT=8081.`);
  return port;
}

/**
 * @param {number} port the port of the site
 * @throws {StartProblem} if it cannot be had
 */
export async function requireFreePort(port) {
  try {
    await tryPort(port, undefined);
  } catch (error) {
    const code = /** @type {{code?: string}} */ (error).code;
    if (code === 'EADDRINUSE')
      throw new StartProblem(
        `Port ${port} is in use. Stop what uses it, or choose another with PORT=${port === 65_535 ? port - 1 : port + 1} npm start.`,
      );
    if (code === 'EACCES')
      throw new StartProblem(`Port ${port} needs more rights than you have. Choose one above 1023, such as PORT=8080.`);
    throw error;
  }
}
