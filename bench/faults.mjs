// `npm run bench -- faults [--kills <number>] [--outage <milliseconds>] [--bodies <number>] [--seed <number>]`: the faults
// and the hostile inputs that the API survives, at full length, with the figures of docs/quality.md ("Reliability") printed.
import { parseArgs } from 'node:util';
import { runTests } from '../tooling/test/run-tests.mjs';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    outage: { type: 'string', default: '10000' },
    bodies: { type: 'string', default: '10000' },
    seed: { type: 'string' },
  },
});
process.exitCode = runTests('api/(tests/(faults|hostile)/|src/money/ledger/at-once)', {
  HOSTILE_ALL: '1',
  FAULT_RACES: '100',
  FAULT_KILLS: values.kills,
  FAULT_OUTAGE_MS: values.outage,
  FAULT_BODIES: values.bodies,
  ...(values.seed === undefined ? {} : { FAULT_SEED: values.seed }),
});
