import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The secret that signs sessions: generated once, so that nobody is signed out by a restart.
 * @param dataFolder where it is kept, readable by its owner only
 */
export function sessionSecret(dataFolder: string): string {
  const file = path.join(dataFolder, 'session-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}
