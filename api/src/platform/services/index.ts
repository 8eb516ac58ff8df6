import type { Clock } from '../clock/index.js';
import type { RunInTransaction, StoreAvailability } from '../database/index.js';
import type { Handles } from '../handles/index.js';
import type { JobProgress } from '../jobs/index.js';
import type { CallCounts } from '../limits/index.js';
import type { Live } from '../live/index.js';
import type { Marks } from '../marks/index.js';
import type { Log, Tracing } from '../observability/index.js';
import type { Outbox } from '../outbox/index.js';
import type { SessionRegistry } from '../sessions/index.js';
import type { Signatures } from '../signatures/index.js';

/** What the platform does for whoever stands on it; each takes the few things it needs. */
export interface Platform {
  readonly clock: Clock;
  readonly log: Log;
  /** Follows what is done from process to process. */
  readonly tracing: Tracing;
  readonly availability: StoreAvailability;
  readonly inTransaction: RunInTransaction;
  readonly outbox: Outbox;
  readonly jobProgress: JobProgress;
  readonly sessions: SessionRegistry;
  readonly callCounts: CallCounts;
  /** What open pages show at once. */
  readonly live: Live;
  /** By what companies know talents. */
  readonly handles: Handles;
  /** Links that only the platform can have written. */
  readonly signatures: Signatures;
  /** Names for people and companies that name nobody. */
  readonly marks: Marks;
}
