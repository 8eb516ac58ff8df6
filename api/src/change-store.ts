// `npm run migrations -- status | forward | back <name>`, for whoever operates an instance, on the store that MONGODB_URI names: what of
// its form changed and what is to change, the changes themselves, and their way back.
import { CHANGE_STORE_USAGE, readStoreChange } from '@vela/settings';
import { MIGRATIONS } from './migrations.js';
import { bringUpToDate, ConfigError, connectStore, migrateBack, migrationStates, readConfig } from './operating.js';

const PATIENCE_MS = 5000;
/** Nobody signs in here. */
const NO_LINKEDIN = { LINKEDIN_CLIENT_ID: 'none', LINKEDIN_CLIENT_SECRET: 'none' };

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const asked = readStoreChange(process.argv.slice(2)) ?? refuse(CHANGE_STORE_USAGE);
function configured() {
  try {
    return readConfig({ ...NO_LINKEDIN, ...process.env, SEED: 'none' });
  } catch (error) {
    if (error instanceof ConfigError) refuse(error.message);
    throw error;
  }
}
const config = configured();
const connection = await connectStore(config.mongoUri, { patienceMs: PATIENCE_MS }).catch(() =>
  refuse('The store does not answer. Name a running MongoDB in MONGODB_URI, or set DATA_DIR.'),
);
const tell = (line: string): void => void process.stdout.write(`${line}\n`);
try {
  const from = performance.now();
  if (asked.verb === 'status')
    for (const { name: each, appliedAt, back } of await migrationStates(connection, MIGRATIONS))
      tell(`${each}: ${appliedAt === null ? 'not yet' : `since ${appliedAt.toISOString()}`}. ${back}`);
  else {
    const changed =
      asked.verb === 'back'
        ? await migrateBack(connection, MIGRATIONS, config, asked.migration)
        : await bringUpToDate(connection, config);
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    for (const each of changed) tell(`${asked.verb === 'back' ? 'Taken back' : 'Applied'}: ${each}`);
    tell(changed.length === 0 ? 'There was nothing to do.' : `Done in ${seconds} s.`);
  }
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
} finally {
  await connection.close();
}
