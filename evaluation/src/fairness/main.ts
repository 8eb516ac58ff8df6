// Entry of `npm run fairness`: compares groups of talents on the store that MONGODB_URI names. It reads only.
import { parseArgs } from 'node:util';
import { connectStore, createApp, createLog, readConfig } from '@vela/api';
import { dayOf } from '@vela/market/days';
import { SCORE_VERSION } from '@vela/matching';
import { outcomesOf } from './outcomes.js';
import { fairnessReport } from './report.js';
import { shareWithFindings } from './simulation.js';
import { fairnessCsv, fairnessTable } from './table.js';

const PATIENCE_MS = 2000;
/** Sizes and effects that the power is told for. */
const POWER = [
  { people: 400, womenAsked: 0.5 },
  { people: 800, womenAsked: 0.5 },
  { people: 2000, womenAsked: 0.7 },
];
const FAIR_PEOPLE = [100, 400, 2000];

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function asked() {
  try {
    return parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        csv: { type: 'boolean', default: false },
        simulate: { type: 'string' },
        seed: { type: 'string', default: '1' },
      },
    }).values;
  } catch {
    return refuse('npm run fairness knows --json, --csv, and --simulate <markets> with --seed <number>.');
  }
}

/** What the report does to markets whose truth is known. */
function simulate(markets: number, seed: number): void {
  process.stdout.write(`${markets} simulated markets each, seed ${seed}.\n`);
  for (const people of FAIR_PEOPLE) {
    const share = shareWithFindings({ people, womenAsked: 1 }, markets, seed);
    process.stdout.write(`Fair, ${people} people: a false alarm in ${(share * 100).toFixed(1)} % of reports.\n`);
  }
  for (const market of POWER) {
    const share = shareWithFindings(market, markets, seed, true);
    process.stdout.write(
      `Women asked ${market.womenAsked} times as often, ${market.people} people: found in ${(share * 100).toFixed(1)} %.\n`,
    );
  }
}

const { json, csv, simulate: markets, seed } = asked();
if (markets !== undefined) {
  simulate(Number(markets), Number(seed));
  process.exit(0);
}
const { MONGODB_URI, HANDLE_SECRET, RATES_FILE } = process.env;
if (!MONGODB_URI?.trim()) refuse('Name the store in MONGODB_URI, or run npm run fairness while Vela runs.');
// Nobody signs in here.
const config = readConfig({ MONGODB_URI, HANDLE_SECRET, RATES_FILE, LOG_LEVEL: 'warn' }, 'worker');
const connection = await connectStore(config.mongoUri, { patienceMs: PATIENCE_MS }).catch(() =>
  refuse('The store does not answer. Start Vela with npm start, or name a running MongoDB in MONGODB_URI.'),
);
const app = createApp(config, connection, { log: createLog(config) });
try {
  const made = { date: dayOf(app.clock.now()), scoreVersion: SCORE_VERSION };
  const report = fairnessReport(await outcomesOf(app), made);
  process.stdout.write(
    `${json ? JSON.stringify(report, null, 2) : csv ? fairnessCsv(report) : fairnessTable(report)}\n`,
  );
} finally {
  app.availability.stop();
  await connection.close();
}
