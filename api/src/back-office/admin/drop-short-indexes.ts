import type { Connection } from 'mongoose';

/** Indexes that longer ones took the place of: by the collections they are of. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  users: ['lastSignInAt_1', 'search.name_1'],
  invoices: ['dueOre_1'],
  hires: ['reportedAt_-1'],
};

/** Drops indexes whose beginning longer ones share, which lists are sorted by. */
export async function dropShortIndexes(connection: Connection): Promise<void> {
  for (const [name, short] of Object.entries(SHORT)) {
    const collection = connection.collection(name);
    for (const index of await collection.indexes())
      if (index.name !== undefined && short.includes(index.name)) await collection.dropIndex(index.name);
  }
}
