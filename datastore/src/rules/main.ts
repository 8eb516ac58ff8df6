import { parseArgs } from 'node:util';
import { runRules } from './run-rules.js';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '100000' }, seed: { type: 'string' } } });
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));

console.log(`${values.runs} filters and as many updates, seed ${seed}`);
const { differences, matched, changed } = runRules(Number(values.runs), seed);
for (const difference of differences.slice(0, 20)) console.error(difference);
console.log(
  `${differences.length} differences from the server’s rules; ${matched} filters matched, ${changed} updates changed something or were refused.`,
);
process.exitCode = differences.length === 0 ? 0 : 1;
