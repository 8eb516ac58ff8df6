import type Stripe from 'stripe';
import type { RateTable } from '@vela/matching';
import type { ProfileWatcher } from './accounts/job-seekers/index.js';
import type { Config } from './config/index.js';
import type { MatchEngine } from './hiring/matching/index.js';
import type { Clock } from './platform/clock/index.js';
import type { RunInTransaction, StoreAvailability } from './platform/database/index.js';
import type { Log } from './platform/observability/index.js';
import type { Outbox } from './platform/outbox/index.js';
import type { SessionRegistry } from './platform/sessions/index.js';
import type { Signatures } from './platform/signatures/index.js';
import type { Models } from './records/models.js';
import type { Catalogue } from './reference/categories/index.js';

/** What features work with. */
export interface App {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly models: Models;
  readonly availability: StoreAvailability;
  readonly inTransaction: RunInTransaction;
  readonly outbox: Outbox;
  readonly sessions: SessionRegistry;
  /** Links that only the platform can have written. */
  readonly signatures: Signatures;
  readonly catalogue: Catalogue;
  /** Currency rates of one day, the same for every score. */
  readonly rates: RateTable;
  readonly matchEngine: MatchEngine;
  /** Told of every profile that was saved. */
  readonly profileWatcher: ProfileWatcher;
  /** The card payment provider, or null where none is set up. */
  readonly payments: Stripe | null;
}
