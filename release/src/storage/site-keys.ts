import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeAtomically } from '../site/atomic.js';
import { newSigningKeys, type SigningKeys } from './signing.js';

/** @param folder of the service @returns the keys of the site itself, which sign what was published on its machine; made when they are first needed */
export async function siteKeys(folder: string): Promise<SigningKeys> {
  const file = path.join(folder, 'site-keys.json');
  const read = async (): Promise<SigningKeys | null> => {
    const text = await readFile(file, 'utf8').catch(() => null);
    return text === null ? null : (JSON.parse(text) as SigningKeys);
  };
  const known = await read();
  if (known !== null) return known;
  await mkdir(folder, { recursive: true });
  const keys = newSigningKeys();
  // Who comes second takes the keys of who came first.
  await writeFile(file, JSON.stringify(keys), { mode: 0o600, flag: 'wx' }).catch(() => undefined);
  return (await read()) ?? keys;
}

const formerFile = (folder: string): string => path.join(folder, 'former-keys.json');

/** @returns the public keys that the site had on disks before this one: what they signed is in service still */
export async function formerSiteKeys(folder: string): Promise<readonly string[]> {
  const text = await readFile(formerFile(folder), 'utf8').catch(() => '[]');
  return JSON.parse(text) as readonly string[];
}

/** Goes on trusting what the site signed on another disk. */
export const keepFormerKeys = (folder: string, keys: readonly string[]): Promise<void> =>
  writeAtomically(formerFile(folder), JSON.stringify(keys));
