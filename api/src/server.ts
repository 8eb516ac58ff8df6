import type { Connection } from 'mongoose';
import type { FieldText } from '@vela/contracts/schemas';
import { loadCatalogues } from '@vela/language/catalogues';
import { ExposureTable } from '@vela/matching';
import { folderGauges, idleTracing, serveMetrics, startTracing } from '@vela/telemetry';
import { checkAnonymousTexts } from './accounts/job-seekers/index.js';
import { forgetNotifications } from './accounts/notifications/index.js';
import { loadCaller } from './accounts/users/index.js';
import type { App } from './app.js';
import { finishCatalogueChanges } from './back-office/catalogue/index.js';
import { endInactiveAccounts } from './back-office/privacy/index.js';
import type { Config } from './config/index.js';
import { createHandlers } from './handlers.js';
import { expireRequests } from './hiring/connections/index.js';
import { remindOfRequests } from './hiring/connections/index.js';
import { tellWhoIsAway } from './hiring/conversations/index.js';
import { invoiceDueHires } from './hiring/hires/index.js';
import { IndexEngine, IndexSnapshots, PipelineEngine } from './hiring/matching/index.js';
import { followExposures, RankingLog } from './hiring/rankings/index.js';
import { ReplyBoard } from './hiring/replies/index.js';
import { tellOfNewPeople } from './hiring/saved-searches/index.js';
import { MIGRATIONS } from './migrations.js';
import { remindOfInvoices } from './money/invoices/index.js';
import { checkBalances, expireLaunchOffers } from './money/ledger/index.js';
import { createProvider } from './money/subscriptions/index.js';
import { creditLostDisputes, reconcileCharges, reconcilePayments } from './money/subscriptions/index.js';
import { askAgainForVatNumbers } from './money/vat/index.js';
import { AnswerCache } from './platform/answer-cache/index.js';
import { type Clock, systemClock } from './platform/clock/index.js';
import {
  connectStore,
  migrate,
  refuseEmbeddedStore,
  storedSecret,
  transactionsOn,
  watchAvailability,
  watchStore,
} from './platform/database/index.js';
import { type Caller, mount } from './platform/endpoints/index.js';
import { isStoreUnavailable, toError } from './platform/errors/index.js';
import { createHandles } from './platform/handles/index.js';
import { createExpressApp, createHttpServer, createListener, listen } from './platform/http/index.js';
import { repeat } from './platform/jobs/index.js';
import { createLimitIndexes, createRateLimits } from './platform/limits/index.js';
import { LiveEvents } from './platform/live/index.js';
import { marksOn } from './platform/marks/index.js';
import { createNotifications } from './platform/notifications/index.js';
import {
  createLog,
  createMetrics,
  CspTally,
  type Log,
  type Metrics,
  type Tracing,
} from './platform/observability/index.js';
import { mountReference } from './platform/openapi/index.js';
import {
  createMailBudgets,
  createOutbox,
  type Deliverers,
  outboxMetrics,
  OutboxWorker,
} from './platform/outbox/index.js';
import {
  createSessionIndexes,
  createSessionKeeper,
  createSessionRegistry,
  hearOfEndings,
  sessionCookieName,
  sessions,
} from './platform/sessions/index.js';
import { CleanUps, drain } from './platform/shutdown/index.js';
import { createSignatures } from './platform/signatures/index.js';
import { createModels } from './records/models.js';
import { Catalogue } from './reference/categories/index.js';
import { createCountriesSource } from './reference/countries/index.js';

/** What tests and the process entry may replace. */
export interface ServerOptions {
  readonly clock?: Clock;
  readonly log?: Log;
  readonly tracing?: Tracing;
  /** How outside effects are delivered; kinds without one wait in the outbox. */
  readonly deliverers?: (app: App) => Deliverers;
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

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const OUTBOX_PAUSE_MS = 1000;
/** A kill loses the rankings that were shown for this long. */
const RANKINGS_PAUSE_MS = 2000;
/** What people wait for may have fallen due while nothing ran. */
const AT_ONCE_MS = 0;
/** How long a start goes on where the store comes and goes; one that never comes ends it after `connectStore`'s patience. */
const START_PATIENCE_MS = 30_000;

/** Where the match index is kept between two starts; null for nowhere. */
const snapshotsOf = ({ matchIndexDir, rates }: Config, connection: Connection, log: Log): IndexSnapshots | null =>
  matchIndexDir === null
    ? null
    : new IndexSnapshots(matchIndexDir, { storeIdentity: () => storedSecret(connection, 'storeIdentity'), rates, log });

/** Puts together what features work with, on a connected store. */
export function createApp(
  config: Config,
  connection: Connection,
  { clock = systemClock, log = createLog(config), tracing = idleTracing() }: ServerOptions,
): App {
  const models = createModels(connection);
  const catalogue = new Catalogue(models.categories);
  const exposures = new ExposureTable();
  const Engine = config.matchEngine === 'pipeline' ? PipelineEngine : IndexEngine;
  const snapshots = snapshotsOf(config, connection, log);
  const matchEngine = new Engine(models.jobSeekerProfiles, catalogue, {
    rates: config.rates,
    exposures,
    log,
    snapshots,
  });
  const marks = marksOn(connection, config);
  return {
    config,
    clock,
    log,
    tracing,
    models,
    availability: watchAvailability(connection),
    inTransaction: transactionsOn(connection),
    outbox: createOutbox(models.outbox, clock, {
      ...createMailBudgets(models.mailCounts, { clock, marks }),
      ...createNotifications({ models, clock, appOrigin: config.appOrigin }),
    }),
    sessions: createSessionRegistry(connection, clock),
    live: new LiveEvents(connection, { models, clock, log }),
    marks,
    signatures: createSignatures(async () => config.sessionSecret ?? (await storedSecret(connection, 'sessionSecret'))),
    handles: createHandles(async () =>
      config.handleSecrets.length > 0 ? config.handleSecrets : [await storedSecret(connection, 'handleSecret')],
    ),
    catalogue,
    countries: createCountriesSource(config, { clock, log }),
    rates: config.rates,
    payments: createProvider(config),
    cspTally: new CspTally(),
    exposures,
    matchEngine,
    rankingLog: new RankingLog(models, log),
    replies: new ReplyBoard({ models, clock }),
    profileWatcher: matchEngine,
  };
}

/** Work that is due without anybody asking for it. */
function startJobs(app: App, metrics: Metrics, deliverers: Deliverers, cleanUps: CleanUps): void {
  const outbox = new OutboxWorker(app.models.outbox, deliverers, app.clock, app.log, { ...app, metrics });
  outboxMetrics(metrics.registry, app.models.outbox, app.clock);
  const jobs = [
    repeat('expire requests', MINUTE_MS, () => expireRequests(app), app.log, AT_ONCE_MS),
    repeat('remind of requests', MINUTE_MS, () => remindOfRequests(app), app.log, AT_ONCE_MS),
    repeat('expire launch offers', MINUTE_MS, () => expireLaunchOffers(app), app.log, AT_ONCE_MS),
    repeat('reconcile payments', MINUTE_MS, () => reconcilePayments(app), app.log),
    repeat('reconcile charges', 10 * MINUTE_MS, () => reconcileCharges(app), app.log),
    repeat('credit lost disputes', HOUR_MS, () => creditLostDisputes(app), app.log, AT_ONCE_MS),
    repeat('ask for VAT numbers', 10 * MINUTE_MS, () => askAgainForVatNumbers(app), app.log),
    repeat('check balances', HOUR_MS, async () => metrics.countLedgerDifferences(await checkBalances(app)), app.log),
    repeat('tell who is away', MINUTE_MS, () => tellWhoIsAway(app), app.log, AT_ONCE_MS),
    repeat('tell of new people', 10 * MINUTE_MS, () => tellOfNewPeople(app), app.log),
    repeat('forget notifications', HOUR_MS, () => forgetNotifications(app), app.log),
    repeat('end inactive accounts', HOUR_MS, () => endInactiveAccounts(app), app.log),
    repeat('finish catalogue changes', MINUTE_MS, () => finishCatalogueChanges(app), app.log),
    repeat('invoice hires', MINUTE_MS, () => invoiceDueHires(app), app.log, AT_ONCE_MS),
    repeat('remind of invoices', MINUTE_MS, () => remindOfInvoices(app), app.log, AT_ONCE_MS),
    repeat('write rankings', RANKINGS_PAUSE_MS, () => app.rankingLog.write(), app.log),
    repeat('follow exposures', MINUTE_MS, () => followExposures(app), app.log),
    repeat('outbox', OUTBOX_PAUSE_MS, () => outbox.beginDue(), app.log),
  ];
  cleanUps.add(async () => {
    await Promise.all(jobs.map((stop) => stop()));
    await outbox.stop();
  });
}

/**
 * Starts the API: connects to the store, brings it up to date, serves the endpoints and runs the jobs.
 * A store that goes away meanwhile has it begin again: every step may be done twice.
 * @throws Error if the store cannot be reached, a migration fails or the port is taken; nothing is left running then
 */
export async function startServer(config: Config, options: ServerOptions = {}): Promise<RunningServer> {
  const deadline = Date.now() + START_PATIENCE_MS;
  for (;;) {
    const cleanUps = new CleanUps();
    try {
      return await start(config, options, cleanUps);
    } catch (error) {
      await cleanUps.run().catch(() => undefined);
      if (!isStoreUnavailable(toError(error)) || Date.now() >= deadline) throw error;
      options.log?.warn({ err: error }, 'the store went away while the API was starting; starting again');
    }
  }
}

/** The packages whose texts the API writes. */
const SPEAKING = ['api', 'contracts', 'market', 'formats', 'matching'];

async function start(config: Config, options: ServerOptions, cleanUps: CleanUps): Promise<RunningServer> {
  loadCatalogues(SPEAKING);
  const tracing =
    options.tracing ?? (await startTracing({ service: 'vela-api', version: config.version, ...config.traces }));
  if (options.tracing === undefined) cleanUps.add(() => tracing.stop());
  const watched = config.metricsPort !== null || config.traces.endpoint !== null;
  const connection = await connectStore(config.mongoUri, { watched });
  cleanUps.add(() => connection.close());
  if (config.environment === 'production') await refuseEmbeddedStore(connection);
  const app = createApp(config, connection, { ...options, tracing });
  cleanUps.add(() => app.availability.stop());
  await Promise.all([
    migrate(connection, MIGRATIONS, config),
    createLimitIndexes(connection),
    createSessionIndexes(connection),
  ]);
  await options.seed?.(app);
  await app.catalogue.reload();

  await followExposures(app);
  cleanUps.add(() => app.rankingLog.write());

  const metrics = createMetrics({
    processMetrics: config.metricsPort !== null,
    matchExtent: () => app.matchEngine.extent,
    cspViolations: () => app.cspTally.counts,
    liveStreams: () => app.live.size,
  });
  if (watched) cleanUps.add(watchStore(connection, { metrics, tracing }));
  const secret = config.sessionSecret ?? (await storedSecret(connection, 'sessionSecret'));
  const cache = new AnswerCache(config.answerCacheMs, sessionCookieName(config));
  const ended = (sessionId: string | null): void => {
    cache.forget();
    if (sessionId === null) void app.live.check().catch(() => undefined);
    else app.live.endSession(sessionId);
  };
  cleanUps.add(hearOfEndings(connection, ended, app.log));
  app.live.start(() => cache.forget());
  cleanUps.add(() => app.live.stop());
  const platform = {
    config,
    clock: app.clock,
    cache,
    log: app.log,
    metrics,
    availability: app.availability,
    sessions: sessions(config, connection, secret, app.clock),
    sessionKeeper: createSessionKeeper(connection, app.clock, app),
    limits: createRateLimits(config, connection),
    loadCaller: (userId: string) => loadCaller(app, userId),
    checkAnonymousTexts: (caller: Caller, texts: readonly FieldText[]) => checkAnonymousTexts(app, caller, texts),
  };
  const express = createExpressApp(config, app.log, (routes) => {
    mount(routes, createHandlers(app), platform);
    mountReference(routes, config);
  });
  if (options.jobs !== 'none') startJobs(app, metrics, options.deliverers?.(app) ?? {}, cleanUps);
  if (config.metricsPort !== null) {
    if (config.matchIndexDir !== null) folderGauges(metrics.registry, { 'match index': config.matchIndexDir });
    const metricsServer = await serveMetrics(metrics.registry, config.metricsPort, config.metricsHost);
    cleanUps.add(() => metricsServer.stop());
  }
  const server = createHttpServer(createListener(express, { cache, config, log: app.log, metrics, tracing }));
  const port = await listen(server, config.port, config.host);
  cleanUps.add(() => drain(server));
  // Lines that stay open would be waited for.
  cleanUps.add(() => app.live.endAll());
  // Building the index of a large market takes a while: the instance answers what it can and says that it is starting.
  const matching = app.matchEngine.start();
  cleanUps.add(async () => {
    await app.matchEngine.stop();
    await matching.catch(() => undefined);
  });
  return { port, app, matching, stop: () => cleanUps.run() };
}
