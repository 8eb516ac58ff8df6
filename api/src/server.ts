import type { FieldText } from '@vela/contracts/schemas';
import { checkAnonymousTexts } from './accounts/job-seekers/index.js';
import { loadCaller } from './accounts/users/index.js';
import type { App } from './app.js';
import type { Config } from './config/index.js';
import { type AppOptions, openApp, sessionSecretsOf } from './create-app.js';
import { createHandlers } from './handlers.js';
import { followShown, startJobs, startOwnWork } from './jobs.js';
import { AnswerCache } from './platform/answer-cache/index.js';
import { recordShown } from './platform/audit/index.js';
import { leaveFilling } from './platform/database/index.js';
import { type Caller, type Look, mount } from './platform/endpoints/index.js';
import { createExpressApp, createHttpServer, createListener, listen } from './platform/http/index.js';
import { createRateLimits } from './platform/limits/index.js';
import { mountReference } from './platform/openapi/index.js';
import { hearOfWritesElsewhere } from './platform/record-cache/index.js';
import { createSessionKeeper, hearOfEndings, sessionCookieName, sessions } from './platform/sessions/index.js';
import { type CleanUps, drain, startAgainWhileAway } from './platform/shutdown/index.js';
import { followRates } from './reference/rates/index.js';
import { watchProcess } from './watch-process.js';

/** What tests and the process entry may replace. */
export interface ServerOptions extends AppOptions {
  /** `none`: nothing happens by itself, for tests that call the jobs when they mean to. */
  readonly jobs?: 'none';
  /** Fills an empty store once it is migrated. */
  readonly seed?: (app: App) => Promise<void>;
}

export interface RunningServer {
  readonly port: number;
  readonly app: App;
  /** Settles when the match engine is ready, or cannot become so. */
  readonly matching: Promise<void>;
  /** Lets requests in flight finish and closes everything; may be called more than once. */
  stop(): Promise<void>;
}

/**
 * Starts the API: connects to the store, brings it up to date and serves the endpoints; runs the jobs too, unless a worker does.
 * @throws Error if the store cannot be reached, a migration fails or the port is taken; nothing is left running then
 */
export const startServer = (config: Config, options: ServerOptions = {}): Promise<RunningServer> =>
  startAgainWhileAway((cleanUps) => start(config, options, cleanUps), options.log);

async function start(config: Config, options: ServerOptions, cleanUps: CleanUps): Promise<RunningServer> {
  const { app, connection } = await openApp(config, options, cleanUps);
  await options.seed?.(app);
  await leaveFilling(connection);
  const cache = new AnswerCache(config.answerCacheMs, sessionCookieName(config));
  await app.replicas.start({
    changed: () => cache.forget(),
    recordsWritten: (writes) => {
      for (const { collection, id } of writes) app.recordCache.changedElsewhere(collection, id);
    },
    profileSaved: (id) => app.matchEngine.profileSaved(id),
    profilesMissed: (since) => app.matchEngine.profilesMissed(since),
    catalogueChanged: () => app.catalogue.reload(),
  });
  cleanUps.add(() => app.replicas.stop());
  await app.catalogue.reload();
  await followRates(app);
  await followShown(app);
  cleanUps.add(() => app.rankingLog.write());

  const metrics = await watchProcess(
    app,
    connection,
    {
      matchExtent: () => app.matchEngine.extent,
      liveStreams: () => app.live.size,
      isReady: () => app.availability.reachable && app.matchEngine.ready,
    },
    cleanUps,
  );
  const secrets = await sessionSecretsOf(config, connection);
  const ended = (sessionId: string | null): void => {
    cache.forget();
    if (sessionId === null) void app.live.check().catch(() => undefined);
    else app.live.endSession(sessionId);
  };
  cleanUps.add(hearOfEndings(connection, ended, app.log));
  cleanUps.add(hearOfWritesElsewhere(connection, app.recordCache, app.log));
  app.live.start(() => cache.forget());
  cleanUps.add(() => app.live.stop());
  const platform = {
    config,
    clock: app.clock,
    cache,
    log: app.log,
    metrics,
    availability: app.availability,
    replicas: app.replicas,
    sessions: sessions(config, connection, {
      secrets,
      clock: app.clock,
      records: app.records,
      written: () => app.replicas.changed(),
    }),
    sessionKeeper: createSessionKeeper(connection, app.clock, app),
    limits: createRateLimits(config, connection),
    loadCaller: (userId: string) => loadCaller(app, userId),
    checkAnonymousTexts: (caller: Caller, texts: readonly FieldText[]) => checkAnonymousTexts(app, caller, texts),
    recordShown: (look: Look) => recordShown(app, look),
  };
  const express = createExpressApp(config, app.log, (routes) => {
    mount(routes, createHandlers(app), platform);
    mountReference(routes, config);
  });
  if (options.jobs !== 'none') {
    cleanUps.add(startOwnWork(app, () => cache.forget()));
    if (config.jobs === 'here') {
      const deliverers = options.deliverers?.(app) ?? {};
      cleanUps.add(startJobs(app, connection, { metrics, deliverers, forget: () => cache.forget() }));
    }
  }
  const server = createHttpServer(
    createListener(express, {
      cache,
      config,
      log: app.log,
      metrics,
      replicas: app.replicas,
      tracing: app.tracing,
    }),
  );
  let matching: Promise<void> = Promise.resolve();
  cleanUps.add(async () => {
    await app.matchEngine.stop();
    await matching.catch(() => undefined);
  });
  const port = await listen(server, config.port, config.host);
  // What still comes is answered as before: everything else ends after it.
  cleanUps.add(() => drain(server));
  // Lines that stay open would be waited for.
  cleanUps.add(() => app.live.endAll());
  // Building the index of a large market takes a while: the instance answers what it can and says that it is starting.
  matching = app.matchEngine.start();
  return { port, app, matching, stop: () => cleanUps.run() };
}
