import type { Config } from './config/index.js';
import { type AppOptions, openApp } from './create-app.js';
import { repeatFollowingRates, startJobs } from './jobs.js';
import { type CleanUps, startAgainWhileAway } from './platform/shutdown/index.js';
import { followRates } from './reference/rates/index.js';
import { watchProcess } from './watch-process.js';

/** A process that only works: it runs the jobs and delivers the outbox, and answers nobody. */
export interface RunningWorker {
  /** Lets jobs and deliveries under way end and closes everything; may be called more than once. */
  stop(): Promise<void>;
}

/**
 * Starts a worker: jobs and mail, for API processes that leave them to it (`API_JOBS=none`). Several may run: each job and
 * each message is taken by one at a time, so that a second one stands by for the first.
 * @throws Error if the store cannot be reached or a migration fails; nothing is left running then
 */
export const startWorker = (config: Config, options: AppOptions = {}): Promise<RunningWorker> =>
  startAgainWhileAway((cleanUps) => start(config, options, cleanUps), options.log);

async function start(config: Config, options: AppOptions, cleanUps: CleanUps): Promise<RunningWorker> {
  const { app, connection } = await openApp(config, options, cleanUps);
  // It holds the catalogue and nothing else that others change, and tells them what it changes itself.
  await app.replicas.start({
    changed: () => undefined,
    recordsWritten: () => undefined,
    profileSaved: () => undefined,
    profilesMissed: () => undefined,
    catalogueChanged: () => app.catalogue.reload(),
  });
  cleanUps.add(() => app.replicas.stop());
  await app.catalogue.reload();
  const metrics = await watchProcess(
    app,
    connection,
    { matchExtent: () => null, liveStreams: () => 0, isReady: () => app.availability.reachable },
    cleanUps,
  );
  // It holds no index: the API's processes are told of saved profiles.
  const working = { ...app, profileWatcher: { profileSaved: (id: string) => app.replicas.profileSaved(id) } };
  const deliverers = options.deliverers?.(working) ?? {};
  await followRates(app);
  cleanUps.add(repeatFollowingRates(app, () => undefined));
  // It answers nobody, and so holds no answers.
  cleanUps.add(startJobs(working, connection, { metrics, deliverers, forget: () => undefined }));
  return { stop: () => cleanUps.run() };
}
