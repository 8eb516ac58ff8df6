import type { Connection, Types } from 'mongoose';
import { LIMIT_NAMES } from './names.js';
import { READ_LIMIT_NAMES } from './read-limit.js';

/** Where calls are counted. */
export const COUNTERS = 'rateLimits';

/** What was counted of people's calls. */
export interface CallCounts {
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

export const callCountsOn = (connection: Connection): CallCounts => ({
  forget: async (userId) => {
    await connection.collection(COUNTERS).deleteMany({ key: { $in: keysOf(userId.toHexString()) } });
  },
});
