// `npm run lint`: every package, and what concerns them all.
import { runChecks } from '../test/checks.mjs';

runChecks([['turbo', 'run', 'lint', 'lint:house', '--continue', '--output-logs=new-only']]);
