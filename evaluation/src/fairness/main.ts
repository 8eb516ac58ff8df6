// Entry of `npm run fairness`: compares groups of talents on the store that MONGODB_URI names. It reads only.
import { parseArgs } from 'node:util';
import { connectStore, createModels } from '@vela/api';
import { BUNDLED_RATES } from '@vela/matching';
import { outcomesOf } from './outcomes.js';
import { fairnessReport } from './report.js';
import { fairnessTable } from './table.js';

const PATIENCE_MS = 2000;

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function asJson(): boolean {
  try {
    return parseArgs({ options: { json: { type: 'boolean', default: false } } }).values.json;
  } catch {
    return refuse('npm run fairness knows one option: --json');
  }
}

const json = asJson();
const { MONGODB_URI } = process.env;
if (MONGODB_URI === undefined) refuse('Name the store in MONGODB_URI, or run npm run fairness while Vela runs.');
const connection = await connectStore(MONGODB_URI, PATIENCE_MS).catch(() =>
  refuse('The store does not answer. Start Vela with npm start, or name a running MongoDB in MONGODB_URI.'),
);
try {
  const report = fairnessReport(await outcomesOf(createModels(connection), BUNDLED_RATES));
  process.stdout.write(`${json ? JSON.stringify(report, null, 2) : fairnessTable(report)}\n`);
} finally {
  await connection.close();
}
