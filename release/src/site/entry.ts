import path from 'node:path';
import type { RemoteEntry } from '@vela/contracts/remote';
import type { SliceName } from '@vela/contracts/routes';
import { siteLayout } from './layout.js';
import { readSliceRecord } from './manifest.js';
import { integrityOf } from './version.js';

/** @returns what a registry says of a published version @throws Error if it was not published */
export async function entryOf(site: string, name: SliceName, version: string): Promise<RemoteEntry> {
  const folder = siteLayout(site).slice(name, version);
  const { contract, entry } = await readSliceRecord(folder);
  const integrity = await integrityOf(path.join(folder, entry));
  return { version, entry: `/remotes/${name}/${version}/${entry}`, integrity, contract };
}
