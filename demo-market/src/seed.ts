// Entry of `npm run seed`: fills the store that MONGODB_URI names with a demo market.
import { connectStore, createApp, createLog, readConfig } from '@vela/api';
import { ArgumentProblem, readArguments } from './filling/arguments.js';
import { seedStore } from './filling/seed-store.js';

const PATIENCE_MS = 2000;

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function sizeAsked() {
  try {
    return readArguments(process.argv.slice(2));
  } catch (error) {
    if (error instanceof ArgumentProblem) refuse(error.message);
    throw error;
  }
}

if (process.env['APP_ENV']?.trim() === 'production')
  refuse('Demo data does not go into an instance with APP_ENV=production.');
const size = sizeAsked();
const { MONGODB_URI, LAUNCH_OFFER_UNTIL } = process.env;
// Nobody signs in here.
const config = readConfig({ MONGODB_URI, LAUNCH_OFFER_UNTIL, LOG_LEVEL: 'warn' }, 'worker');
const connection = await connectStore(config.mongoUri, { patienceMs: PATIENCE_MS }).catch(() =>
  refuse('The store does not answer. Start Vela with npm start, or name a running MongoDB in MONGODB_URI.'),
);
const app = createApp(config, connection, { log: createLog(config) });
try {
  const startedAt = performance.now();
  const added = await seedStore(app, connection, size, (line) => process.stdout.write(`${line}\n`));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const { talents, roles, companies, posts } = added;
  process.stdout.write(
    `Added ${talents} talents, ${companies} companies, ${roles} open roles and ${posts} posts in ${seconds} s.\n`,
  );
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
} finally {
  app.availability.stop();
  await connection.close();
}
