import { settingsThatFollow } from '@vela/settings';
import { deliverersFor } from './deliverers.js';
import { configOfProcess, refuse, runInProcess } from './process.js';
import { type ServerOptions, startServer } from './server.js';

/**
 * Makes this process the API: configured by its environment, stopped by a signal. It tells its parent when it answers.
 * @param seed fills an empty store where `SEED=demo` asks for it; production has none
 */
export async function serve({ seed }: Pick<ServerOptions, 'seed'> = {}): Promise<void> {
  await settingsThatFollow();
  const config = configOfProcess();
  if (config.seed === 'demo' && seed === undefined)
    refuse('SEED=demo asks for demo data, which the API by itself does not have. Start it as @vela/demo-market/api.');
  const { running, log } = await runInProcess('API', config, (options) =>
    startServer(config, {
      ...options,
      deliverers: deliverersFor,
      ...(config.seed === 'demo' && seed !== undefined ? { seed } : {}),
    }),
  );
  log.info({ port: running.port }, 'listening');
  running.matching.catch((error: unknown) => {
    log.fatal({ err: error }, 'the match engine could not be made ready');
    process.exit(1);
  });
  process.send?.({ ready: true, port: running.port });
}
