import type { Environment } from './setting/setting.js';
import { type SettingName, SETTINGS } from './table/index.js';
import { valueOf } from './values.js';

const isName = (name: string): name is SettingName => name in SETTINGS;
const NAMES = Object.keys(SETTINGS).filter(isName);
const PORTS = NAMES.filter((name) => name.endsWith('PORT'));
const HOSTS = NAMES.filter((name) => name.endsWith('HOST'));

/** @returns why a host cannot be listened to; null where it is none that a setting names, such as that of a service */
function hostProblem(error: object, environment: Environment): string | null {
  const host = 'hostname' in error ? String(error.hostname) : '';
  const setting = HOSTS.find((name) => valueOf(environment, name) === host);
  return setting === undefined
    ? null
    : `${setting} is "${host}", for which no address is known. Name one of this machine's, such as 127.0.0.1, or 0.0.0.0 for all of them; a port has a setting of its own.`;
}

/**
 * Says why a process cannot listen where it was told to.
 * @returns a sentence that names the setting; null for any other error
 */
export function listenProblem(error: unknown, environment: Environment): string | null {
  if (typeof error !== 'object' || error === null || !('syscall' in error) || !('code' in error)) return null;
  if (error.syscall === 'getaddrinfo') return hostProblem(error, environment);
  if (error.syscall !== 'listen') return null;
  const [port, address] = ['port' in error ? Number(error.port) : 0, 'address' in error ? String(error.address) : ''];
  const [setting = 'A port'] = PORTS.filter((name) => Number(valueOf(environment, name)) === port);
  if (error.code === 'EADDRINUSE')
    return `${setting} is ${port}, which is in use at ${address}. Stop what uses it, or choose another.`;
  if (error.code === 'EACCES')
    return `${setting} is ${port}, which needs more rights than this process has. Choose one above 1023.`;
  if (error.code === 'EADDRNOTAVAIL')
    return `${setting} is to be listened to at ${address}, which is no address of this machine.`;
  return null;
}
