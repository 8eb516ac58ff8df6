import type { Server } from 'node:http';
import { BUNDLED_RATES, ColumnarIndex, ExposureTable, type MatchProfile } from '@vela/matching';
import { isInPartition, type Partition } from '@vela/matching/partitions';
import { type PartitionHolder, PartitionListener } from '../../src/hiring/matching/index.js';
import { createHttpServer, listen } from '../../src/platform/http/index.js';
import { createLog } from '../../src/platform/observability/index.js';

/** What people saved, by id: the store of a partition that is played in this process. */
export type SavedProfiles = ReadonlyMap<string, MatchProfile>;

/** Holds a partition of profiles that lie in a map; what changes there it knows once it is told. */
class MemoryHolder implements PartitionHolder {
  readonly partition: Partition;
  readonly #saved: SavedProfiles;
  readonly #index: ColumnarIndex;
  ready = true;
  /** What is awaited before anything is answered. */
  held: Promise<unknown> = Promise.resolve();
  /** Answers that were given. */
  answered = 0;

  constructor(partition: Partition, saved: SavedProfiles, exposures: ExposureTable) {
    this.partition = partition;
    this.#saved = saved;
    this.#index = new ColumnarIndex(BUNDLED_RATES, exposures);
    this.#read([...saved.keys()]);
  }

  get extent() {
    const { size: profiles, bytes } = this.#index;
    return { profiles, bytes, buildSeconds: 0, lagSeconds: 0, partitionsMissing: 0 };
  }

  async current(): Promise<ColumnarIndex> {
    await this.held;
    this.answered += 1;
    return this.#index;
  }

  takeIn(ids: readonly string[], since: Date | null): Promise<void> {
    this.#read(since === null ? ids : [...this.#saved.keys(), ...ids]);
    return Promise.resolve();
  }

  #read(ids: readonly string[]): void {
    for (const id of ids) {
      if (!isInPartition(this.partition, id)) continue;
      const profile = this.#saved.get(id);
      if (profile === undefined) this.#index.remove(id);
      else this.#index.upsert(profile);
    }
  }
}

/** A process of the matching service, played in this one. */
export interface PlayedPartition {
  readonly address: string;
  readonly holder: MemoryHolder;
  /** Cuts every line, as when the process is killed. */
  kill(): Promise<void>;
}

interface Played {
  readonly saved: SavedProfiles;
  readonly exposures?: ExposureTable;
  readonly secrets?: readonly string[];
  /** Any unless told: that of one which was killed. */
  readonly port?: number;
}

let processes = 0;

/** Starts a process that holds a partition. */
export async function playPartition(
  partition: Partition,
  { saved, exposures = new ExposureTable(), secrets = [], port = 0 }: Played,
): Promise<PlayedPartition> {
  const holder = new MemoryHolder(partition, saved, exposures);
  processes += 1;
  const { listen: answer } = new PartitionListener({
    holder,
    exposures,
    secrets,
    reachMoment: () => Promise.resolve(),
    process: `process ${processes}`,
    startedAt: Date.now(),
    log: createLog({ logLevel: 'silent', version: 'test' }),
  });
  const server: Server = createHttpServer(answer);
  const listening = await listen(server, port, '127.0.0.1');
  return {
    address: `http://127.0.0.1:${listening}`,
    holder,
    kill: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
