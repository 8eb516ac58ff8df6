import net, { type AddressInfo } from 'node:net';
import { listenAddresses } from '@vela/gateway/hosts';
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
 * @param host where it is to be listened for; this machine alone unless told
 * @throws StartProblem if it cannot be had
 */
export async function requireFreePort(port: number, host?: string): Promise<void> {
  const addresses = listenAddresses(host);
  for (const address of addresses) await requireFree(port, address, address === addresses[0]);
}

async function requireFree(port: number, address: string, isNeeded: boolean): Promise<void> {
  try {
    await tryPort(port, address);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const isNotHere = code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT' || code === 'ENOTFOUND';
    if (isNotHere && !isNeeded) return;
    if (isNotHere)
      throw new StartProblem(
        `HOST is "${address}", which is no address of this machine. Leave it out to be reached from this machine alone, or use 0.0.0.0 for all.`,
      );
    if (code === 'EADDRINUSE')
      throw new StartProblem(
        `Port ${port} is in use. Stop what uses it, or choose another with PORT=${port === LARGEST_PORT ? port - 1 : port + 1} npm start.`,
      );
    if (code === 'EACCES')
      throw new StartProblem(`Port ${port} needs more rights than you have. Choose one above 1023, such as PORT=8080.`);
    throw error;
  }
}
