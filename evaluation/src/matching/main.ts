// Entry of `npm run evaluate -- matching [--seed 1] [--talents 2000] [--roles 200]`: version 1 of the score beside version 2 and
// its parts, on a simulated market whose truth is known (docs/matching-evaluation.md).
import { parseArgs } from 'node:util';
import { type Figure, measure, type Measured } from './measures.js';
import { VARIANTS } from './variants.js';
import { simulateMarket } from './world.js';

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    talents: { type: 'string', default: '2000' },
    roles: { type: 'string', default: '200' },
    json: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
if (positionals.length !== 1 || positionals[0] !== 'matching') {
  process.stderr.write('npm run evaluate knows one subject: matching\n');
  process.exit(1);
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const withInterval = ({ value, from, to }: Figure): string =>
  `${value.toFixed(3)} (${from.toFixed(3)}–${to.toFixed(3)})`;
const row = ({ variant, precisionAt5, gainAt10, calibration, neverShown, gini }: Measured): string =>
  [
    variant,
    withInterval(precisionAt5),
    withInterval(gainAt10),
    calibration === null ? '–' : withInterval(calibration),
    percent(neverShown),
    gini.toFixed(3),
  ].join(' | ');

const seed = Number(values.seed);
const size = { talents: Number(values.talents), roles: Number(values.roles) };
const measured = measure(simulateMarket(seed, size), VARIANTS, seed);
process.stdout.write(
  values.json
    ? `${JSON.stringify({ seed, ...size, measured }, null, 2)}\n`
    : [
        `seed ${seed}, ${size.talents} talents, ${size.roles} roles; 95 % intervals by resampling roles`,
        '',
        '| Score | precision@5 of mutual yes | nDCG@10 | yes of those at 80–89 | never on a first page | Gini |',
        '|---|---|---|---|---|---|',
        ...measured.map((one) => `| ${row(one)} |`),
        '',
      ].join('\n'),
);
