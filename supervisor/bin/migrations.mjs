// `npm run migrations -- [--dry-run] status | forward | back <name>`: how the form of the store changes, and its way back.
import { changeStore, StartProblem } from '@vela/supervisor';

try {
  process.exitCode = await changeStore(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
}
