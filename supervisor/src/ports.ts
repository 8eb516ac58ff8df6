import net, { type AddressInfo } from 'node:net';
import { StartProblem } from './problem.js';

const DEFAULT_PORT = 8080;
const LARGEST_PORT = 65_535;

/** @returns the port that was listened on */
function tryPort(port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const { port: taken } = server.address() as AddressInfo;
      server.close(() => resolve(taken));
    });
  });
}

/** @returns a free port of this machine, for a service that only the gateway talks to */
export const freePort = (): Promise<number> => tryPort(0, '127.0.0.1');

/**
 * @param value `PORT` of the environment
 * @returns 8080 unless told
 * @throws StartProblem
 */
export function readPort(value: string | undefined): number {
  if (value === undefined || value === '') return DEFAULT_PORT;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > LARGEST_PORT)
    throw new StartProblem(`PORT is "${value}". Give a whole number from 1 to 65535, such as PORT=8081.`);
  return port;
}

/**
 * @param port of the site
 * @throws StartProblem if it cannot be had
 */
export async function requireFreePort(port: number): Promise<void> {
  try {
    await tryPort(port);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new StartProblem(
        `Port ${port} is in use. Stop what uses it, or choose another with PORT=${port === LARGEST_PORT ? port - 1 : port + 1} npm start.`,
      );
    if (code === 'EACCES')
      throw new StartProblem(`Port ${port} needs more rights than you have. Choose one above 1023, such as PORT=8080.`);
    throw error;
  }
}
