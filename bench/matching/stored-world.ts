// The world of the bench as the API stores it, in a store of the bench's own.
import mongoose from 'mongoose';
import { createModels, type JobSeekerProfileDocument, type Models } from '@vela/api';
import type { MatchProfile } from '@vela/matching';
import { fillMarket } from '../own-api.mjs';
import { startOwnStore } from '../own-store.mjs';
import { CATALOGUE, chance, profileOf } from './world.js';

const BATCH = 1000;
const PROGRESS_EVERY = 100_000;

export type StoredWorld = Awaited<ReturnType<typeof startOwnStore>> & { readonly models: Models };

/** The store's id of what the world calls so. */
export const storeId = (hex: string): mongoose.Types.ObjectId => new mongoose.Types.ObjectId(hex);

const documentOf = ({ id, places, period, ...profile }: MatchProfile): JobSeekerProfileDocument => ({
  ...profile,
  _id: storeId(id),
  userId: storeId(profile.userId),
  categoryId: profile.categoryId === null ? null : storeId(profile.categoryId),
  initials: 'AB',
  currentRole: null,
  aboutMe: null,
  linkedinProfile: null,
  blockedCompanyIds: profile.blockedCompanyIds.map(storeId),
  desiredRoles: profile.desiredRoles.map(({ roleId, years, weight }) => ({ roleId: storeId(roleId), years, weight })),
  skills: profile.skills.map(({ skillId, level }) => ({ skillId: storeId(skillId), level })),
  countries: Object.entries(places).map(([country, cities]) => ({ country, cities: [...cities] })),
  compensationTimePeriod: period,
  createdAt: new Date(0),
  updatedAt: new Date(0),
});

const entriesOf = (ids: readonly string[]) => ids.map((hex) => ({ _id: storeId(hex), name: hex }));
const categories = CATALOGUE.map(({ categoryId, roleIds, skillIds }) => ({
  _id: storeId(categoryId),
  name: categoryId,
  roles: entriesOf(roleIds),
  skills: entriesOf(skillIds),
}));

/**
 * Fills a store with the recruiters of the demo market and with the profiles of a world, the same that `profileOf` makes.
 * @param size how many profiles
 * @param seed of the world
 */
export async function storeWorld(size: number, seed: number): Promise<StoredWorld> {
  const store = await startOwnStore();
  await fillMarket(store.uri, 0);
  const models = createModels(store.connection);
  await models.categories.collection.insertMany(categories);
  await models.jobSeekerProfiles.collection.createIndex({ categoryId: 1, availableForContact: 1 }, {}, {});
  const next = chance(seed);
  const from = performance.now();
  for (let stored = 0; stored < size;) {
    const batch = Array.from({ length: Math.min(BATCH, size - stored) }, (_, number) =>
      documentOf(profileOf(next, stored + number)),
    );
    await models.jobSeekerProfiles.collection.insertMany(batch, { ordered: false });
    stored += batch.length;
    if (stored % PROGRESS_EVERY === 0)
      console.log(
        `  ${stored.toLocaleString('en')} profiles in ${store.name} after ${((performance.now() - from) / 1000).toFixed(0)} s`,
      );
  }
  return { ...store, models };
}
