import { type App, type Filling, fillingOf, noteFilling } from '@vela/api';

/** Addresses that nobody real has: the demo's own, and those of the stand-in for sign-in. */
const MADE_UP = /\.example$/;

/** Whether nobody has used the store yet. */
async function isEmpty({ models }: App): Promise<boolean> {
  const [user, category] = await Promise.all([models.users.exists({}), models.categories.exists({})]);
  return user === null && category === null;
}

/** Whether a process of the API answers on the store, or did within the last minutes. */
const isAnsweredFor = async ({ models }: App): Promise<boolean> =>
  (await models.users.db.collection('replicas').findOne({})) !== null;

/** Whether somebody was there since a filling began, as a version would leave it that knows nothing of its mark. */
async function wasUsed(app: App, { at }: Filling): Promise<boolean> {
  const { users } = app.models;
  const [stranger, signedIn] = await Promise.all([
    users.exists({ email: { $not: MADE_UP } }),
    users.exists({ lastSignInAt: { $gt: at } }),
  ]);
  return stranger !== null || signedIn !== null || (await isAnsweredFor(app));
}

/** @returns the names of the collections of the product that hold nothing */
async function emptyCollections({ models }: App): Promise<readonly string[]> {
  const names = await Promise.all(
    Object.values(models).map(async ({ collection }) =>
      (await collection.findOne({}, { projection: { _id: 1 } })) === null ? [collection.collectionName] : [],
    ),
  );
  return names.flat();
}

/** Takes away what a filling wrote: it began with these collections empty, and nobody was let in since. */
async function clear({ models }: App, { empty }: Filling): Promise<void> {
  for (const { collection } of Object.values(models))
    if (empty.includes(collection.collectionName)) await collection.deleteMany({});
}

/**
 * Readies a store for its first filling: one that is empty, or that a start was filling when it ended, from which that is taken away.
 * Production is never touched, nor is what anybody may have used.
 * @returns whether it is to be filled; it is noted as begun then
 */
export async function beginFilling(app: App): Promise<boolean> {
  const { db } = app.models.users;
  if (app.config.environment === 'production' || app.config.seed !== 'demo') return false;
  const earlier = await fillingOf(db);
  if (earlier === null) {
    if (!(await isEmpty(app))) return false;
    const state = (await isAnsweredFor(app)) ? 'left' : 'begun';
    await noteFilling(db, { state, at: app.clock.now(), empty: await emptyCollections(app) });
    return true;
  }
  if (earlier.state !== 'begun') return false;
  if (await wasUsed(app, earlier)) {
    app.log.warn('the demo was filled in half by an earlier start, and used since: it stays as it is');
    return false;
  }
  await clear(app, earlier);
  await noteFilling(db, { state: 'begun', at: app.clock.now() });
  return true;
}
