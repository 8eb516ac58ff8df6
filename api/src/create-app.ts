import type { Connection } from 'mongoose';
import { ExposureTable, type RateTable } from '@vela/matching';
import { idleTracing } from '@vela/telemetry';
import type { App } from './app.js';
import type { Config } from './config/index.js';
import { IndexEngine, IndexSnapshots, PipelineEngine } from './hiring/matching/index.js';
import { RankingLog } from './hiring/rankings/index.js';
import { ReplyBoard } from './hiring/replies/index.js';
import { MIGRATIONS } from './migrations.js';
import { createProvider } from './money/subscriptions/index.js';
import { type Clock, systemClock } from './platform/clock/index.js';
import {
  connectStore,
  migrate,
  refuseEmbeddedStore,
  storedSecret,
  transactionsOn,
  watchAvailability,
} from './platform/database/index.js';
import { createHandles } from './platform/handles/index.js';
import { createLimitIndexes } from './platform/limits/index.js';
import { LiveEvents } from './platform/live/index.js';
import { marksOn } from './platform/marks/index.js';
import { createNotifications } from './platform/notifications/index.js';
import { createLog, CspCounts, type Log, type Tracing } from './platform/observability/index.js';
import { createMailBudgets, createOutbox, type Deliverers } from './platform/outbox/index.js';
import { createReplicaIndexes, Replicas } from './platform/replicas/index.js';
import { createSessionIndexes, createSessionRegistry } from './platform/sessions/index.js';
import type { CleanUps } from './platform/shutdown/index.js';
import { createSignatures } from './platform/signatures/index.js';
import { createModels } from './records/models.js';
import { Catalogue } from './reference/categories/index.js';
import { createCountriesSource } from './reference/countries/index.js';
import { LiveRates } from './reference/rates/index.js';
import { loadTexts } from './texts.js';

/** What tests and the process entries may replace. */
export interface AppOptions {
  readonly clock?: Clock;
  readonly log?: Log;
  readonly tracing?: Tracing;
  /** How outside effects are delivered; kinds without one wait in the outbox. */
  readonly deliverers?: (app: App) => Deliverers;
}

/** Where the match index is kept between two starts; null for nowhere. */
const snapshotsOf = (
  { matchIndexDir }: Config,
  connection: Connection,
  { rates, log }: { readonly rates: RateTable; readonly log: Log },
): IndexSnapshots | null =>
  matchIndexDir === null
    ? null
    : new IndexSnapshots(matchIndexDir, { storeIdentity: () => storedSecret(connection, 'storeIdentity'), rates, log });

/** @returns what signs cookies and links, the newest first */
export const sessionSecretsOf = async (
  { sessionSecrets }: Config,
  connection: Connection,
): Promise<readonly [string, ...string[]]> => {
  const [newest, ...others] = sessionSecrets;
  return newest === undefined ? [await storedSecret(connection, 'sessionSecret')] : [newest, ...others];
};

/** Puts together what features work with, on a connected store. */
export function createApp(
  config: Config,
  connection: Connection,
  { clock = systemClock, log = createLog(config), tracing = idleTracing() }: AppOptions,
): App {
  loadTexts();
  const models = createModels(connection);
  const catalogue = new Catalogue(models.categories);
  const exposures = new ExposureTable();
  const rates = new LiveRates(config.rates);
  const Engine = config.matchEngine === 'pipeline' ? PipelineEngine : IndexEngine;
  const snapshots = snapshotsOf(config, connection, { rates, log });
  const matchEngine = new Engine(models.jobSeekerProfiles, catalogue, {
    rates,
    exposures,
    log,
    snapshots,
  });
  const marks = marksOn(connection, config);
  const replicas = new Replicas(connection, {
    alone: config.replicas === 'one',
    catalogueMark: () => catalogue.mark,
    clock,
    log,
  });
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
      ...createNotifications({
        models,
        clock,
        appOrigin: config.appOrigin,
        roleText: (name) => catalogue.spoken.roleText(name),
      }),
    }),
    sessions: createSessionRegistry(connection, clock),
    live: new LiveEvents(connection, { models, clock, log }),
    marks,
    signatures: createSignatures(() => sessionSecretsOf(config, connection)),
    handles: createHandles(async () =>
      config.handleSecrets.length > 0 ? config.handleSecrets : [await storedSecret(connection, 'handleSecret')],
    ),
    catalogue,
    replicas,
    countries: createCountriesSource(config, { clock, log }),
    rates,
    payments: createProvider(config),
    cspCounts: new CspCounts(),
    exposures,
    matchEngine,
    rankingLog: new RankingLog(models, log),
    replies: new ReplyBoard({ models, clock }),
    profileWatcher: {
      profileSaved: (id) => {
        matchEngine.profileSaved(id);
        replicas.profileSaved(id);
      },
    },
  };
}

/**
 * What every process of the API begins with: connects to the store, puts together what works on it, and brings it up to date.
 * @throws Error if the store cannot be reached or a migration fails
 */
export async function openApp(
  config: Config,
  options: AppOptions,
  cleanUps: CleanUps,
): Promise<{ readonly app: App; readonly connection: Connection }> {
  const watched = config.metricsPort !== null || config.traces.endpoint !== null;
  const connection = await connectStore(config.mongoUri, { watched });
  cleanUps.add(() => connection.close());
  if (config.environment === 'production') await refuseEmbeddedStore(connection);
  const app = createApp(config, connection, options);
  cleanUps.add(() => app.availability.stop());
  await Promise.all([
    migrate(connection, MIGRATIONS, config),
    createLimitIndexes(connection),
    createSessionIndexes(connection),
    createReplicaIndexes(connection),
  ]);
  return { app, connection };
}
