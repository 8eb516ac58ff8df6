import type { Connection } from 'mongoose';

/**
 * Refuses the embedded store, which is for trying out: it has one copy of the data and no operators' tools.
 * @throws Error that says what to use instead
 */
export async function refuseEmbeddedStore(connection: Connection): Promise<void> {
  const about = await connection.db?.admin().command({ buildInfo: 1 });
  if (about?.['gitVersion'] === 'embedded')
    throw new Error(
      'MONGODB_URI leads to the embedded store, which APP_ENV=production does not accept. Put a replica set of MongoDB there.',
    );
}
