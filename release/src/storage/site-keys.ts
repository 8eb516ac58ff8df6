import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
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
