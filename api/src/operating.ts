// What commands of operators do on a store.
import type { Connection } from 'mongoose';
import { forgetPasskeysOf } from './accounts/passkeys/index.js';
import { systemClock } from './platform/clock/index.js';
import { transactionsOn } from './platform/database/index.js';
import { createSessionRegistry } from './platform/sessions/index.js';
import { createModels } from './records/models.js';

export { readConfig } from './config/index.js';
export { connectStore, migrate, migrateBack, migrationStates } from './platform/database/index.js';

/** @returns how many passkeys were forgotten, or null where nobody has that address */
export const forgetPasskeys = (connection: Connection, email: string): Promise<number | null> =>
  forgetPasskeysOf(
    {
      models: createModels(connection),
      clock: systemClock,
      inTransaction: transactionsOn(connection),
      sessions: createSessionRegistry(connection, systemClock),
    },
    email,
  );
