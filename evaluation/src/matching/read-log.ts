import { connectStore, createApp, createLog, type RankingOutcome, rankingOutcomes, readConfig } from '@vela/api';

const PATIENCE_MS = 2000;

/**
 * Reads the log of rankings with what came of it, on the store that MONGODB_URI names.
 * @returns null where it names none
 * @throws Error where the store does not answer
 */
export async function readLog(): Promise<RankingOutcome[] | null> {
  const { MONGODB_URI, HANDLE_SECRET } = process.env;
  if (!MONGODB_URI?.trim()) return null;
  // Nobody signs in here.
  const config = readConfig({ MONGODB_URI, HANDLE_SECRET, LOG_LEVEL: 'warn' }, 'worker');
  const connection = await connectStore(config.mongoUri, { patienceMs: PATIENCE_MS });
  const app = createApp(config, connection, { log: createLog(config) });
  try {
    const outcomes: RankingOutcome[] = [];
    for await (const outcome of rankingOutcomes(app)) outcomes.push(outcome);
    return outcomes;
  } finally {
    app.availability.stop();
    await connection.close();
  }
}
