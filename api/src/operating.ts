// What commands of operators do on a store.
import { type Connection, Types } from 'mongoose';
import { forgetPasskeysOf } from './accounts/passkeys/index.js';
import { MIGRATIONS } from './migrations.js';
import { type Difference, findDifferences, LedgerBroken, mendBalance } from './money/ledger/index.js';
import { systemClock } from './platform/clock/index.js';
import { migrate, transactionsOn } from './platform/database/index.js';
import { announceOnce } from './platform/replicas/index.js';
import { createSessionRegistry } from './platform/sessions/index.js';
import { createModels } from './records/models.js';
import { uncached } from './records/reads.js';
import { loadTexts } from './texts.js';

export { ConfigError, readConfig } from './config/index.js';
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

export { LedgerBroken };

/** What changes a store besides its API. */
const on = (connection: Connection) => ({
  models: createModels(connection),
  records: uncached,
  clock: systemClock,
  inTransaction: transactionsOn(connection),
});

/** @returns how many passkeys were forgotten, or null where nobody has that address; every process knows it by then */
export async function forgetPasskeys(connection: Connection, email: string): Promise<number | null> {
  const app = { ...on(connection), sessions: createSessionRegistry(connection, systemClock) };
  const forgotten = await forgetPasskeysOf(app, email);
  await announceOnce(connection);
  return forgotten;
}

/** @returns how the balances of companies differ from their ledgers, by the company's id */
export async function ledgerDifferences(connection: Connection): Promise<ReadonlyMap<string, Difference>> {
  const found = await findDifferences(on(connection));
  return new Map(found.map(({ companyId, ...difference }) => [companyId.toHexString(), difference]));
}

/**
 * Sets a company's balance to what its ledger adds up to; every process knows it by then.
 * @returns what was changed, null where nothing differs, `unknown` where there is no such company
 * @throws LedgerBroken where the ledger itself cannot be right
 */
export async function mendLedger(connection: Connection, company: string): Promise<Difference | null | 'unknown'> {
  const app = on(connection);
  if (!/^[0-9a-f]{24}$/i.test(company) || (await app.models.companies.exists({ _id: company })) === null)
    return 'unknown';
  const mended = await mendBalance(app, new Types.ObjectId(company));
  await announceOnce(connection);
  return mended;
}
