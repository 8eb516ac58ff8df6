// Entry of `npm run evaluate -- matching`: version 1 of the score beside version 2 and its parts, on simulated markets whose
// truth is known, and what the log of rankings says where a store runs (docs/matching-evaluation.md).
import { parseArgs } from 'node:util';
import { measureExposure } from './exposure.js';
import { measureLog } from './logged.js';
import { readLog } from './read-log.js';
import { comparedTables, exposureTable, loggedTable } from './table.js';
import { compareInWorlds } from './worlds.js';

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    talents: { type: 'string', default: '2000' },
    roles: { type: 'string', default: '200' },
    stuffed: { type: 'string' },
    only: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const PARTS = ['scores', 'exposure', 'log'] as const;
const refuse = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};
if (positionals.length !== 1 || positionals[0] !== 'matching') refuse('npm run evaluate knows one subject: matching');
if (values.only.some((part) => !PARTS.some((known) => known === part)))
  refuse(`--only takes ${PARTS.join(', ')}, as often as wanted`);
const wants = (part: (typeof PARTS)[number]): boolean => values.only.length === 0 || values.only.includes(part);

/** Beside what is printed: a run takes minutes. */
const tell = (line: string): void => void process.stderr.write(`${line}\n`);
const seed = Number(values.seed);
const size = {
  talents: Number(values.talents),
  roles: Number(values.roles),
  ...(values.stuffed !== undefined && { stuffedShare: Number(values.stuffed) / 100 }),
};
const compared = wants('scores') ? compareInWorlds(seed, size, { tell }) : null;
if (wants('exposure')) tell('Attention on a simulated market …');
const exposure = wants('exposure') ? measureExposure(seed) : null;
if (wants('log')) tell('The log of rankings …');
const log = wants('log')
  ? await readLog().catch(() => refuse('The store that MONGODB_URI names does not answer.'))
  : null;
const logged = log === null ? null : measureLog(log, seed);

process.stdout.write(
  values.json
    ? `${JSON.stringify({ seed, ...size, compared, exposure, logged }, null, 2)}\n`
    : [
        ...(compared === null ? [] : [comparedTables(compared, { seed, ...size })]),
        ...(exposure === null ? [] : [exposureTable(exposure)]),
        ...(!wants('log') ? [] : [loggedTable(logged)]),
      ].join('\n\n') + '\n',
);
