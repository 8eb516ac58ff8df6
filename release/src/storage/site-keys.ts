import path from 'node:path';
import { writeAtomically, writeFirst } from '../site/atomic.js';
import { readIfThere } from '../site/missing.js';
import { newSigningKeys, type SigningKeys } from './signing.js';

/** @throws Error where they are not of their form */
function decoded(text: string, file: string): SigningKeys {
  try {
    const { secret, public: own } = JSON.parse(text) as Partial<SigningKeys>;
    if (typeof secret === 'string' && typeof own === 'string') return { secret, public: own };
  } catch {
    // Said below.
  }
  throw new Error(`${file} is damaged. Put it back from a backup: what the site published is signed with it.`);
}

/**
 * @param folder of the service
 * @returns the keys of the site itself, which sign what was published on its machine; made when they are first needed
 * @throws Error where they are there and cannot be read
 */
export async function siteKeys(folder: string): Promise<SigningKeys> {
  const file = path.join(folder, 'site-keys.json');
  // Who comes second takes the keys of who came first.
  if ((await readIfThere(file)) === null) await writeFirst(file, JSON.stringify(newSigningKeys()));
  return decoded((await readIfThere(file)) ?? '', file);
}

const formerFile = (folder: string): string => path.join(folder, 'former-keys.json');

/** @returns the public keys that the site had on disks before this one: what they signed is in service still @throws Error where they cannot be read */
export async function formerSiteKeys(folder: string): Promise<readonly string[]> {
  const text = await readIfThere(formerFile(folder));
  return JSON.parse(text ?? '[]') as readonly string[];
}

/** Goes on trusting what the site signed on another disk. */
export const keepFormerKeys = (folder: string, keys: readonly string[]): Promise<void> =>
  writeAtomically(formerFile(folder), JSON.stringify(keys));
