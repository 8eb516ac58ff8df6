import type { Connection, Types } from 'mongoose';
import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimitName } from '@vela/contracts/endpoint-table';
import { t } from '@vela/language';
import type { Config } from '../../config/index.js';
import { AppError } from '../errors/index.js';
import { callerKey, COUNTERS } from './call-counts.js';
import { LIMIT_NAMES } from './names.js';
import { createReadLimit } from './read-limit.js';

export { type CallCounts, callCountsOn } from './call-counts.js';

/** Counts calls per caller and per address, together with all other instances on the same store. */
export interface RateLimits {
  /**
   * @param network from which the call comes, see `networkOf`
   * @throws AppError 429 with Retry-After once a limit is exceeded
   */
  count(limit: RateLimitName, network: string, caller: { readonly userId: Types.ObjectId } | null): Promise<void>;
  /** Counts a read of talents. @throws AppError 429 with Retry-After once a person has made more than people do */
  countRead(caller: { readonly userId: Types.ObjectId }): Promise<void>;
}

const WINDOW_SECONDS = 60;
/** Many people share one address: it may make so many times the calls of one person. */
const ADDRESS_FACTOR = 4;

function limiterFor(name: string, points: number, connection: Connection, duration = WINDOW_SECONDS): RateLimiterMongo {
  const options = { keyPrefix: name, points, duration };
  return new RateLimiterMongo({
    ...options,
    storeClient: connection.getClient(),
    dbName: connection.name,
    tableName: COUNTERS,
    disableIndexesCreation: true,
    insuranceLimiter: new RateLimiterMemory(options),
  });
}

const tooMany = (retryAfterMs: number): AppError =>
  new AppError(429, t('That was too often. Please wait a moment and try again.'), {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(retryAfterMs / 1000))) },
  });

async function consume(limiter: RateLimiterMongo, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (exceeded) {
    if (exceeded instanceof RateLimiterRes) throw tooMany(exceeded.msBeforeNext);
    throw exceeded;
  }
}

/** Indexes of the counters, which the limiter does not make itself. */
export async function createLimitIndexes(connection: Connection): Promise<void> {
  const counters = connection.collection(COUNTERS);
  await counters.createIndex({ expire: -1 }, { expireAfterSeconds: 0 }, {});
  await counters.createIndex({ key: 1 }, { unique: true }, {});
}

export function createRateLimits(config: Config, connection: Connection): RateLimits {
  const byCaller = new Map<RateLimitName, RateLimiterMongo>();
  const byAddress = new Map<RateLimitName, RateLimiterMongo>();
  for (const name of LIMIT_NAMES) {
    const calls = config.rateLimits[name];
    if (calls === 0) continue;
    byCaller.set(name, limiterFor(name, calls, connection));
    byAddress.set(name, limiterFor(name, calls * ADDRESS_FACTOR, connection));
  }
  return {
    countRead: createReadLimit(config.readLimits, (name, points, seconds) =>
      limiterFor(name, points, connection, seconds),
    ),
    count: async (limit, network, caller) => {
      const callers = byCaller.get(limit);
      const addresses = byAddress.get(limit);
      if (callers === undefined || addresses === undefined) return;
      if (caller === null) await consume(callers, `address:${network}`);
      else {
        await consume(callers, callerKey(caller.userId.toHexString()));
        await consume(addresses, `all:${network}`);
      }
    },
  };
}
