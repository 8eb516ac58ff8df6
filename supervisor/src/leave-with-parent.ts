// Loaded into every child: when the process that supervises it is gone, even by `kill -9`, the child stops too.
const LAST_RESORT_MS = 10_000;

function leave(): void {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), LAST_RESORT_MS).unref();
}

process.on('disconnect', leave);
// It went away before this was loaded.
if (process.connected === (false as boolean | undefined)) leave();
