import type { Models } from '@vela/api';
import { type Market, talentOf } from '../market/talent.js';
import { storeAgreements } from './agreements.js';
import { insertNew } from './insert.js';

const BATCH = 1000;
/** Batches that are on their way to the store while the next one is made. */
const UNDERWAY_MAX = 2;

async function insertBatch(models: Models, market: Market, from: number, to: number): Promise<number> {
  const talents = Array.from({ length: to - from }, (_, index) => talentOf(market, from + index));
  const users = talents.map(({ user }) => user);
  const [accounts] = await Promise.all([
    insertNew(models.users.collection, users),
    insertNew(
      models.jobSeekerProfiles.collection,
      talents.map(({ profile }) => profile),
    ),
    storeAgreements(models, users),
  ]);
  return accounts;
}

/**
 * Stores the first talents of a market, in batches, so that memory stays small however many there are.
 * @param onProgress told how many are done
 * @returns how many were new
 */
export async function storeTalents(
  models: Models,
  market: Market,
  count: number,
  onProgress: (done: number) => void,
): Promise<number> {
  let inserted = 0;
  const underway = new Set<Promise<void>>();
  for (let from = 0; from < count; from += BATCH) {
    const to = Math.min(count, from + BATCH);
    const batch = insertBatch(models, market, from, to).then((added) => {
      inserted += added;
      underway.delete(batch);
      onProgress(to);
    });
    underway.add(batch);
    if (underway.size >= UNDERWAY_MAX) await Promise.race(underway);
  }
  await Promise.all(underway);
  return inserted;
}
