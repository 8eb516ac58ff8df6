import type { Environment } from './setting/setting.js';
import { type SettingName, SETTINGS } from './table/index.js';
import { valueOf } from './values.js';

const isName = (name: string): name is SettingName => name in SETTINGS;
const PORTS = Object.keys(SETTINGS)
  .filter(isName)
  .filter((name) => name.endsWith('PORT'));

/**
 * Says why a process cannot listen where it was told to.
 * @returns a sentence that names the setting; null for any other error
 */
export function listenProblem(error: unknown, environment: Environment): string | null {
  if (!(error instanceof Error) || !('syscall' in error) || error.syscall !== 'listen' || !('code' in error))
    return null;
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
