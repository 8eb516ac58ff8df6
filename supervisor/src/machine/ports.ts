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

/** A port that something of an instance listens on, and the settings that say so. */
export interface ClaimedPort {
  readonly port: number;
  /** This machine alone unless told. */
  readonly host?: string | undefined;
  readonly settings: { readonly port: string; readonly host: string };
}

const SITE = { port: 'PORT', host: 'HOST' };

/**
 * @param port of the site, unless the settings say otherwise
 * @param host where it is to be listened for; this machine alone unless told
 * @throws StartProblem if it cannot be had
 */
export async function requireFreePort(port: number, host?: string, settings = SITE): Promise<void> {
  const addresses = listenAddresses(host);
  for (const address of addresses) await requireFree(port, { address, isNeeded: address === addresses[0], settings });
}

const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];

/** Whether two listen at one address at least. */
function meet(one: ClaimedPort, other: ClaimedPort): boolean {
  const [own, others] = [listenAddresses(one.host), listenAddresses(other.host)];
  return own.some((each) => others.includes(each)) || [...own, ...others].some((each) => EVERYWHERE.includes(each));
}

/** @throws StartProblem if two of them are one, or one cannot be had */
export async function requireFreePorts(claimed: readonly ClaimedPort[]): Promise<void> {
  for (const [index, one] of claimed.entries()) {
    const former = claimed.slice(0, index).find((other) => other.port === one.port && meet(other, one));
    if (former !== undefined)
      throw new StartProblem(
        `${former.settings.port} and ${one.settings.port} are both ${one.port}. Give each a port of its own.`,
      );
    await requireFreePort(one.port, one.host, one.settings);
  }
}

async function requireFree(
  port: number,
  {
    address,
    isNeeded,
    settings,
  }: { readonly address: string; readonly isNeeded: boolean; readonly settings: ClaimedPort['settings'] },
): Promise<void> {
  try {
    await tryPort(port, address);
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    const isNotHere = code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT' || code === 'ENOTFOUND';
    if (isNotHere && !isNeeded) return;
    if (isNotHere)
      throw new StartProblem(
        `${settings.host} is "${address}", which is no address of this machine. Leave it out to be reached from this machine alone, or use 0.0.0.0 for all.`,
      );
    if (code === 'EADDRINUSE')
      throw new StartProblem(
        `Port ${port} is in use. Stop what uses it, or choose another with ${settings.port}=${port === LARGEST_PORT ? port - 1 : port + 1} npm start.`,
      );
    if (code === 'EACCES')
      throw new StartProblem(
        `Port ${port} needs more rights than you have. Choose one above 1023, such as ${settings.port}=8080.`,
      );
    throw error;
  }
}
