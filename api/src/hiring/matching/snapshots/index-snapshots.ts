import { createHash } from 'node:crypto';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { mongo } from 'mongoose';
import { DAY_MS } from '@vela/contracts/days';
import { MATCH_SNAPSHOT_KEPT_DAYS } from '@vela/market/retention';
import { type ColumnarIndex, type RateTable, SCORE_VERSION, SNAPSHOT_FORMAT } from '@vela/matching';
import type { Partition } from '@vela/matching/partitions';
import { SKILL_TABLE_VERSION } from '@vela/matching/skills';
import { toError } from '../../../platform/errors/index.js';
import type { Log } from '../../../platform/observability/index.js';
import type { CatalogueSnapshot } from '../../../reference/categories/index.js';
import type { FeedPlace } from '../feed/profile-feed.js';
import { forget, readChecked, writeChecked } from './checked-file.js';

const FILE = 'match-index';

/** What the columns were made from besides the profiles: where any of it is another, they are made anew. */
interface Basis {
  readonly format: number;
  readonly score: string;
  readonly skillTable: string;
  readonly store: string;
  readonly rates: string;
  readonly catalogue: string;
  /** Whose people are in it; absent where everybody is. */
  readonly partition?: string;
}

interface Header {
  readonly basis: Basis;
  /** Milliseconds since 1970, before anything was written down. */
  readonly savedAt: number;
  readonly profiles: number;
  /** As extended JSON. */
  readonly place: string;
}

/** From where an index that was restored has to catch up. */
export interface Restored {
  readonly place: FeedPlace;
  readonly savedAt: Date;
}

const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** Names are part of it, those of before too: people are found by them. */
const catalogueDigest = ({ categories, formerNames }: CatalogueSnapshot): string =>
  digestOf([
    [...categories.values()].map(({ id, name, roles, skills }) => [
      id,
      name,
      [...roles.values()],
      [...skills.values()],
    ]),
    [...formerNames],
  ]);

function whatDiffers({ basis, savedAt }: Header, now: Basis): string[] {
  const parts = Object.keys({ ...basis, ...now }) as (keyof Basis)[];
  const others = parts.filter((part) => basis[part] !== now[part]);
  return Date.now() - savedAt > MATCH_SNAPSHOT_KEPT_DAYS * DAY_MS ? [...others, 'age'] : others;
}

/** The match index of an earlier process, on the disk of this machine. */
export class IndexSnapshots {
  readonly #file: string;
  readonly #storeIdentity: () => Promise<string>;
  readonly #rates: RateTable;
  readonly #log: Log;
  readonly #partition: Partition | null;

  /**
   * @param storeIdentity says which store it is, the same to every process
   * @param partition whose people are in the index; null or absent for everybody
   */
  constructor(
    folder: string,
    {
      storeIdentity,
      rates,
      log,
      partition = null,
    }: { storeIdentity: () => Promise<string>; rates: RateTable; log: Log; partition?: Partition | null },
  ) {
    this.#file = path.join(folder, FILE);
    this.#storeIdentity = storeIdentity;
    this.#rates = rates;
    this.#log = log;
    this.#partition = partition;
  }

  /**
   * Writes an index down, some at a time, while it answers and changes.
   * @param place of the feed, asked before
   * @param named the catalogue that all of its profiles were read with
   */
  async write(index: ColumnarIndex, place: FeedPlace, named: CatalogueSnapshot): Promise<void> {
    const startedAt = performance.now();
    const header: Header = {
      basis: await this.#basis(named),
      savedAt: Date.now(),
      profiles: index.size,
      place: mongo.BSON.EJSON.stringify(place),
    };
    await writeChecked(this.#file, header, index.snapshot());
    const seconds = Number(((performance.now() - startedAt) / 1000).toFixed(2));
    this.#log.info({ profiles: header.profiles, seconds }, 'the match index was written down');
  }

  /**
   * Puts what was written down into an index that is empty. What is damaged, too old or made from something else is thrown away.
   * @returns null where there was nothing to restore; the index is of no use then
   */
  async restore(index: ColumnarIndex, named: CatalogueSnapshot): Promise<Restored | null> {
    const basis = await this.#basis(named);
    try {
      const saved = await readChecked(this.#file);
      if (saved === null) return null;
      const header = saved.header as Header;
      const others = whatDiffers(header, basis);
      if (others.length > 0)
        return await this.#throwAway({ others }, 'the match index on the disk is of something else');
      for (const _ of index.restore(saved.body)) await nextTurn();
      return { place: mongo.BSON.EJSON.parse(header.place) as FeedPlace, savedAt: new Date(header.savedAt) };
    } catch (error) {
      return this.#throwAway({ err: toError(error) }, 'the match index on the disk is damaged');
    }
  }

  async #throwAway(facts: object, sentence: string): Promise<null> {
    this.#log.warn(facts, `${sentence}; it is thrown away, and all profiles are read`);
    await forget(this.#file).catch((error: unknown) => {
      this.#log.error({ err: toError(error) }, 'the match index on the disk could not be removed');
    });
    return null;
  }

  async #basis(named: CatalogueSnapshot): Promise<Basis> {
    return {
      format: SNAPSHOT_FORMAT,
      score: String(SCORE_VERSION),
      skillTable: SKILL_TABLE_VERSION,
      store: digestOf(await this.#storeIdentity()),
      rates: digestOf([this.#rates.date, this.#rates.perEuro]),
      catalogue: catalogueDigest(named),
      ...(this.#partition !== null && { partition: `${this.#partition.number}/${this.#partition.count}` }),
    };
  }
}
