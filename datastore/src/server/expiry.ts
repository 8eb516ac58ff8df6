import type { Engine } from '../engine/engine.js';
import { sessionTimeoutMinutes } from '../engine/sessions.js';
import { compileFilter } from '../filter/filter.js';
import { findRows } from '../query/find.js';
import { changesKeptMs } from '../storage/change-records.js';
import type { Collection } from '../storage/collection.js';
import type { Index } from '../storage/index-definition.js';
import { WouldBlock } from '../storage/locks.js';
import type { Document } from '../values/value.js';

/** How many documents one unit removes, so that others get their turn. */
const portion = 1000;

/**
 * Removes the documents whose TTL indexes say so, what expired sessions left, and old changes.
 *
 * @throws the first error of a part; the others are done all the same
 */
export async function removeExpired(engine: Engine): Promise<void> {
  const errors: unknown[] = [];
  const attempt = async (part: () => Promise<void>): Promise<void> => {
    await part().catch((error: unknown) => errors.push(error));
  };
  for (const collection of engine.store.catalog.all()) {
    for (const index of collection.indexes) {
      const seconds = index.expireAfterSeconds;
      if (seconds === undefined) continue;
      await attempt(() => removeOlder(engine, collection, index, new Date(Date.now() - seconds * 1000)));
    }
  }
  const sessionsBefore = new Date(Date.now() - sessionTimeoutMinutes * 60_000);
  await attempt(() => engine.store.commits.submit(() => engine.store.sessions.removeBefore(sessionsBefore)));
  await attempt(() => forgetChanges(engine, new Date(Date.now() - changesKeptMs)));
  if (errors.length > 0) throw errors[0];
}

async function forgetChanges(engine: Engine, before: Date): Promise<void> {
  while (await engine.store.commits.submit((unit) => engine.store.changes.forgetBefore(unit, before)));
}

/** A document of the index expires when a date in the field, or one of several in an array, is old enough. */
async function removeOlder(engine: Engine, collection: Collection, index: Index, moment: Date): Promise<void> {
  const [field] = index.fields;
  if (field === undefined) return;
  const { store } = engine;
  const isOld: Document = { [field.name]: { $lte: moment } };
  const source = index.partial === undefined ? isOld : { $and: [isOld, index.partial.source] };
  const { collation } = index;
  const filter = compileFilter(source, { collation, variables: undefined });
  const request = { source, filter, sort: undefined, collation, hint: undefined, limit: portion };
  for (;;) {
    const removed = await store.commits.submit((unit) => {
      if (store.catalog.find(collection.database, collection.name) !== collection) return 0;
      const rows = [...findRows(store.committed, collection, request)];
      const free = rows.filter((row) => isFree(() => store.write(unit, collection, row.id, row.raw, undefined)));
      engine.changes.appendAll(
        unit,
        free.map((row) => ({ collection, kind: 'delete' as const, before: row.raw, after: undefined })),
      );
      return free.length;
    });
    if (removed < portion) return;
  }
}

/** Runs a removal; a document that a transaction holds stays until the next pass. */
function isFree(remove: () => void): boolean {
  try {
    remove();
    return true;
  } catch (error) {
    if (error instanceof WouldBlock) return false;
    throw error;
  }
}
