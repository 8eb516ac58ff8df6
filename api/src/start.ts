import { ConfigError, readConfig } from './config/index.js';
import { deliverersFor } from './deliverers.js';
import { clockAhead, systemClock } from './platform/clock/index.js';
import { createLog } from './platform/observability/index.js';
import { startServer } from './server.js';

/** Most time a stop may take before the process is ended all the same. */
const STOP_MS = 9500;

function loadConfig() {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

const config = loadConfig();
const log = createLog(config);
process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'));

// Loaded only where it is wanted: production has no use for demo data.
const demo = config.seed === 'demo' ? await import('./demo/index.js') : null;

const clock = config.clockAheadDays === 0 ? systemClock : clockAhead(config.clockAheadDays);
const server = await startServer(config, {
  log,
  clock,
  deliverers: deliverersFor,
  ...(demo === null ? {} : { seed: demo.seedEmptyStore }),
}).catch((error: unknown) => {
  log.fatal({ err: error }, 'the API could not start');
  process.exit(1);
});
log.info({ port: server.port }, 'listening');
server.matching.catch((error: unknown) => {
  log.fatal({ err: error }, 'the match engine could not be made ready');
  process.exit(1);
});
process.send?.({ ready: true, port: server.port });

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    setTimeout(() => process.exit(1), STOP_MS).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'the stop failed');
        process.exit(1);
      },
    );
  });
