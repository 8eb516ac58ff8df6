import type { Environment } from './database.js';
import { Area, areaStart } from './layout.js';
import { seal } from './records.js';

/** One step from a format to the next. All steps a folder needs run in one transaction, with its new version. */
export interface Migration {
  /** The format it starts from; it leads to the next. */
  readonly from: number;
  /** Rewrites the records; runs inside a write transaction. */
  migrate(database: Environment): void;
}

const portion = 1000;

/** Format 2 gives every record but those about the format itself a checksum. */
const addChecksums: Migration = {
  from: 1,
  migrate(database) {
    let start = Buffer.alloc(0);
    for (;;) {
      const found = [...database.getRange({ start, end: areaStart(Area.meta), limit: portion })];
      for (const { key, value } of found) database.putSync(key, seal(key, value));
      const last = found.at(-1);
      if (last === undefined || found.length < portion) return;
      start = Buffer.concat([last.key, Buffer.from([0])]);
    }
  },
};

/** Format 3 has a log of changes, which a version that does not write it would leave with holes. It begins empty. */
const beginChangeLog: Migration = { from: 2, migrate: () => undefined };

/** Format 4 may have a journal beside its file, which a version that does not read it would leave out. */
const beginJournal: Migration = { from: 3, migrate: () => undefined };

/** Format 5 folds the texts of indexes that have a collation in another way; they are built anew (`folded-indexes.ts`). */
const foldOtherwise: Migration = { from: 4, migrate: () => undefined };

/** The steps in order. Format 1 is the first. */
export const migrations: readonly Migration[] = [addChecksums, beginChangeLog, beginJournal, foldOtherwise];
