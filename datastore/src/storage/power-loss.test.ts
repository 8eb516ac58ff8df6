import { openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { Random } from '../crash/random.js';
import { withFolder } from '../testing/temporary-folder.js';
import { readCheckpoint } from './checkpoint.js';
import { JournaledDurability } from './durability.js';
import { dataFile, openDatabase, openEnvironment } from './environment.js';
import { journalFiles } from './journal.js';
import { noReservation } from './preallocation.js';
import { Records } from './records.js';

/*
 * What a loss of power leaves behind: of the data file, each page as it was at any time since the last checkpoint; of the
 * journal, what was acknowledged, and perhaps the beginning of the next entry. A start must find every acknowledged write.
 */

const pageBytes = 4096;
const seed = Number(process.env['DATASTORE_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

type State = ReadonlyMap<string, string>;

/** Every state a data file has been in, kept as the pages that changed. */
class History {
  readonly #versions: { readonly at: number; readonly page: Buffer }[][] = [];
  #last: Buffer = Buffer.alloc(0);
  #length = 0;

  /** @returns how many states there are */
  add(file: Buffer): number {
    for (let page = 0; page * pageBytes < file.length; page += 1) {
      const now = file.subarray(page * pageBytes, (page + 1) * pageBytes);
      if (now.equals(this.#last.subarray(page * pageBytes, (page + 1) * pageBytes))) continue;
      (this.#versions[page] ??= []).push({ at: this.#length, page: Buffer.from(now) });
    }
    this.#last = file;
    this.#length += 1;
    return this.#length;
  }

  /** A file whose pages are each as they were at some time. @param since of a page: the earliest time it may be of */
  mixed(random: Random, since: (page: number) => number): Buffer {
    const pages = this.#versions.map((versions, page) => {
      const earliest = versions.findLastIndex(({ at }) => at <= since(page));
      const possible = versions.slice(Math.max(earliest, 0));
      // A page that was not there then may still be missing.
      const choices =
        earliest < 0
          ? [Buffer.alloc(pageBytes), ...possible.map((each) => each.page)]
          : possible.map((each) => each.page);
      return choices[random.below(choices.length)] ?? Buffer.alloc(pageBytes);
    });
    return Buffer.concat(pages);
  }
}

const keyOf = (name: string): Buffer => Buffer.from([9, ...Buffer.from(name)]);

function change(random: Random, records: Records, state: Map<string, string>): void {
  for (let count = 1 + random.below(4); count > 0; count -= 1) {
    const name = `k${random.below(80)}`;
    if (random.below(4) === 0) {
      records.removeSync(keyOf(name));
      state.delete(name);
      continue;
    }
    const value = `${random.below(1e9)}`.repeat(1 + random.below(random.below(10) === 0 ? 900 : 60));
    records.putSync(keyOf(name), Buffer.from(value));
    state.set(name, value);
  }
}

function stateOf(records: Records): State {
  const entries = [...records.getRange({ start: Buffer.from([9]), end: Buffer.from([10]) })];
  return new Map(entries.map(({ key, value }) => [key.toString('utf8', 1), value.toString()]));
}

const sorted = (state: State) => [...state].sort(([left], [right]) => (left < right ? -1 : 1));

test('after a loss of power everything acknowledged is there, whatever of the data file is', () =>
  withFolder(async (folder) => {
    console.log(`loss of power with seed ${seed}`);
    const random = new Random(seed);
    const dataFolder = path.join(folder, 'data');
    await openEnvironment(dataFolder, true).close();
    const file = dataFile(dataFolder);
    const database = openDatabase(dataFolder, { fsync: false, readOnly: false });
    const durability = new JournaledDurability(database, dataFolder, file, 24);
    const records = new Records(database, noReservation, durability);
    const handle = openSync(file, 'r');
    const history = new History();
    const state = new Map<string, string>();
    const journal = () => journalFiles.map((name) => readFileSync(path.join(dataFolder, name)));
    /** When the last checkpoints were seen to be in the file, and what they stand for. */
    let checkpoint = { generation: -1, from: 0, seen: 0 };
    const imageOfEntry = new Map<number, number>();
    let entries = 0;
    let tried = 0;

    for (let round = 0; round < 260; round += 1) {
      const before = { state: new Map(state), journal: round === 0 ? undefined : journal() };
      const known = checkpoint;
      const mixed = round === 0 ? undefined : history.mixed(random, (page) => (page < 2 ? known.seen : known.from));
      records.transactionSync(() => change(random, records, state));
      entries += 1;
      const times = history.add(readFileSync(file));
      imageOfEntry.set(entries, times - 1);
      // Checkpoints are made beside the work: sometimes they have the time, sometimes not.
      if (random.below(3) === 0) await new Promise((resolve) => setTimeout(resolve, random.below(8)));
      const now = readCheckpoint(handle);
      if (now !== undefined && now.generation !== checkpoint.generation) {
        const seen = history.add(readFileSync(file)) - 1;
        checkpoint = { generation: now.generation, from: imageOfEntry.get(now.sequence) ?? 0, seen };
      }
      if (mixed === undefined || before.journal === undefined || random.below(3) > 0) continue;
      // The next entry may have begun to be written.
      const torn = journal().map((after, at) => {
        const cut = random.below(after.length);
        const former = before.journal?.[at] ?? after;
        return random.below(2) === 0 ? former : Buffer.concat([after.subarray(0, cut), former.subarray(cut)]);
      });
      const found = await recovered(path.join(folder, 'lost'), mixed, torn);
      tried += 1;
      const expected = [before.state, state].map((each) => JSON.stringify(sorted(each)));
      expect(expected).toContain(JSON.stringify(sorted(found)));
    }
    await durability.close();
    await database.close();
    expect(tried).toBeGreaterThan(40);
  }));

async function recovered(folder: string, data: Buffer, journal: readonly Buffer[]): Promise<State> {
  rmSync(folder, { recursive: true, force: true });
  await mkdir(folder);
  writeFileSync(dataFile(folder), data);
  for (const [at, content] of journal.entries()) writeFileSync(path.join(folder, journalFiles[at] ?? ''), content);
  const environment = openEnvironment(folder, true);
  const state = stateOf(environment.records);
  await environment.close();
  // What was done again lasts, and is not done twice.
  const again = openEnvironment(folder, true);
  expect(stateOf(again.records)).toEqual(state);
  await again.close();
  return state;
}
