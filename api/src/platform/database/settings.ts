import { randomBytes } from 'node:crypto';
import type { Connection } from 'mongoose';

interface Setting {
  _id: string;
  value: string;
}

/** What a demo instance has secrets for; what says which store it is, every instance has. */
type SecretName = 'sessionSecret' | 'handleSecret' | 'markSecret' | 'storeIdentity';

/**
 * A secret of a demo instance: generated when it is first needed and kept with its data.
 * @returns the same secret for every process on the same store
 */
export async function storedSecret(connection: Connection, name: SecretName): Promise<string> {
  const settings = connection.collection<Setting>('settings');
  const stored = await settings.findOneAndUpdate(
    { _id: name },
    { $setOnInsert: { value: randomBytes(32).toString('base64url') } },
    { upsert: true, returnDocument: 'after' },
  );
  if (stored === null) throw new Error('The store did not keep a secret.');
  return stored.value;
}
