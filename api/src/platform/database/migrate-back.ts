import type { Connection } from 'mongoose';
import { ALIVE_MS } from '../replicas/index.js';
import { alone, recordsOf } from './migration-lock.js';
import { type Migration, refuseNewerStore } from './migrations.js';

/** A migration as the store knows it. */
export interface MigrationState {
  readonly name: string;
  readonly appliedAt: Date | null;
  /** How a version from before it goes on, in a sentence. */
  readonly back: string;
}

/** @returns all of them in their order, and what the store knows of each */
export async function migrationStates<Settings>(
  connection: Connection,
  migrations: readonly Migration<Settings>[],
): Promise<readonly MigrationState[]> {
  const records = await recordsOf(connection).find().toArray();
  const appliedAt = new Map(records.map((record) => [record._id, record.appliedAt ?? null]));
  return migrations.map(({ name, back }) => ({
    name,
    appliedAt: appliedAt.get(name) ?? null,
    back:
      'undo' in back
        ? 'It can be undone.'
        : 'stays' in back
          ? `Nothing to undo: ${back.stays}`
          : `No way back: ${back.never}`,
  }));
}

async function refuseWhileRunning(connection: Connection): Promise<void> {
  const since = new Date(Date.now() - ALIVE_MS);
  if ((await connection.collection('replicas').findOne({ aliveAt: { $gt: since } })) !== null)
    throw new Error(
      'A process of the API ran on this store within the last minute. Stop all of them, and the workers, first.',
    );
}

/**
 * Takes back a migration and all after it, the last one first, so that a version from before it runs on the store.
 * @param name of the earliest that is taken back
 * @returns the names of those that were taken back
 * @throws Error with a sentence where that is not possible; nothing is touched then, unless an undoing refuses itself
 */
export const migrateBack = <Settings>(
  connection: Connection,
  migrations: readonly Migration<Settings>[],
  settings: Settings,
  name: string,
): Promise<readonly string[]> =>
  alone(connection, async () => {
    const from = migrations.findIndex((migration) => migration.name === name);
    if (from === -1) throw new Error(`There is no migration "${name}". npm run migrations -- status lists them.`);
    await refuseNewerStore(connection, migrations);
    await refuseWhileRunning(connection);
    const applied = new Set((await recordsOf(connection).find().toArray()).map(({ _id }) => _id));
    const toUndo = migrations
      .slice(from)
      .filter((migration) => applied.has(migration.name))
      .toReversed();
    for (const migration of toUndo)
      if ('never' in migration.back)
        throw new Error(
          `There is no way back over ${migration.name}: ${migration.back.never} Restore a backup from before it, or mend forward.`,
        );
    const undone: string[] = [];
    for (const migration of toUndo) {
      if ('undo' in migration.back) await migration.back.undo(connection, settings);
      await recordsOf(connection).deleteOne({ _id: migration.name });
      undone.push(migration.name);
    }
    return undone;
  });
