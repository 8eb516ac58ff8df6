import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';

/** The embedded store below a data folder. */
export const STORE = path.join('store', 'embedded');

/**
 * What a backup of a data folder holds beside the store: secrets, promoted versions, who may publish, what the stand-ins keep.
 * Logs tell of the past, the match index is built again, and what says where an instance runs is of that run alone.
 */
export const PARTS = ['session-secret', 'site', 'release', 'sandbox', 'stripe.json'] as const;

/** Copies what is there of them. */
export async function copyParts(from: string, to: string): Promise<void> {
  for (const part of PARTS)
    if (existsSync(path.join(from, part)))
      await cp(path.join(from, part), path.join(to, part), { recursive: true, verbatimSymlinks: true });
}
