// What an image asks itself: `node health.mjs <address>`. Ends with 0 where the address answers well.
const PATIENCE_MS = 4000;
const [address = ''] = process.argv.slice(2);
try {
  const { ok } = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'manual' });
  process.exitCode = ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
