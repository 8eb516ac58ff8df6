import path from 'node:path';
import type { ReleaseRight } from '@vela/contracts/constants';
import { Accesses } from '../../src/access/access.js';
import { startReleaseService } from '../../src/service/service.js';
import type { Deployable } from '../../src/site/deployable.js';

/** A release service of one test. */
export interface TestService {
  readonly address: string;
  /** Makes what a team, or a gateway, is given. */
  readonly access: (
    rights: readonly ReleaseRight[],
    names?: readonly Deployable[],
  ) => Promise<{ readonly token: string; readonly secretKey: string }>;
  readonly stop: () => Promise<void>;
}

/** Starts a release service. @param folder of what only it reads */
export async function serviceOn(site: string, folder: string): Promise<TestService> {
  const instance = { offeredCalls: () => Promise.resolve(null), origin: () => Promise.resolve('https://vela.example') };
  const { port, stop } = await startReleaseService({ site, folder, instance }, 0);
  const accesses = new Accesses(path.join(folder, 'accesses.json'));
  return {
    address: `http://127.0.0.1:${port}`,
    access: async (rights, names = []) => accesses.add('the team', names, rights),
    stop,
  };
}
