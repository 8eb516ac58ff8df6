import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Types } from 'mongoose';
import type { Searcher } from '@vela/market/visibility';
import { BUNDLED_RATES, ColumnarIndex, ExposureTable } from '@vela/matching';
import { isInPartition, type Partition } from '@vela/matching/partitions';
import { Chance } from '../../../../tests/support/chance.js';
import { joinAsTalent } from '../../../../tests/support/people.js';
import { until } from '../../../../tests/support/until.js';
import { startWorld, type World } from '../../../../tests/support/world.js';
import type { JobSeekerProfileDocument } from '../../../records/job-seeker-profile.js';
import { uncached } from '../../../records/reads.js';
import { IndexEngine } from '../in-memory/index-engine.js';
import { IndexSnapshots } from './index.js';

let world: World;
let folder: string;
/** What was told of the disk. */
let told: unknown[];
/** A stored profile, of which the others are variations. */
let pattern: JobSeekerProfileDocument;
const anybody: Searcher = { companyId: 'f'.repeat(24), memberUserIds: [], verified: true };
const week = 2900;
const PEOPLE = 40;
const SEED = 20_270_301;

const profiles = () => world.server.app.models.jobSeekerProfiles;

beforeAll(async () => {
  world = await startWorld();
  const { profile } = await joinAsTalent(world, { givenName: 'Ada' });
  pattern = await profiles().findById(profile.id).orFail().lean<JobSeekerProfileDocument>();
});
afterAll(() => world.stop());

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vela-snapshots-'));
  told = [];
  const { log } = world.server.app;
  for (const level of ['info', 'warn'] as const)
    jest.spyOn(log, level).mockImplementation((...said: unknown[]) => {
      const sentence = said.at(-1);
      if (String(sentence).includes('disk') || String(sentence).includes('compared')) told.push(sentence);
    });
  await profiles().deleteMany({});
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

const READ = 'the match index was read from the disk';
const OTHER = 'the match index on the disk is of something else; it is thrown away, and all profiles are read';
const DAMAGED = 'the match index on the disk is damaged; it is thrown away, and all profiles are read';
const COMPARED = 'changes of profiles may have been missed, all are compared with the store';

const onDisk = (storeIdentity = 'this one', partition: Partition | null = null): IndexSnapshots =>
  new IndexSnapshots(folder, {
    storeIdentity: () => Promise.resolve(storeIdentity),
    rates: BUNDLED_RATES,
    log: world.server.app.log,
    partition,
  });

async function started(
  snapshots: IndexSnapshots | null = onDisk(),
  partition: Partition | null = null,
): Promise<IndexEngine> {
  const { models, catalogue, log } = world.server.app;
  const exposures = new ExposureTable();
  const engine = new IndexEngine(models.jobSeekerProfiles, catalogue, {
    rates: BUNDLED_RATES,
    exposures,
    log,
    records: uncached,
    snapshots,
    partition,
  });
  await engine.start();
  return engine;
}

/** Who is found, in which order and by what. */
const answersOf = async (engine: IndexEngine): Promise<string> =>
  JSON.stringify([
    await engine.browse(anybody, { week, offset: 0, limit: 200, sort: 'pay' }),
    await engine.browse(anybody, { week, offset: 0, limit: 200, filters: { words: 'harbour' } }),
    await engine.facets({ ...anybody, categoryId: null }, {}),
  ]);

/** Waits until an engine answers as one that was built from the store now. */
async function agrees(engine: IndexEngine): Promise<void> {
  const built = await started(null);
  const expected = await answersOf(built);
  await built.stop();
  await until(async () => (await answersOf(engine)) === expected);
}

const chance = new Chance(SEED);
const below = (limit: number): number => chance.below(limit);
const anyState = () => ({
  minSalary: 30_000 + 500 * below(60),
  availability: [0, 1, 2, 3, 6][below(5)] ?? null,
  availableForContact: below(5) > 0,
  openToRanking: below(6) > 0,
  aboutMe: below(2) === 0 ? 'Cranes in the harbour.' : 'Trains.',
  remote: below(2) === 0,
  blockedCompanyIds: below(9) === 0 ? [new Types.ObjectId(anybody.companyId)] : [],
  updatedAt: new Date(),
});
const add = (count: number) =>
  profiles().collection.insertMany(
    Array.from({ length: count }, () => ({
      ...pattern,
      ...anyState(),
      _id: new Types.ObjectId(),
      userId: new Types.ObjectId(),
    })),
  );

/** Whatever may happen to profiles while no process hears of it. @param silently as a change that no clock tells of */
async function change(times: number, silently = false): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const all = await profiles().find({}, { _id: 1 }).sort({ _id: 1 }).lean();
    const { _id } = all[below(all.length)] ?? pattern;
    const { updatedAt, ...state } = anyState();
    const kind = below(5);
    if (kind === 0) await add(1);
    else if (kind === 1) await profiles().collection.deleteOne({ _id });
    else await profiles().collection.updateOne({ _id }, { $set: silently ? state : { ...state, updatedAt } });
  }
}

const fileOf = async (): Promise<string> => path.join(folder, (await readdir(folder))[0] ?? 'none');

describe('a start from what was written down at the end', () => {
  test('answers as one that reads all profiles, whatever changed in between', async () => {
    await add(PEOPLE);
    let engine = await started();
    for (let round = 0; round < 4; round += 1) {
      // While it runs, while it ends, and while nobody listens.
      await change(5);
      const changing = change(5);
      await engine.stop();
      await changing;
      await change(10, round % 2 === 1);
      engine = await started();
      await agrees(engine);
    }
    await engine.stop();
    expect(told.filter((sentence) => sentence !== READ)).toEqual([]);
    expect(told).toHaveLength(4);
  });

  test('compares all profiles where the store no longer knows the place, and answers meanwhile', async () => {
    await add(PEOPLE);
    const first = await started();
    await first.stop();
    const kept = new ColumnarIndex(BUNDLED_RATES, new ExposureTable());
    const restored = await onDisk().restore(kept, world.server.app.catalogue.current);
    expect(restored?.place.token).toBeTruthy();
    const unknown = { token: { _data: '00' }, waiting: [] };
    await onDisk().write(kept, unknown, world.server.app.catalogue.current);
    await change(20, true);
    const engine = await started();
    await agrees(engine);
    await engine.stop();
    expect(told).toEqual([READ, COMPARED]);
  });
});

test('an index of a partition holds its own people only, and goes on from its own file only', async () => {
  await add(PEOPLE);
  const [one, other] = [0, 1].map((number): Partition => ({ number, count: 2 })) as [Partition, Partition];
  const at = (partition: Partition) => started(onDisk('this one', partition), partition);
  const idsIn = async (engine: IndexEngine): Promise<string[]> =>
    [...(await engine.current()).idsInParts(PEOPLE)].flat().sort();
  /** Those who may be found, whichever index holds them. */
  const everybody = async (): Promise<string[]> => {
    const whole = await started(null);
    const ids = await idsIn(whole);
    await whole.stop();
    return ids;
  };
  let engine = await at(one);
  for (let round = 0; round < 2; round += 1) {
    // While it runs, and while nobody listens; told of others' people, too.
    await change(10);
    await engine.takeIn(
      (await profiles().find({}, { _id: 1 }).lean()).map(({ _id }) => _id.toHexString()),
      null,
    );
    expect(await idsIn(engine)).toEqual((await everybody()).filter((id) => isInPartition(one, id)));
    await engine.stop();
    await change(10, true);
    engine = await at(one);
    const own = (await everybody()).filter((id) => isInPartition(one, id));
    await until(async () => JSON.stringify(await idsIn(engine)) === JSON.stringify(own));
  }
  await engine.stop();
  expect(told).toEqual([READ, READ]);
  const next = await at(other);
  expect(await idsIn(next)).toEqual((await everybody()).filter((id) => isInPartition(other, id)));
  await next.stop();
  expect(told).toEqual([READ, READ, OTHER]);
});

describe('what is on the disk is thrown away', () => {
  beforeEach(async () => {
    await add(5);
    await (await started()).stop();
    told = [];
  });

  const startsAnew = async (sentence: string, snapshots = onDisk()): Promise<void> => {
    const engine = await started(snapshots);
    expect(told).toEqual([sentence]);
    await agrees(engine);
    await engine.stop();
    // And the next start has what this one wrote.
    await (await started(snapshots)).stop();
    expect(told).toEqual([sentence, READ]);
  };

  test('where a byte is another', async () => {
    const file = await fileOf();
    const bytes = await readFile(file);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    await writeFile(file, bytes);
    await startsAnew(DAMAGED);
  });

  test('where its end is missing', async () => {
    const file = await fileOf();
    await writeFile(file, (await readFile(file)).subarray(0, -100));
    await startsAnew(DAMAGED);
  });

  test('where it is of another store', () => startsAnew(OTHER, onDisk('another')));

  test('where a skill has another name by now', async () => {
    const { models, catalogue } = world.server.app;
    await models.categories.updateOne({ 'skills.name': 'Go' }, { $push: { 'skills.$.aliases': 'golang2' } });
    await catalogue.reload();
    await startsAnew(OTHER);
  });

  test('where a skill was called otherwise before, as what became one with it', async () => {
    const { models, catalogue } = world.server.app;
    await models.categories.updateOne({ 'skills.name': 'Go' }, { $push: { 'skills.$.formerNames': 'Gopher' } });
    await catalogue.reload();
    await startsAnew(OTHER);
  });

  test('where it is old', async () => {
    const real = Date.now();
    const now = jest.spyOn(Date, 'now').mockReturnValue(real + 8 * 24 * 3_600_000);
    const engine = await started();
    now.mockRestore();
    expect(told).toEqual([OTHER]);
    await engine.stop();
  });
});

test('whoever left is on no disk once the index is written down again, and words that were withheld are not either', async () => {
  await add(3);
  const unmistakable = 'zyxwvutology';
  const [leaver, shy] = await profiles().find({}).sort({ _id: 1 }).lean<JobSeekerProfileDocument[]>();
  if (leaver === undefined || shy === undefined) throw new Error('Nobody is there.');
  const found = { availableForContact: true, openToRanking: true };
  await profiles().updateOne({ _id: leaver._id }, { ...found, aboutMe: unmistakable });
  await profiles().updateOne({ _id: shy._id }, { ...found, aboutMe: `${unmistakable}2` });
  const first = await started();
  await first.stop();
  expect((await readFile(await fileOf())).includes(unmistakable)).toBe(true);
  await profiles().deleteOne({ _id: leaver._id });
  await profiles().updateOne({ _id: shy._id }, { textsWithheld: true, updatedAt: new Date() });
  const second = await started();
  await agrees(second);
  await second.stop();
  const bytes = await readFile(await fileOf());
  expect([bytes.includes(unmistakable), bytes.length > 1000]).toEqual([false, true]);
});

test('nothing is written where nothing is to be kept', async () => {
  await add(3);
  await (await started(null)).stop();
  expect(await readdir(folder)).toEqual([]);
});
