import type { Connection, Types } from 'mongoose';
import { LIMIT_NAMES } from './names.js';
import { READ_LIMIT_NAMES } from './read-limit.js';

/** Where calls are counted. */
export const COUNTERS = 'rateLimits';

/** What is counted under one limit. */
interface CallCount {
  /** The limit's name. */
  readonly of: string;
  readonly count: number;
  readonly until: Date;
}

/** What was counted of people's calls. */
export interface CallCounts {
  /** @returns what is counted of a person, for them to read */
  listed(userId: Types.ObjectId): Promise<readonly CallCount[]>;
  /** Takes away what was counted of a person: a day's reads would outlive the account. */
  forget(userId: Types.ObjectId): Promise<void>;
}

/** @returns the keys under which a person is counted, as the limiter writes them */
const keysOf = (userId: string): string[] => [
  ...LIMIT_NAMES.map((name) => `${name}:${callerKey(userId)}`),
  ...READ_LIMIT_NAMES.map((name) => `${name}:${userId}`),
];

/** @returns what a person is called in the counts of their calls */
export const callerKey = (userId: string): string => `user:${userId}`;

/** A count as the limiter writes it. */
interface Counter {
  readonly key: string;
  readonly points: number;
  readonly expire: Date;
}

export const callCountsOn = (connection: Connection): CallCounts => ({
  listed: async (userId) => {
    const counters = await connection
      .collection<Counter>(COUNTERS)
      .find({ key: { $in: keysOf(userId.toHexString()) } })
      .sort({ key: 1 })
      .toArray();
    return counters.map(({ key, points, expire }) => ({
      of: key.slice(0, key.indexOf(':')),
      count: points,
      until: expire,
    }));
  },
  forget: async (userId) => {
    await connection.collection(COUNTERS).deleteMany({ key: { $in: keysOf(userId.toHexString()) } });
  },
});
