// The pipeline engine on the store in use: MONGODB_URI, or the embedded store on a temporary folder.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BUNDLED_RATES } from '@vela/matching';
import { startDatastore } from '@vela/datastore';
import { Catalogue } from '../../../api/dist/features/categories/catalogue.js';
import { PipelineEngine } from '../../../api/dist/features/matching/index.js';
import { createModels } from '../../../api/dist/models.js';
import { connectStore } from '../../../api/dist/platform/database/index.js';
import { catalogue } from './world.mjs';

const BATCH = 5000;

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
    const entries = (ids, each) => ids.slice(number * each, (number + 1) * each).map((hex) => ({ _id: id(hex), name: hex }));
    return { _id: id(categoryId), name: categoryId, roles: entries(catalogue.roleIds, catalogue.rolesEach), skills: entries(catalogue.skillIds, catalogue.skillsEach) };
  });

export async function startPipeline(profiles) {
  const given = process.env.MONGODB_URI;
  const dataDir = given === undefined ? await mkdtemp(path.join(tmpdir(), 'vela-bench-store-')) : null;
  const store = dataDir === null ? null : await startDatastore({ dataDir, fsync: false });
  const uri = new URL(store?.uri ?? given);
  uri.pathname = `/bench_${process.pid}`;
  const connection = await connectStore(uri.href);
  const id = (hex) => new connection.base.Types.ObjectId(hex);
  const models = createModels(connection);
  await models.categories.collection.insertMany(categoriesOf(id));
  await models.jobSeekerProfiles.collection.createIndex({ categoryId: 1, availableForContact: 1 });
  for (let from = 0; from < profiles.length; from += BATCH)
    await models.jobSeekerProfiles.collection.insertMany(profiles.slice(from, from + BATCH).map((profile) => documentOf(id, profile)), { ordered: false });
  const engine = new PipelineEngine(models.jobSeekerProfiles, new Catalogue(models.categories), BUNDLED_RATES);
  await engine.start();
  return {
    name: `pipeline on ${store === null ? 'MongoDB' : 'the embedded store'}`,
    rank: (role, query) => engine.rank(role, query),
    stop: async () => {
      await connection.dropDatabase();
      await connection.close();
      await store?.stop();
      if (dataDir !== null) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
