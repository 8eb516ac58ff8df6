import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { slicesIn } from '@vela/contracts/routes';
import { writeAtomically } from './atomic.js';
import type { RolledOut } from './rollout.js';

/** What gateways know of roll-outs, a file for each gateway. */
export interface GatewayFiles<Known> {
  /** @param gateway what tells it apart, such as its port @returns what it knew before; nothing where that cannot be read */
  readonly read: (gateway: string) => Promise<Readonly<Partial<Record<RolledOut, Known>>>>;
  readonly write: (gateway: string, known: Readonly<Partial<Record<RolledOut, Known>>>) => Promise<void>;
  /** @returns what each of them knows of one roll-out */
  readonly allOf: (name: RolledOut) => Promise<readonly Known[]>;
}

/**
 * @param folder that holds the files
 * @param readOne reads what is known of one roll-out; null where it cannot
 */
export function gatewayFiles<Known>(folder: string, readOne: (value: unknown) => Known | null): GatewayFiles<Known> {
  const fileOf = (gateway: string): string => path.join(folder, `${gateway}.json`);

  async function read(gateway: string): Promise<Readonly<Partial<Record<RolledOut, Known>>>> {
    try {
      const body: unknown = JSON.parse(await readFile(fileOf(gateway), 'utf8'));
      if (typeof body !== 'object' || body === null) return {};
      const named = body as Readonly<Record<string, unknown>>;
      return Object.fromEntries(
        ['shell' as const, ...slicesIn(named)].flatMap((name) => {
          const known = readOne(named[name]);
          return known === null ? [] : [[name, known]];
        }),
      );
    } catch {
      return {};
    }
  }

  return {
    read,
    write: (gateway, known) => writeAtomically(fileOf(gateway), `${JSON.stringify(known)}\n`),
    allOf: async (name) => {
      const files = await readdir(folder).catch(() => []);
      const gateways = files.filter((file) => file.endsWith('.json')).map((file) => path.basename(file, '.json'));
      const all = await Promise.all(gateways.map(async (gateway) => (await read(gateway))[name]));
      return all.filter((known) => known !== undefined);
    },
  };
}
