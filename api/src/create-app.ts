import type { Connection } from 'mongoose';
import { ExposureTable } from '@vela/matching';
import { idleTracing } from '@vela/telemetry';
import type { App } from './app.js';
import type { Config } from './config/index.js';
import {
  IndexEngine,
  IndexSnapshots,
  type MatchEngine,
  OwnProfiles,
  PipelineEngine,
  ServiceEngine,
} from './hiring/matching/index.js';
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
  untilMigrated,
  watchAvailability,
} from './platform/database/index.js';
import { createHandles } from './platform/handles/index.js';
import { JobProgress } from './platform/jobs/index.js';
import { callCountsOn, createLimitIndexes } from './platform/limits/index.js';
import { LiveEvents } from './platform/live/index.js';
import { marksOn } from './platform/marks/index.js';
import { createNotifications } from './platform/notifications/index.js';
import { createLog, CspCounts, type Log, type Tracing } from './platform/observability/index.js';
import { createMailBudgets, createOutbox, type Deliverers } from './platform/outbox/index.js';
import { hearOfWritesHere, RecordCache } from './platform/record-cache/index.js';
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

/** What engines work with. */
type EngineNeeds = Pick<App, 'models' | 'catalogue' | 'rates' | 'exposures' | 'log' | 'records'>;

/** Where the match index is kept between two starts; null for nowhere. */
const snapshotsOf = (
  { matchIndexDir, matchPartition: partition }: Config,
  connection: Connection,
  { rates, log }: Pick<EngineNeeds, 'rates' | 'log'>,
): IndexSnapshots | null =>
  matchIndexDir === null
    ? null
    : new IndexSnapshots(matchIndexDir, {
        storeIdentity: () => storedSecret(connection, 'storeIdentity'),
        rates,
        log,
        partition,
      });

/** @returns an index of everybody, or of the partition that the settings name */
export const createIndexEngine = (
  config: Config,
  connection: Connection,
  { models, catalogue, ...needs }: EngineNeeds,
): IndexEngine =>
  new IndexEngine(models.jobSeekerProfiles, catalogue, {
    rates: needs.rates,
    exposures: needs.exposures,
    log: needs.log,
    records: needs.records,
    snapshots: snapshotsOf(config, connection, needs),
    partition: config.matchPartition,
  });

function createMatchEngine(config: Config, connection: Connection, needs: EngineNeeds): MatchEngine {
  const { models, catalogue, rates, exposures, log, records } = needs;
  const { matchEngine, matchService } = config;
  if (matchEngine === 'pipeline')
    return new PipelineEngine(models.jobSeekerProfiles, catalogue, { rates, exposures, log });
  if (matchEngine === 'index') return createIndexEngine(config, connection, needs);
  const own = new OwnProfiles(models.jobSeekerProfiles, records);
  const [secret = null] = matchService.secrets;
  return new ServiceEngine({ addresses: matchService.addresses, secret, own, exposures, log });
}

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
  const recordCache = new RecordCache();
  const matchEngine = createMatchEngine(config, connection, {
    models,
    catalogue,
    rates,
    exposures,
    log,
    records: recordCache,
  });
  const marks = marksOn(connection, config);
  const replicas = new Replicas(connection, {
    // A matching service hears of a changed catalogue as other processes do.
    alone: config.replicas === 'one' && config.matchEngine !== 'service' && config.matchPartition === null,
    catalogueMark: () => catalogue.mark,
    own: recordCache,
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
    jobProgress: new JobProgress(connection),
    records: recordCache,
    recordCache,
    outbox: createOutbox(models.outbox, clock, {
      ...createMailBudgets(models.mailCounts, { clock, marks }),
      ...createNotifications({
        models,
        records: recordCache,
        clock,
        appOrigin: config.appOrigin,
        roleText: (name) => catalogue.spoken.roleText(name),
      }),
    }),
    sessions: createSessionRegistry(connection, clock),
    callCounts: callCountsOn(connection),
    live: new LiveEvents(connection, { models, records: recordCache, clock, log }),
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
    replies: new ReplyBoard({ models, records: recordCache, clock }),
    profileWatcher: {
      profileSaved: (id) => {
        matchEngine.profileSaved(id);
        replicas.profileSaved(id);
      },
    },
  };
}

interface OpenedApp {
  readonly app: App;
  readonly connection: Connection;
}

/** Connects to the store and puts together what works on it. @throws Error if the store cannot be reached */
async function connectApp(
  config: Config,
  options: AppOptions,
  cleanUps: CleanUps,
  watched = config.metricsPort !== null || config.traces.endpoint !== null,
): Promise<OpenedApp> {
  const connection = await connectStore(config.mongoUri, { watched });
  cleanUps.add(() => connection.close());
  if (config.environment === 'production') await refuseEmbeddedStore(connection);
  const app = createApp(config, connection, options);
  cleanUps.add(() => app.availability.stop());
  return { app, connection };
}

/**
 * What every process of the API begins with: connects to the store, puts together what works on it, and brings it up to date.
 * @throws Error if the store cannot be reached or a migration fails
 */
export async function openApp(config: Config, options: AppOptions, cleanUps: CleanUps): Promise<OpenedApp> {
  const { app, connection } = await connectApp(config, options, cleanUps, true);
  // Workers, too: what they write is announced to who keeps records.
  cleanUps.add(hearOfWritesHere(connection, app.recordCache));
  await Promise.all([
    migrate(connection, MIGRATIONS, config),
    createLimitIndexes(connection),
    createSessionIndexes(connection),
    createReplicaIndexes(connection),
  ]);
  return { app, connection };
}

/**
 * The same for a process that only reads: it waits until another one has brought the store up to date.
 * @throws Error if the store cannot be reached, is newer than this version, or stays as it is for too long
 */
export async function openAppToRead(config: Config, options: AppOptions, cleanUps: CleanUps): Promise<OpenedApp> {
  const opened = await connectApp(config, options, cleanUps);
  await untilMigrated(opened.connection, MIGRATIONS, opened.app.log);
  return opened;
}
