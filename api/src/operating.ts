// What commands of operators do on a store.
import type { Connection } from 'mongoose';
import { forgetPasskeysOf } from './accounts/passkeys/index.js';
import { MIGRATIONS } from './migrations.js';
import { systemClock } from './platform/clock/index.js';
import { migrate, transactionsOn } from './platform/database/index.js';
import { announceOnce } from './platform/replicas/index.js';
import { createSessionRegistry } from './platform/sessions/index.js';
import { createModels } from './records/models.js';
import { uncached } from './records/reads.js';
import { loadTexts } from './texts.js';

export { readConfig } from './config/index.js';
export { connectStore, migrateBack, migrationStates } from './platform/database/index.js';

/** Brings the store up to date: indexes of all models, and migrations. @returns the names of those that were applied now */
export function bringUpToDate(
  connection: Connection,
  settings: Parameters<(typeof MIGRATIONS)[number]['up']>[1],
): Promise<readonly string[]> {
  // Documents are drawn.
  loadTexts();
  createModels(connection);
  return migrate(connection, MIGRATIONS, settings);
}

/** @returns how many passkeys were forgotten, or null where nobody has that address; every process knows it by then */
export async function forgetPasskeys(connection: Connection, email: string): Promise<number | null> {
  const app = {
    models: createModels(connection),
    records: uncached,
    clock: systemClock,
    inTransaction: transactionsOn(connection),
    sessions: createSessionRegistry(connection, systemClock),
  };
  const forgotten = await forgetPasskeysOf(app, email);
  await announceOnce(connection);
  return forgotten;
}
