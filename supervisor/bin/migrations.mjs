// `npm run migrations -- [--dry-run] status | forward | back <name>`: how the form of the store changes, and its way back.
import { runBuilt } from './run-built.mjs';

await runBuilt(async ({ changeStore }) => {
  process.exitCode = await changeStore(process.argv.slice(2));
});
