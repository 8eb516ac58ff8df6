import { listenProblem } from '@vela/settings';
import { startTracing } from '@vela/telemetry';
import { type Config, ConfigError, type ConfigReader, readConfig } from './config/index.js';
import { clockAhead, systemClock } from './platform/clock/index.js';
import { createLog, type Log, type Tracing } from './platform/observability/index.js';

/** Most time a stop may take before the process is ended all the same. */
const STOP_MS = 9500;

/** Ends this process with a sentence for the terminal. */
export function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** @returns what the environment of this process decides; where that is of no use the process ends */
export function configOfProcess(reader: ConfigReader = 'api'): Config {
  try {
    return readConfig(process.env, reader);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return refuse(error.message);
  }
}

/** What runs in a process of its own. */
interface Running {
  stop(): Promise<void>;
}

/**
 * Makes this process run something until it is told to stop by a signal.
 * @param what its name in the log, and in traces
 * @param start is given the process' log and clock; what it throws ends the process
 */
export async function runInProcess<Started extends Running>(
  what: string,
  config: Config,
  start: (options: {
    readonly log: Log;
    readonly clock: typeof systemClock;
    readonly tracing: Tracing;
  }) => Promise<Started>,
): Promise<{ readonly running: Started; readonly log: Log }> {
  const log = createLog(config);
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'));
  const clock = config.clockAheadDays === 0 ? systemClock : clockAhead(config.clockAheadDays);
  const service = `vela-${what.toLowerCase()}`;
  const tracing = await startTracing({ service, version: config.version, ...config.traces });
  const running = await start({ log, clock, tracing }).catch((error: unknown) => {
    const sentence = listenProblem(error, process.env);
    if (sentence !== null) refuse(sentence);
    log.fatal({ err: error }, `the ${what} could not start`);
    process.exit(1);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      setTimeout(() => process.exit(1), STOP_MS).unref();
      const stop = async () => {
        try {
          await running.stop();
        } finally {
          await tracing.stop();
        }
      };
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'the stop failed');
          process.exit(1);
        },
      );
    });
  return { running, log };
}
