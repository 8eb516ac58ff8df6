import type { Environment } from './database.js';

/** One step from a format to the next. All steps a folder needs run in one transaction, with its new version. */
export interface Migration {
  /** The format it starts from; it leads to the next. */
  readonly from: number;
  /** Rewrites the records; runs inside a write transaction. */
  migrate(database: Environment): void;
}

/** The steps in order. Format 1 is the first. */
export const migrations: readonly Migration[] = [];
