import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { MINUTE_MS } from '@vela/market/days';
import { isInPartition } from '@vela/matching/partitions';
import { requestDurations } from '@vela/telemetry';
import type { App } from './app.js';
import type { Config } from './config/index.js';
import { type AppOptions, createIndexEngine, openAppToRead } from './create-app.js';
import { PartitionListener } from './hiring/matching/index.js';
import { followExposures } from './hiring/rankings/index.js';
import { repeatFollowingRates } from './jobs.js';
import { createHttpServer, listen } from './platform/http/index.js';
import { repeat } from './platform/jobs/index.js';
import { type CleanUps, drain, startAgainWhileAway } from './platform/shutdown/index.js';
import { followRates } from './reference/rates/index.js';
import { watchProcess } from './watch-process.js';

/** A process that holds the index of one partition, and answers the API's questions about it. */
export interface RunningMatching {
  readonly port: number;
  /** Settles when the index is ready, or cannot become so. */
  readonly matching: Promise<void>;
  /** Lets questions in hand be answered, writes the index down and closes everything; may be called more than once. */
  stop(): Promise<void>;
}

/**
 * Starts a process of the matching service. Any number may hold the same partition; API processes spread their questions over them.
 * @throws Error if the settings name no partition, the store cannot be reached or the port is taken; nothing is left running then
 */
export const startMatching = (config: Config, options: AppOptions = {}): Promise<RunningMatching> =>
  startAgainWhileAway((cleanUps) => start(config, options, cleanUps), options.log);

/** Follows how often the people of a partition were shown, one reading after the other. */
function exposureFollower(app: App, isFollowed: (profileId: string) => boolean): (upTo?: number) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (upTo = 0) => {
    const following = last.then(() =>
      upTo === 0 || upTo > app.exposures.moment ? followExposures(app, { isFollowed, upTo }) : undefined,
    );
    last = following.catch(() => undefined);
    return following;
  };
}

async function start(config: Config, options: AppOptions, cleanUps: CleanUps): Promise<RunningMatching> {
  const partition = config.matchPartition;
  if (partition === null) throw new Error('The settings name no partition.');
  const startedAt = Date.now();
  const { app, connection } = await openAppToRead(config, options, cleanUps);
  const engine = createIndexEngine(config, connection, app);
  // Saved profiles are told by whoever asks, and by the store.
  await app.replicas.start({
    changed: () => undefined,
    recordsWritten: () => undefined,
    profileSaved: () => undefined,
    profilesMissed: () => undefined,
    catalogueChanged: () => app.catalogue.reload(),
  });
  cleanUps.add(() => app.replicas.stop());
  await app.catalogue.reload();
  await followRates(app);
  cleanUps.add(repeatFollowingRates(app, () => undefined));
  const follow = exposureFollower(app, (profileId) => isInPartition(partition, profileId));
  await follow();
  cleanUps.add(repeat('follow exposures', MINUTE_MS, () => follow(), app.log));
  const metrics = await watchProcess(
    app,
    connection,
    { matchExtent: () => engine.extent, liveStreams: () => 0, isReady: () => engine.ready },
    cleanUps,
  );
  let isLeaving = false;
  const questions = requestDurations(metrics.registry, 'match_request_duration_seconds', 'question');
  const listener = new PartitionListener({
    holder: {
      partition,
      get ready() {
        return engine.ready && !isLeaving;
      },
      get extent() {
        return engine.extent;
      },
      current: () => engine.current(),
      takeIn: async (ids, since) => {
        // Somebody may have chosen what was added to the catalogue just before.
        await app.replicas.current();
        await engine.takeIn(ids, since);
      },
    },
    exposures: app.exposures,
    reachMoment: follow,
    secrets: config.matchService.secrets,
    process: randomUUID(),
    startedAt,
    log: app.log,
  });
  const answer: RequestListener = (request, response) => {
    const kind = PartitionListener.kindOf(request);
    if (kind === null) return listener.listen(request, response);
    questions.follow(response, () => kind);
    app.tracing.request(request, response, kind, () => listener.listen(request, response));
  };
  const server = createHttpServer(answer);
  let matching: Promise<void> = Promise.resolve();
  cleanUps.add(async () => {
    await engine.stop();
    await matching.catch(() => undefined);
  });
  const port = await listen(server, config.port, config.host);
  cleanUps.add(() => drain(server));
  // Whoever looks before the port is closed asks others from then on.
  cleanUps.add(() => {
    isLeaving = true;
  });
  matching = engine.start();
  return { port, matching, stop: () => cleanUps.run() };
}
