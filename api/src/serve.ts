import { type Config, ConfigError, readConfig } from './config/index.js';
import { deliverersFor } from './deliverers.js';
import { clockAhead, systemClock } from './platform/clock/index.js';
import { createLog } from './platform/observability/index.js';
import { type ServerOptions, startServer } from './server.js';

/** Most time a stop may take before the process is ended all the same. */
const STOP_MS = 9500;

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function loadConfig(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return refuse(error.message);
  }
}

/**
 * Makes this process the API: configured by its environment, stopped by a signal. It tells its parent when it answers.
 * @param seed fills an empty store where `SEED=demo` asks for it; production has none
 */
export async function serve({ seed }: Pick<ServerOptions, 'seed'> = {}): Promise<void> {
  const config = loadConfig();
  if (config.seed === 'demo' && seed === undefined)
    refuse('SEED=demo asks for demo data, which the API by itself does not have. Start it as @vela/demo-market/api.');
  const log = createLog(config);
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'));
  const clock = config.clockAheadDays === 0 ? systemClock : clockAhead(config.clockAheadDays);
  const server = await startServer(config, {
    log,
    clock,
    deliverers: deliverersFor,
    ...(config.seed === 'demo' && seed !== undefined ? { seed } : {}),
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
}
