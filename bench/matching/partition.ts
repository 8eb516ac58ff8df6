// One process of the matching service without a store, started by `service.ts`: the people of its partition are made here.
import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createHttpServer, createLog, listen, PartitionListener } from '@vela/api';
import { ColumnarIndex, ExposureTable } from '@vela/matching';
import { isInPartition } from '@vela/matching/partitions';
import { idOf, profileAt } from './world.js';

/** What it says once it answers, and whenever it is asked. */
export interface PartitionFigures {
  readonly port: number;
  readonly profiles: number;
  /** Of its index. */
  readonly bytes: number;
  /** Of the process. */
  readonly rss: number;
  /** Since its start, milliseconds. */
  readonly processorMs: number;
}

const TURN_EVERY = 100_000;

const [size = 0, seed = 0, number = 0, count = 1] = process.argv.slice(2).map(Number);
const partition = { number, count };
const exposures = new ExposureTable();
const index = new ColumnarIndex(undefined, exposures);
process.on('disconnect', () => process.exit());
for (let each = 0; each < size; each += 1) {
  if (isInPartition(partition, idOf(each + 1))) index.upsert(profileAt(seed, each));
  // Whoever started it may be gone.
  if (each % TURN_EVERY === 0) await nextTurn();
}
index.trim();
globalThis.gc?.();

const listener = new PartitionListener({
  holder: {
    partition,
    ready: true,
    extent: { profiles: index.size, bytes: index.bytes, buildSeconds: 0, lagSeconds: 0, partitionsMissing: 0 },
    current: () => Promise.resolve(index),
    takeIn: () => Promise.resolve(),
  },
  exposures,
  reachMoment: () => Promise.resolve(),
  secrets: [],
  process: randomUUID(),
  startedAt: Date.now(),
  log: createLog({ logLevel: 'warn', version: 'bench' }),
});
const port = await listen(createHttpServer(listener.listen), 0, '127.0.0.1');
const tell = (): void => {
  const { user, system } = process.cpuUsage();
  const figures: PartitionFigures = {
    port,
    profiles: index.size,
    bytes: index.bytes,
    rss: process.memoryUsage.rss(),
    processorMs: (user + system) / 1000,
  };
  process.send?.(figures);
};
process.on('message', tell);
tell();
