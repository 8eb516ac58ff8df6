// The first page of a role at an API process whose index holds the stored world, while profiles keep changing.
import { startLoad } from '../load/load.mjs';
import { startOwnApi } from '../own-api.mjs';
import { catalogue, chance, idOf, roleOf } from './world.mjs';

const RECRUITER = 'helena.rydberg@recruiter.vela.example';
const ROLES = 10;
const WARM_UP_SECONDS = 3;
const SECONDS = 20;
const UPDATES_A_SECOND = 100;
const UPDATE_BATCH = 10;
/** Profiles that change, again and again. */
const CHANGING = 2000;
const MONTHS = [0, 1, 2, 3, 6];
/** What the index may lag behind when the updates have ended. */
const SETTLE_MS = 30_000;
const POLL_MS = 100;

/** A role of the world as its recruiter writes it. */
const inputOf = (role, countries) => ({
  category: role.categoryId,
  role: { [role.roleId]: role.years },
  skills: role.skills
    .filter(
      ({ skillId }) =>
        (catalogue.skillIds.indexOf(skillId) / catalogue.skillsEach) >> 0 ===
        catalogue.categoryIds.indexOf(role.categoryId),
    )
    .map(({ skillId, level }) => ({ [skillId]: level })),
  remote: role.remote,
  hybrid: role.hybrid,
  office: role.office,
  countries,
  cities: Object.values(role.places).flat(),
  countriesCities: role.places,
  permanent: role.permanent,
  permanentPercentage: role.permanent ? role.permanentPercentage : null,
  freelance: role.freelance,
  freelancePercentage: role.freelance ? role.freelancePercentage : null,
  compensation: String(role.offer.amount),
  currency: role.offer.currency,
  compensationTimePeriod: role.offer.period,
  availability: role.availability,
  description: '',
});

async function postRoles(api, headers, next) {
  const paths = [];
  for (let number = 0; number < ROLES; number += 1) {
    const role = roleOf(next, number);
    const answer = await fetch(`${api.origin}/api/open-roles`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(inputOf(role, Object.keys(role.places))),
    });
    if (!answer.ok) throw new Error(`A role was refused: ${await answer.text()}`);
    paths.push(`/api/open-roles/${(await answer.json()).id}`);
  }
  return paths;
}

/** Changes profiles in the store as other instances would, steadily, until it is stopped. @param {unknown[]} ids whose */
function streamUpdates({ models }, ids, next) {
  let count = 0;
  let stopped = false;
  const begin = performance.now();
  const stream = (async () => {
    while (!stopped) {
      const due = ((performance.now() - begin) / 1000) * UPDATES_A_SECOND;
      if (count >= due) await new Promise((resolve) => setTimeout(resolve, 1000 / UPDATES_A_SECOND));
      else {
        await models.jobSeekerProfiles.collection.bulkWrite(
          Array.from({ length: UPDATE_BATCH }, () => ({
            updateOne: {
              filter: { _id: ids[Math.floor(next() * ids.length)] },
              update: {
                $set: {
                  availability: MONTHS[Math.floor(next() * MONTHS.length)],
                  minSalary: 20_000 + 1000 * Math.floor(next() * 70),
                  updatedAt: new Date(),
                },
              },
            },
          })),
          { ordered: false },
        );
        count += UPDATE_BATCH;
      }
    }
  })();
  return {
    stop: async () => {
      stopped = true;
      await stream;
      return { updates: count, perSecond: count / ((performance.now() - begin) / 1000) };
    },
  };
}

/** Profiles as they stand, to be put back afterwards. */
async function keepAsTheyAre({ models }, ids) {
  const originals = await models.jobSeekerProfiles.collection.find({ _id: { $in: ids } }).toArray();
  return {
    restore: () =>
      models.jobSeekerProfiles.collection.bulkWrite(
        originals.map((original) => ({ replaceOne: { filter: { _id: original._id }, replacement: original } })),
        { ordered: false },
      ),
  };
}

/** @returns ids of the profiles on the first page of a role, best first */
const shown = async (api, headers, path) =>
  (await (await fetch(api.origin + path, { headers })).json()).matches.map(
    ({ jobSeekerProfile }) => jobSeekerProfile.id,
  );

/**
 * Waits until the best profile of a role, no longer open to contact, is gone from its page: all changes before are in by then.
 * @returns {Promise<number>} how long it took, in milliseconds
 */
async function settle({ models }, api, headers, path, best) {
  const from = performance.now();
  await models.jobSeekerProfiles.collection.updateOne(
    { _id: best },
    { $set: { availableForContact: false, updatedAt: new Date() } },
  );
  while (performance.now() - from < SETTLE_MS) {
    if (!(await shown(api, headers, path)).includes(String(best))) return performance.now() - from;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`The index did not follow the store within ${SETTLE_MS / 1000} s.`);
}

/**
 * Measures the first page of ten roles, asked for one after the other. Every page is computed: answers are not kept. The
 * world is put back as it was.
 * @param {Awaited<ReturnType<typeof import('./stored-world.mjs').storeWorld>>} store
 * @param {number} size how many profiles it holds
 * @param {number} seed of the world
 */
export async function measureRolePage(store, size, seed) {
  const from = performance.now();
  const api = await startOwnApi(store, { ANSWER_CACHE_MS: '0' });
  const readySeconds = (performance.now() - from) / 1000;
  const load = startLoad();
  try {
    const headers = await api.signIn(RECRUITER);
    const next = chance(seed + 31);
    const paths = await postRoles(api, headers, next);
    const ask = (seconds) => load.run({ port: api.port, paths, headers, connections: 1, seconds });
    await ask(WARM_UP_SECONDS);
    const idle = await ask(SECONDS);
    const [best] = (await shown(api, headers, paths[0])).map(store.id);
    if (best === undefined) throw new Error('The first role has no matches.');
    const ids = Array.from({ length: CHANGING }, () => store.id(idOf(1 + Math.floor(next() * size))));
    const kept = await keepAsTheyAre(store, [...ids, best]);
    const stream = streamUpdates(store, ids, next);
    const streamed = await ask(SECONDS);
    const updates = await stream.stop();
    const settled = await settle(store, api, headers, paths[0], best);
    await kept.restore();
    return { readySeconds, idle, streamed, updates, settled };
  } finally {
    load.stop();
    await api.stop();
  }
}
