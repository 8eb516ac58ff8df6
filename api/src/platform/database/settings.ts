import { randomBytes } from 'node:crypto';
import type { Connection } from 'mongoose';

interface Setting {
  _id: string;
  value: string;
}

/**
 * The session secret of a demo instance: generated at its first start and kept with its data.
 * @returns the same secret for every process on the same store
 */
export async function storedSessionSecret(connection: Connection): Promise<string> {
  const settings = connection.collection<Setting>('settings');
  const stored = await settings.findOneAndUpdate(
    { _id: 'sessionSecret' },
    { $setOnInsert: { value: randomBytes(32).toString('base64url') } },
    { upsert: true, returnDocument: 'after' },
  );
  if (stored === null) throw new Error('The store did not keep the session secret.');
  return stored.value;
}
