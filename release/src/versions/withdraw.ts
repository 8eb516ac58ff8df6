import { type SliceName, slicesIn } from '@vela/contracts/routes';
import { type Deployable, isSlice } from '../site/deployable.js';
import { note } from '../site/history.js';
import { siteLayout } from '../site/layout.js';
import { whileWriting } from '../site/lock.js';
import { type Pointer, readShellPointer, writePointer } from '../site/pointer.js';
import { readMendedRegistry, writeRegistry } from '../site/registry.js';
import type { SiteEntry, SiteRegistry } from '../site/rollout.js';

/** Who withdraws a version, and why. */
export interface Withdrawal {
  readonly by: string;
  readonly why: string;
}

/** @returns what is in service, without its roll-out */
export const inServiceAlone = <Entry extends SiteEntry | Pointer>({
  rollout: _,
  ...entry
}: Entry): Omit<Entry, 'rollout'> => entry;

async function withdrawSlice(site: string, name: SliceName, version: string, why: Withdrawal): Promise<string | null> {
  const { registry } = await readMendedRegistry(site);
  const current = registry[name];
  if (current?.rollout?.version !== version) return null;
  await note(site, { ...why, cause: 'withdraw', name, version, previous: current.version });
  await writeRegistry(site, { ...registry, [name]: inServiceAlone(current) });
  return current.version;
}

/** Ends the roll-out of a shell. Only for who holds the lock. */
export async function withdrawShell(site: string, version: string, why: Withdrawal): Promise<string | null> {
  const current = await readShellPointer(site);
  if (current?.rollout?.version !== version) return null;
  await note(site, { ...why, cause: 'withdraw', name: 'shell', version, previous: current.version });
  await writePointer(site, 'shell', inServiceAlone(current));
  return current.version;
}

/**
 * Ends a roll-out: from the next page on everybody gets what is in service. Open tabs go on with what they loaded.
 * @param version that is withdrawn; another one is left alone, because it is not the one that was judged
 * @returns what is in service, or null where that version was not being rolled out
 */
export async function withdraw(
  site: string,
  name: Deployable,
  version: string,
  withdrawal: Withdrawal,
): Promise<string | null> {
  return whileWriting(siteLayout(site).lock, async () => {
    if (isSlice(name)) return withdrawSlice(site, name, version, withdrawal);
    return name === 'shell' ? withdrawShell(site, version, withdrawal) : null;
  });
}

/** Ends the roll-outs of slices that do not fit a shell which comes into service. Only for who holds the lock. */
export async function withdrawUnfit(
  site: string,
  by: string,
  problemOf: (name: SliceName, entry: SiteEntry) => Promise<string | null>,
): Promise<void> {
  const { registry } = await readMendedRegistry(site);
  let next: SiteRegistry = registry;
  for (const name of slicesIn(registry)) {
    const current = registry[name];
    if (current?.rollout === undefined) continue;
    const why = await problemOf(name, current.rollout);
    if (why === null) continue;
    const { version } = current.rollout;
    await note(site, { by, cause: 'withdraw', name, version, previous: current.version, why });
    next = { ...next, [name]: inServiceAlone(current) };
  }
  if (next !== registry) await writeRegistry(site, next);
}
