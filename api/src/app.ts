import type Stripe from 'stripe';
import type { ExposureTable } from '@vela/matching';
import type { ProfileWatcher } from './accounts/job-seekers/index.js';
import type { Config } from './config/index.js';
import type { MatchEngine } from './hiring/matching/index.js';
import type { RankingLog } from './hiring/rankings/index.js';
import type { ReplyBoard } from './hiring/replies/index.js';
import type { LiveEvents } from './platform/live/index.js';
import type { CspCounts } from './platform/observability/index.js';
import type { RecordCache } from './platform/record-cache/index.js';
import type { Replicas } from './platform/replicas/index.js';
import type { Platform } from './platform/services/index.js';
import type { Models } from './records/models.js';
import type { RecordReads } from './records/reads.js';
import type { Catalogue } from './reference/categories/index.js';
import type { CountriesSource } from './reference/countries/index.js';
import type { LiveRates } from './reference/rates/index.js';

/** Everything that features work with, put together by the server; each feature names the part of it that it needs. */
export interface App extends Platform {
  readonly config: Config;
  readonly models: Models;
  readonly live: LiveEvents;
  readonly records: RecordReads;
  /** What `records` reads from. */
  readonly recordCache: RecordCache;
  readonly catalogue: Catalogue;
  /** The other processes of the API on the same store. */
  readonly replicas: Replicas;
  readonly countries: CountriesSource;
  /** Currency rates of one day, the same for every score until newer ones are known. */
  readonly rates: LiveRates;
  /** How often each talent was shown lately. */
  readonly exposures: ExposureTable;
  readonly matchEngine: MatchEngine;
  readonly rankingLog: RankingLog;
  /** How companies answer. */
  readonly replies: ReplyBoard;
  /** Told of every profile that was saved. */
  readonly profileWatcher: ProfileWatcher;
  /** Violations of the pages' policy since the start, for the metrics. */
  readonly cspCounts: CspCounts;
  /** The card payment provider, or null where none is set up. */
  readonly payments: Stripe | null;
}
