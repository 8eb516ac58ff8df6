import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runCrashRounds } from './crash-rounds.js';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' }, seed: { type: 'string' } } });
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const file = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

console.log(`${values.rounds} rounds, seed ${seed}`);
const { complaints, acknowledged } = await runCrashRounds({
  script: { file, execArgv: [] },
  rounds: Number(values.rounds),
  seed,
  onRound: (round, { inserts, transactions, increments }) =>
    console.log(
      `round ${round}: acknowledged ${inserts} inserts, ${transactions} transactions, ${increments} increments`,
    ),
});
for (const complaint of complaints) console.error(complaint);
console.log(
  complaints.length === 0
    ? `Nothing lost, nothing twice: ${acknowledged.inserts} inserts, ${acknowledged.transactions} transactions, ${acknowledged.increments} increments.`
    : `${complaints.length} complaints.`,
);
process.exitCode = complaints.length === 0 ? 0 : 1;
