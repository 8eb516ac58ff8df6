import type { World } from './world.js';

/** @returns everything in the store, as text, to search it for what must not be there */
export async function wholeStore({ server }: World): Promise<string> {
  const database = server.app.models.users.db.db;
  if (database === undefined) throw new Error('The store is not connected.');
  const collections = await database.listCollections().toArray();
  const contents = await Promise.all(collections.map(({ name }) => database.collection(name).find().toArray()));
  return JSON.stringify(contents);
}
