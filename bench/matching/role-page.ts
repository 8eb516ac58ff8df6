// The first page of a role at an API process whose index holds the stored world, while profiles keep changing.
import { setTimeout as wait } from 'node:timers/promises';
import type { Types } from 'mongoose';
import type { OpenRole, OpenRoleInput, OpenRoleWithMatches } from '@vela/contracts/schemas';
import type { MatchRole } from '@vela/matching';
import { type Loaded, startLoad } from '../load/load.mjs';
import { startOwnApi } from '../own-api.mjs';
import { processorMs } from '../processor-time.mjs';
import { type StoredWorld, storeId } from './stored-world.js';
import { AVAILABILITY, chance, type Draw, idOf, isSkillOf, oneOf, roleOf } from './world.js';

export const RECRUITER = 'helena.rydberg@recruiter.vela.example';
const ROLES = 10;
const WARM_UP_SECONDS = 3;
const SECONDS = 20;
const UPDATES_A_SECOND = 100;
const UPDATE_BATCH = 10;
/** Profiles that change, again and again. */
const CHANGING = 2000;
/** What the index may lag behind when the updates have ended. */
const SETTLE_MS = 30_000;
const POLL_MS = 100;

type OwnApi = Awaited<ReturnType<typeof startOwnApi>>;
type Headers = Readonly<Record<string, string>>;

export interface RolePageFigures {
  /** From the start of the API until its index was built. */
  readonly readySeconds: number;
  readonly idle: Loaded;
  /** Processor time of the API for a page at rest, in milliseconds; null where the system does not tell. */
  readonly processorMs: number | null;
  /** Of the largest answer, before compression, in bytes. */
  readonly bytes: number;
  /** While profiles change. */
  readonly streamed: Loaded;
  readonly updates: { readonly perSecond: number };
  /** How long a change took until it showed, in milliseconds. */
  readonly settled: number;
}

/** A role of the world as its recruiter writes it. */
const inputOf = (role: MatchRole): OpenRoleInput => ({
  category: role.categoryId,
  role: { [role.roleId]: role.years },
  skills: role.skills
    .filter(({ skillId }) => isSkillOf(skillId, role.categoryId))
    .map(({ skillId, level }) => ({ [skillId]: level })),
  remote: role.remote,
  hybrid: role.hybrid,
  office: role.office,
  countries: Object.keys(role.places),
  cities: Object.values(role.places).flat(),
  countriesCities: Object.fromEntries(Object.entries(role.places).map(([country, cities]) => [country, [...cities]])),
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

export async function postRole(api: OwnApi, headers: Headers, role: MatchRole): Promise<string> {
  const answer = await fetch(`${api.origin}/api/open-roles`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(inputOf(role)),
  });
  if (!answer.ok) throw new Error(`A role was refused: ${await answer.text()}`);
  const { id } = (await answer.json()) as OpenRole;
  return `/api/open-roles/${id}`;
}

/** Changes profiles in the store as other instances would, steadily, until it is stopped. @param ids whose */
function streamUpdates({ models }: StoredWorld, ids: readonly Types.ObjectId[], next: Draw) {
  let count = 0;
  const stopping = new AbortController();
  const begin = performance.now();
  const changeSome = () =>
    models.jobSeekerProfiles.collection.bulkWrite(
      Array.from({ length: UPDATE_BATCH }, () => ({
        updateOne: {
          filter: { _id: oneOf(next, ids) },
          update: {
            $set: {
              availability: oneOf(next, AVAILABILITY),
              minSalary: 20_000 + 1000 * Math.floor(next() * 70),
              updatedAt: new Date(),
            },
          },
        },
      })),
      { ordered: false },
    );
  const stream = (async () => {
    while (!stopping.signal.aborted) {
      const due = ((performance.now() - begin) / 1000) * UPDATES_A_SECOND;
      if (count >= due) await wait(1000 / UPDATES_A_SECOND);
      else {
        await changeSome();
        count += UPDATE_BATCH;
      }
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await stream;
      return { perSecond: count / ((performance.now() - begin) / 1000) };
    },
  };
}

/** Remembers profiles as they stand, to be put back afterwards. */
async function keepAsTheyAre({ models }: StoredWorld, ids: readonly Types.ObjectId[]) {
  const originals = await models.jobSeekerProfiles.collection.find({ _id: { $in: [...ids] } }).toArray();
  return {
    restore: () =>
      models.jobSeekerProfiles.collection.bulkWrite(
        originals.map((original) => ({ replaceOne: { filter: { _id: original._id }, replacement: original } })),
        { ordered: false },
      ),
  };
}

/** @returns the bytes of the largest of some answers, before compression */
async function largestOf(api: OwnApi, headers: Headers, paths: readonly string[]): Promise<number> {
  let largest = 0;
  for (const path of paths) {
    const answer = await fetch(api.origin + path, { headers: { ...headers, 'accept-encoding': 'identity' } });
    largest = Math.max(largest, (await answer.arrayBuffer()).byteLength);
  }
  return largest;
}

/** @returns the answers to a load, and the processor time that the API took for each */
async function costOf(api: OwnApi, ask: () => Promise<Loaded>): Promise<{ idle: Loaded; processorMs: number | null }> {
  const before = processorMs(api.pid);
  const idle = await ask();
  const after = processorMs(api.pid);
  return { idle, processorMs: before === null || after === null ? null : (after - before) / idle.answers };
}

async function matchesOf(api: OwnApi, headers: Headers, path: string): Promise<number> {
  const answer = await fetch(api.origin + path, { headers });
  const { total } = (await answer.json()) as OpenRoleWithMatches;
  if (total === null || total === 0) throw new Error('The first role has too few matches to be counted.');
  return total;
}

/**
 * Waits until a profile that matches a role, no longer open to contact, is gone from its matches: all changes before are in
 * by then.
 * @returns how long it took, in milliseconds
 */
async function settle(
  { models }: StoredWorld,
  profile: Types.ObjectId,
  countMatches: () => Promise<number>,
): Promise<number> {
  const before = await countMatches();
  const from = performance.now();
  await models.jobSeekerProfiles.collection.updateOne(
    { _id: profile },
    { $set: { availableForContact: false, updatedAt: new Date() } },
  );
  while (performance.now() - from < SETTLE_MS) {
    if ((await countMatches()) < before) return performance.now() - from;
    await wait(POLL_MS);
  }
  throw new Error(`The index did not follow the store within ${SETTLE_MS / 1000} s.`);
}

/**
 * Measures the first page of ten roles, asked for one after the other. Every page is computed: answers are not cached. The
 * world is put back as it was.
 * @param size how many profiles the store holds
 * @param seed of the world
 */
export async function measureRolePage(store: StoredWorld, size: number, seed: number): Promise<RolePageFigures> {
  const from = performance.now();
  const api = await startOwnApi(store, { ANSWER_CACHE_MS: '0' });
  const readySeconds = (performance.now() - from) / 1000;
  const load = startLoad();
  try {
    const headers = await api.signIn(RECRUITER);
    const next = chance(seed + 31);
    const roles = Array.from({ length: ROLES }, (_, number) => roleOf(next, number));
    const [role] = roles;
    const paths: string[] = [];
    for (const each of roles) paths.push(await postRole(api, headers, each));
    const [path] = paths;
    const leaving = await store.models.jobSeekerProfiles.collection.findOne({
      categoryId: storeId(role?.categoryId ?? ''),
      availableForContact: true,
    });
    if (leaving === null || path === undefined) throw new Error('The first role has no matches.');
    const ask = (seconds: number) => load.run({ port: api.port, paths, headers, connections: 1, seconds });
    await ask(WARM_UP_SECONDS);
    const atRest = await costOf(api, () => ask(SECONDS));
    const bytes = await largestOf(api, headers, paths);
    const ids = Array.from({ length: CHANGING }, () => storeId(idOf(1 + Math.floor(next() * size))));
    const kept = await keepAsTheyAre(store, [...ids, leaving._id]);
    const stream = streamUpdates(store, ids, next);
    const streamed = await ask(SECONDS);
    const updates = await stream.stop();
    const settled = await settle(store, leaving._id, () => matchesOf(api, headers, path));
    await kept.restore();
    return { readySeconds, ...atRest, bytes, streamed, updates, settled };
  } finally {
    load.stop();
    await api.stop();
  }
}
