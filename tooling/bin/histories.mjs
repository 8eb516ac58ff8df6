// `npm run histories -- [<histories>] [--steps <number>] [--seed <number>]`: plays random histories of the money against
// the model, many more than `npm test` has time for. One that fails names its seed and step.
import '../bootstrap/check-node.mjs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../bootstrap/install.mjs';
import { runTests } from '../test/run-tests.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { steps: { type: 'string', default: '50' }, seed: { type: 'string' } },
});
const numbers = [positionals[0] ?? '1000', values.steps, values.seed ?? '0'];
if (positionals.length > 1 || !numbers.every((each) => /^\d{1,10}$/.test(each))) {
  console.error('Usage: npm run histories -- [<histories>] [--steps <number>] [--seed <number>], all whole numbers.');
  process.exit(1);
}
ensureInstalled();
process.exitCode = runTests('money/ledger/history', {
  HISTORIES: positionals[0] ?? '1000',
  HISTORY_STEPS: values.steps,
  ...(values.seed === undefined ? {} : { HISTORY_SEED: values.seed }),
});
