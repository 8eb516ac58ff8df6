import type { Connection } from 'mongoose';
import { OUTBOX_KINDS } from '@vela/contracts/constants';
import { HOUR_MS, MINUTE_MS } from '@vela/market/days';
import { forgetNotifications } from './accounts/notifications/index.js';
import { forgetFormerShields } from './accounts/shields/index.js';
import type { App } from './app.js';
import { finishCatalogueChanges } from './back-office/catalogue/index.js';
import { endInactiveAccounts } from './back-office/privacy/index.js';
import { expireRequests, remindOfRequests } from './hiring/connections/index.js';
import { tellWhoIsAway } from './hiring/conversations/index.js';
import { invoiceDueHires } from './hiring/hires/index.js';
import { followExposures, followMoments } from './hiring/rankings/index.js';
import { tellOfNewPeople } from './hiring/saved-searches/index.js';
import { remindOfInvoices } from './money/invoices/index.js';
import { CHECK_BALANCES, checkBalances, expireLaunchOffers, ledgerMetrics } from './money/ledger/index.js';
import {
  creditLostDisputes,
  RECONCILE_CHARGES,
  reconcileCharges,
  reconcilePayments,
} from './money/subscriptions/index.js';
import { askAgainForVatNumbers } from './money/vat/index.js';
import { type Job, JobLeases, repeat, runLeased } from './platform/jobs/index.js';
import type { Metrics } from './platform/observability/index.js';
import { type Deliverers, forgetFailed, outboxMetrics, OutboxWorker } from './platform/outbox/index.js';
import { uncached } from './records/reads.js';
import { followRates, refreshRates } from './reference/rates/index.js';

const OUTBOX_PAUSE_MS = 1000;
/** A kill loses the rankings that were shown for this long. */
const RANKINGS_PAUSE_MS = 2000;

/** What people wait for may have fallen due while nothing ran. */
const atOnce = (name: string, pauseMs: number, work: Job['work']): Job => ({ name, pauseMs, firstAfterMs: 0, work });
/** What may wait until a start is over. */
const later = (name: string, pauseMs: number, work: Job['work']): Job => ({
  name,
  pauseMs,
  firstAfterMs: MINUTE_MS,
  work,
});

/** @returns what is due without anybody asking for it, once for the whole store */
export const jobsOf = (app: App): readonly Job[] => [
  atOnce('expire requests', MINUTE_MS, () => expireRequests(app)),
  atOnce('remind of requests', MINUTE_MS, () => remindOfRequests(app)),
  atOnce('expire launch offers', MINUTE_MS, () => expireLaunchOffers(app)),
  later('reconcile payments', MINUTE_MS, () => reconcilePayments(app)),
  later(RECONCILE_CHARGES, 10 * MINUTE_MS, () => reconcileCharges(app)),
  atOnce('credit lost disputes', HOUR_MS, () => creditLostDisputes(app)),
  later('ask for VAT numbers', 10 * MINUTE_MS, () => askAgainForVatNumbers(app)),
  later(CHECK_BALANCES, HOUR_MS, async () => app.jobProgress.noteFound(CHECK_BALANCES, await checkBalances(app))),
  atOnce('tell who is away', MINUTE_MS, () => tellWhoIsAway(app)),
  later('tell of new people', 10 * MINUTE_MS, () => tellOfNewPeople(app)),
  later('forget notifications', HOUR_MS, () => forgetNotifications(app)),
  later('forget mails given up', HOUR_MS, () => forgetFailed(app)),
  later('forget former shields', HOUR_MS, () => forgetFormerShields(app)),
  later('end inactive accounts', HOUR_MS, () => endInactiveAccounts(app)),
  later('refresh rates', HOUR_MS, () => refreshRates(app)),
  later('finish catalogue changes', MINUTE_MS, () => finishCatalogueChanges(app)),
  atOnce('invoice hires', MINUTE_MS, () => invoiceDueHires(app)),
  atOnce('remind of invoices', MINUTE_MS, () => remindOfInvoices(app)),
];

/** The app as jobs get it: what they change is announced as what people change is, before a job goes on. */
const announced = (app: App, announce: () => Promise<void>): App => ({
  ...app,
  // Nobody asked them for news of other processes.
  records: uncached,
  inTransaction: async (work, changes) => {
    const result = await app.inTransaction(work, changes);
    await announce();
    return result;
  },
});

/** The job with each of its runs counted, timed and a trace of its own. */
const followed = (job: Job, { tracing }: App, metrics: Metrics, announce: () => Promise<void>): Job => ({
  ...job,
  // What was changed outside of a transaction is announced at its end.
  work: async () => {
    try {
      await metrics.followJob(job.name, () => tracing.work(job.name, null, {}, () => job.work()));
    } finally {
      await announce();
    }
  },
});

/** What jobs stand on besides the app. */
interface JobOptions {
  readonly metrics: Metrics;
  readonly deliverers: Deliverers;
  /** Forgets the answers that this process holds; called before others are told of a change. */
  readonly forget: () => void;
}

/**
 * Runs the jobs and delivers what the outbox holds. Any number of processes may do so on one store: each job and each
 * message is taken by one at a time.
 * @returns stops it
 */
export function startJobs(
  app: App,
  connection: Connection,
  { metrics, deliverers, forget }: JobOptions,
): () => Promise<void> {
  const announce = (): Promise<void> => {
    forget();
    return app.replicas.changed();
  };
  const outbox = new OutboxWorker(app.models.outbox, deliverers, app.clock, app.log, { ...app, metrics });
  outboxMetrics(metrics.registry, app.models.outbox, app.clock);
  ledgerMetrics(metrics.registry, app.jobProgress);
  const jobs = jobsOf(announced(app, announce)).map((job) => followed(job, app, metrics, announce));
  metrics.beginWork(
    OUTBOX_KINDS,
    jobs.map(({ name }) => name),
  );
  const stopJobs = runLeased(jobs, new JobLeases(connection, { aheadDays: app.config.clockAheadDays }), app.log);
  const stopOutbox = repeat('outbox', OUTBOX_PAUSE_MS, () => outbox.beginDue(), app.log);
  return async () => {
    await Promise.all([stopJobs(), stopOutbox()]);
    await outbox.stop();
  };
}

/** Has this process compute with the rates that are in the store. @param forget the answers that it holds */
export const repeatFollowingRates = (app: App, forget: () => void): (() => Promise<void>) =>
  repeat(
    'follow rates',
    MINUTE_MS,
    async () => {
      if (await followRates(app)) forget();
    },
    app.log,
  );

/** Goes on with what is known of how often talents were shown: all of it, or its moment where the matching service knows the rest. */
export async function followShown(app: App): Promise<void> {
  if (app.config.matchEngine === 'service') followMoments(app);
  else await followExposures(app);
}

/**
 * What every process that answers does for itself.
 * @param forget the answers that it holds
 * @returns stops it
 */
export function startOwnWork(app: App, forget: () => void): () => Promise<void> {
  const stops = [
    repeatFollowingRates(app, forget),
    repeat('write rankings', RANKINGS_PAUSE_MS, () => app.rankingLog.write(), app.log),
    repeat('follow exposures', MINUTE_MS, () => followShown(app), app.log),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
