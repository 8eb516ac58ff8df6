// The world of the bench as the API stores it, in a store of the bench's own.
import mongoose from 'mongoose';
import { createModels } from '@vela/api';
import { fillMarket } from '../own-api.mjs';
import { startOwnStore } from '../own-store.mjs';
import { catalogue, chance, profileOf } from './world.mjs';

const BATCH = 1000;
const PROGRESS_EVERY = 100_000;

/** A profile as the API stores it. */
const documentOf = (id, { id: own, places, period, ...profile }) => ({
  ...profile,
  _id: id(own),
  userId: id(profile.userId),
  categoryId: id(profile.categoryId),
  initials: 'AB',
  currentRole: null,
  aboutMe: null,
  linkedinProfile: null,
  desiredRoles: profile.desiredRoles.map(({ roleId, years, weight }) => ({ roleId: id(roleId), years, weight })),
  skills: profile.skills.map(({ skillId, level }) => ({ skillId: id(skillId), level })),
  countries: Object.entries(places).map(([country, cities]) => ({ country, cities })),
  compensationTimePeriod: period,
  createdAt: new Date(0),
  updatedAt: new Date(0),
});

const categoriesOf = (id) =>
  catalogue.categoryIds.map((categoryId, number) => {
    const entries = (ids, each) =>
      ids.slice(number * each, (number + 1) * each).map((hex) => ({ _id: id(hex), name: hex }));
    return {
      _id: id(categoryId),
      name: categoryId,
      roles: entries(catalogue.roleIds, catalogue.rolesEach),
      skills: entries(catalogue.skillIds, catalogue.skillsEach),
    };
  });

/**
 * Fills a store with the recruiters of the demo market and with the profiles of a world, the same that `profileOf` makes.
 * @param {number} size how many profiles
 * @param {number} seed of the world
 */
export async function storeWorld(size, seed) {
  const store = await startOwnStore();
  await fillMarket(store.uri, 0);
  const id = (hex) => new mongoose.Types.ObjectId(hex);
  const models = createModels(store.connection);
  await models.categories.collection.insertMany(categoriesOf(id));
  await models.jobSeekerProfiles.collection.createIndex({ categoryId: 1, availableForContact: 1 });
  const next = chance(seed);
  const from = performance.now();
  for (let stored = 0; stored < size;) {
    const batch = Array.from({ length: Math.min(BATCH, size - stored) }, (_, number) =>
      documentOf(id, profileOf(next, stored + number)),
    );
    await models.jobSeekerProfiles.collection.insertMany(batch, { ordered: false });
    stored += batch.length;
    if (stored % PROGRESS_EVERY === 0)
      console.log(
        `  ${stored.toLocaleString('en')} profiles in ${store.name} after ${((performance.now() - from) / 1000).toFixed(0)} s`,
      );
  }
  return { ...store, models, id };
}
