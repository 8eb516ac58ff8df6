import { siteLayout } from '../site/layout.js';
import { whileWriting } from '../site/lock.js';
import { readShellPointer } from '../site/pointer.js';
import { readMendedRegistry } from '../site/registry.js';

/** Asked by who holds the lock, before a version comes into service. @throws Error with a sentence where it may not */
export type Admit = () => Promise<void>;

/** Asks nothing. */
export const admitAny: Admit = () => Promise.resolve();

const stampOf = async (site: string): Promise<string> =>
  JSON.stringify([await readShellPointer(site), (await readMendedRegistry(site)).registry]);

/**
 * Checks something against what is in service, and changes that then. Others go on meanwhile, so what takes long is done
 * before the lock; where something else came into service in between, it is checked again.
 * @param check what it finds out
 * @param work only for who holds the lock
 */
export async function afterCheck<Checked, Result>(
  site: string,
  check: () => Promise<Checked>,
  work: (checked: Checked) => Promise<Result>,
): Promise<Result> {
  const before = await stampOf(site);
  const checked = await check();
  return whileWriting(siteLayout(site).lock, async () =>
    work((await stampOf(site)) === before ? checked : await check()),
  );
}
