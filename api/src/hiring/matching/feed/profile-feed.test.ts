import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type Connection, mongo, Types } from 'mongoose';
import { Line } from '../../../../tests/support/line.js';
import { startTestStore, type TestStore } from '../../../../tests/support/store.js';
import { until } from '../../../../tests/support/until.js';
import { connectStore } from '../../../platform/database/index.js';
import { createLog } from '../../../platform/observability/index.js';
import { createModels, type Models } from '../../../records/models.js';
import type { FeedTimes } from './feed-times.js';
import type { IndexedProfiles } from './indexed-profiles.js';
import { ProfileFeed } from './profile-feed.js';

const NEVER_MS = 3_600_000;
const PATIENCE_MS = 30_000;
/** Nothing is asked for, so that what arrives came by the stream or by a comparison. */
const STREAM_ONLY: FeedTimes = {
  firstWaitMs: 5,
  longestWaitMs: 50,
  pollMs: NEVER_MS,
  sweepMs: NEVER_MS,
  longestSweepMs: NEVER_MS,
};
const QUICK_POLL: FeedTimes = { ...STREAM_ONLY, pollMs: 20, sweepMs: 20, longestSweepMs: 100 };

let store: TestStore;
let line: Line;
/** Past the line, as other instances write. */
let others: Connection;
let own: Connection;
let written: Models;
let read: Models;
let feed: ProfileFeed;

beforeEach(async () => {
  store = await startTestStore();
  line = new Line(store.uri);
  await line.join();
  [others, own] = await Promise.all([connectStore(store.uri), connectStore(line.uri)]);
  [written, read] = [createModels(others), createModels(own)];
  await written.jobSeekerProfiles.createCollection();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await feed.stop();
  await Promise.all([others.close(), own.close()]);
  await line.cut();
  await store.stop();
});

/** Remembers who is there and what they do. */
class Indexed implements IndexedProfiles {
  readonly current = new Map<string, string | null>();
  comparisons = 0;

  has(id: string): boolean {
    return this.current.has(id);
  }

  mayHold(): boolean {
    return true;
  }

  *parts(size: number): Generator<string[]> {
    this.comparisons += 1;
    const ids = [...this.current.keys()];
    for (let from = 0; from < ids.length; from += size) yield ids.slice(from, from + size);
  }

  async readAnew(ids: readonly string[]): Promise<void> {
    const found = await read.jobSeekerProfiles.find({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }).lean();
    for (const id of ids) this.current.delete(id);
    for (const { _id, currentRole } of found) this.current.set(_id.toHexString(), currentRole);
  }
}

const startFeed = async (indexed: Indexed, times: FeedTimes): Promise<void> => {
  feed = new ProfileFeed(read.jobSeekerProfiles, indexed, createLog({ logLevel: 'silent', version: 'test' }), times);
  await feed.start();
  feed.begin();
};

const write = {
  insert: async (currentRole: string): Promise<Types.ObjectId> => {
    const now = new Date();
    return (
      await written.jobSeekerProfiles.create({
        userId: new Types.ObjectId(),
        currentRole,
        createdAt: now,
        updatedAt: now,
      })
    )._id;
  },
  change: (_id: Types.ObjectId, currentRole: string) =>
    written.jobSeekerProfiles.updateOne({ _id }, { currentRole, updatedAt: new Date() }, { timestamps: false }),
  /** As a change that no clock tells of. */
  changeSilently: (_id: Types.ObjectId, currentRole: string) =>
    written.jobSeekerProfiles.updateOne({ _id }, { currentRole }, { timestamps: false }),
  delete: (_id: Types.ObjectId) => written.jobSeekerProfiles.deleteOne({ _id }),
};

/** Waits until what is indexed is what the store has. */
async function agree(indexed: Indexed): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const there = await written.jobSeekerProfiles.find().lean();
    const expected = there.map(({ _id, currentRole }) => [_id.toHexString(), currentRole]).toSorted();
    const actual = [...indexed.current].toSorted();
    if (JSON.stringify(actual) === JSON.stringify(expected)) return;
    if (Date.now() > deadline) expect(actual).toEqual(expected);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Three profiles that the feed knows of. */
async function threeKnown(indexed: Indexed): Promise<readonly [Types.ObjectId, Types.ObjectId, Types.ObjectId]> {
  const three = [await write.insert('stays'), await write.insert('changes'), await write.insert('goes')] as const;
  await agree(indexed);
  return three;
}

test('a feed has started once the store says where it stands, without waiting for a change', async () => {
  const watched = await connectStore(store.uri, { watched: true });
  const answered: string[] = [];
  watched.getClient().on('commandSucceeded', ({ commandName }) => void answered.push(commandName));
  read = createModels(watched);
  try {
    await startFeed(new Indexed(), STREAM_ONLY);
    expect(answered).toContain('aggregate');
    expect(answered).not.toContain('getMore');
  } finally {
    await feed.stop();
    await watched.close();
  }
});

test('a stream that breaks goes on where it broke, and nothing that happened meanwhile is missed', async () => {
  const indexed = new Indexed();
  await startFeed(indexed, STREAM_ONLY);
  const [, changes, goes] = await threeKnown(indexed);
  for (let round = 0; round < 2; round += 1) {
    await line.cut();
    await write.insert(`came in round ${round}`);
    await write.changeSilently(changes, `changed in round ${round}`);
    if (round === 0) await write.delete(goes);
    await line.join();
    await agree(indexed);
    await write.insert(`came after round ${round}`);
    await agree(indexed);
  }
  expect(indexed.comparisons).toBe(0);
});

test('where the store no longer knows where the stream broke, everything is compared with it', async () => {
  const indexed = new Indexed();
  await startFeed(indexed, STREAM_ONLY);
  const [, changes, goes] = await threeKnown(indexed);
  const { collection } = read.jobSeekerProfiles;
  const watch = collection.watch.bind(collection);
  const opened = jest
    .spyOn(collection, 'watch')
    .mockImplementation((stages, options) =>
      watch(
        stages,
        options?.resumeAfter === undefined ? options : { ...options, resumeAfter: { _data: 'of another life' } },
      ),
    );
  await line.cut();
  await write.insert('came');
  await write.changeSilently(changes, 'changed');
  await write.delete(goes);
  // A line that is back soon enough is mended by the driver itself, which asks nobody.
  await until(() => opened.mock.calls.length > 0);
  await line.join();
  await agree(indexed);
  expect(indexed.comparisons).toBeGreaterThan(0);
  await write.insert('came after');
  await agree(indexed);
});

test('a collection that is put back as it was once is compared, too', async () => {
  const indexed = new Indexed();
  await startFeed(indexed, STREAM_ONLY);
  await threeKnown(indexed);
  await written.jobSeekerProfiles.collection.drop();
  await write.insert('put back');
  await agree(indexed);
});

test('where the store has no change streams, changes are asked for, and deletions are found', async () => {
  const indexed = new Indexed();
  const { collection } = read.jobSeekerProfiles;
  const watching = collection.watch.bind(collection);
  jest.spyOn(collection, 'watch').mockImplementation((stages, options) => {
    const stream = watching(stages, options);
    stream.tryNext = () =>
      Promise.reject(
        new mongo.MongoServerError({
          code: 40_573,
          message: 'The $changeStream stage is only supported on replica sets',
        }),
      );
    return stream;
  });
  await startFeed(indexed, QUICK_POLL);
  const [, changes, goes] = await threeKnown(indexed);
  await write.change(changes, 'changed');
  await write.delete(goes);
  await agree(indexed);
  // One comes and one goes: their number tells nothing.
  await write.delete(changes);
  await write.insert('came');
  await agree(indexed);
});

test('how long it is behind is told while it cannot compare', async () => {
  const indexed = new Indexed();
  await startFeed(indexed, STREAM_ONLY);
  await threeKnown(indexed);
  expect(feed.lagSeconds).toBe(0);
  jest.spyOn(indexed, 'readAnew').mockRejectedValue(new Error('The store is away.'));
  await write.insert('came');
  await until(() => feed.lagSeconds > 0);
});
