import { createHash } from 'node:crypto';
import { type FileHandle, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { slicesIn } from '@vela/contracts/routes';
import { Accesses } from '../access/access.js';
import { Trusts } from '../access/trusts.js';
import { writeAtomically } from '../site/atomic.js';
import { type HistoryEntry, readHistory } from '../site/history.js';
import { readDesignSystemPointer, readShellPointer } from '../site/pointer.js';
import { readMendedRegistry } from '../site/registry.js';
import { runningRollouts } from '../status/running-rollouts.js';
import { siteKeys } from '../storage/site-keys.js';
import { auditFile, isUserId, NOBODY, type NotedEntry } from './audit.js';
import { auditDocument } from './audit-document.js';
import type { StoreRecords } from './store-records.js';

/** Milliseconds between two looks: an access that an administrator revokes is good for that long still. */
const LOOK_MS = 1000;
/** Bytes of the audit that are sent at a time. */
const MOST_BYTES = 256 * 1024;
const ID_DIGITS = 24;

export interface RecorderOptions {
  readonly site: string;
  /** Folder of what only the service reads. */
  readonly folder: string;
  readonly records: StoreRecords;
  /** Hears a problem when it appears, and `null` when it is over. */
  readonly tell: (problem: string | null) => void;
}

/** @returns the same id for the same change, so that sending it again changes nothing */
export const historyId = (entry: HistoryEntry): string =>
  createHash('sha256').update(JSON.stringify(entry)).digest('hex').slice(0, ID_DIGITS);

/** @returns what is told of those that are known here */
function ofOwn<Item extends { readonly id: string }>(own: readonly Item[], told: readonly Item[]): readonly Item[] {
  const ids = new Set(own.map(({ id }) => id));
  return told.filter(({ id }) => ids.has(id));
}

/** @returns an entry as it was written down; null for a line that a crash cut short */
function decoded(line: string): NotedEntry | null {
  try {
    const entry = JSON.parse(line) as Partial<NotedEntry>;
    const { at = '', team, access = '', action, about = '', by, outcome = '' } = entry;
    if (Number.isNaN(Date.parse(at)) || team === undefined || action === undefined) return null;
    return { at, team, access, action, about, by: isUserId(by) ? by : null, outcome };
  } catch {
    return null;
  }
}

/** @returns what a file says from there on, as much as is sent at a time; a line that is longer, to its end */
async function blockAt(handle: FileHandle, from: number): Promise<Buffer> {
  const blocks: Buffer[] = [];
  for (;;) {
    const place = from + blocks.length * MOST_BYTES;
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MOST_BYTES), 0, MOST_BYTES, place);
    const block = buffer.subarray(0, bytesRead);
    blocks.push(block);
    if (bytesRead < MOST_BYTES || block.includes('\n')) return Buffer.concat(blocks);
  }
}

/** @returns lines that are complete, and the bytes that they take */
function wholeLines(content: Buffer): { readonly lines: readonly string[]; readonly bytes: number } {
  const bytes = content.lastIndexOf('\n') + 1;
  return { lines: content.subarray(0, bytes).toString().split('\n').slice(0, -1), bytes };
}

/**
 * Keeps in the product's store what the release service has in its folder: its audit, its accesses, what is in service and how
 * that came. The folder is written first, and waits there while the store is away. Whoever writes the folder, the service, the
 * command line or a gateway, it is read there.
 */
export class Recorder {
  readonly #options: RecorderOptions;
  readonly #accesses: Accesses;
  readonly #trusts: Trusts;
  #state = '';
  #rollouts = '';
  #history = 0;
  #problem: string | null = null;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();

  constructor(options: RecorderOptions) {
    this.#options = options;
    this.#accesses = new Accesses(path.join(options.folder, 'accesses.json'));
    this.#trusts = new Trusts(path.join(options.folder, 'trusts.json'));
  }

  /** Looks from now on regularly. */
  start(): void {
    this.#timer = setTimeout(() => {
      this.#looking = this.look().finally(() => this.start());
    }, LOOK_MS);
    this.#timer.unref();
  }

  /** Stops looking, after a last look. */
  async stop(): Promise<void> {
    await this.#looking;
    clearTimeout(this.#timer);
    await this.look();
    await this.#options.records.stop();
  }

  /** Brings folder and store to the same. */
  async look(): Promise<void> {
    try {
      await this.#shareAccesses();
      await this.#sendAudit();
      await this.#sendHistory();
      await this.#sendState();
      await this.#sendRollouts();
      this.#tell(null);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      this.#tell(`The store has no record of the latest releases, which wait in ${this.#options.folder}: ${why}`);
    }
  }

  async #shareAccesses(): Promise<void> {
    const stored = await this.#options.records.accesses();
    // Whoever writes to the store ends an access by it, and gives themselves none.
    const accesses = await this.#accesses.adopt(ofOwn(await this.#accesses.all(), stored.accesses));
    const trusts = await this.#trusts.adopt(ofOwn(await this.#trusts.all(), stored.trusts));
    const known = new Map([...stored.accesses, ...stored.trusts].map(({ id, revokedAt }) => [id, revokedAt]));
    const isNew = ({ id, revokedAt }: { readonly id: string; readonly revokedAt: string | null }): boolean =>
      known.get(id) === undefined || (known.get(id) === null && revokedAt !== null);
    await this.#options.records.putAccesses({ accesses: accesses.filter(isNew), trusts: trusts.filter(isNew) });
  }

  /** Sends what was written down since it was last sent; where that cannot be told, all of it: what is there stays as it is. */
  async #sendAudit(): Promise<void> {
    const { folder, records } = this.#options;
    const sentFile = path.join(folder, 'audit-sent');
    const sent = Number(await readFile(sentFile, 'utf8').catch(() => '0')) || 0;
    const handle = await open(auditFile(folder)).catch(() => null);
    if (handle === null) return;
    try {
      const { lines, bytes } = wholeLines(await blockAt(handle, sent));
      if (bytes === 0) return;
      let place = sent;
      const documents = lines.flatMap((line) => {
        const entry = decoded(line);
        place += Buffer.byteLength(line) + 1;
        // Anybody can ask without an access: the file has that, and what is kept for years is not filled by it.
        return entry === null || entry.team === NOBODY ? [] : [auditDocument(entry, place)];
      });
      await records.addAudit(documents);
      await writeAtomically(sentFile, String(sent + bytes));
    } finally {
      await handle.close();
    }
  }

  async #sendHistory(): Promise<void> {
    const { site, records } = this.#options;
    const history = await readHistory(site);
    if (history.length === this.#history) return;
    const from = history.length > this.#history ? this.#history : 0;
    await records.addHistory(history.slice(from), from, historyId);
    this.#history = history.length;
  }

  async #sendState(): Promise<void> {
    const { site, folder, records } = this.#options;
    const { registry } = await readMendedRegistry(site);
    const [shell, designSystem] = [await readShellPointer(site), await readDesignSystemPointer(site)];
    const state = { registry, shell, designSystem };
    const text = JSON.stringify(state);
    // An empty disk has nothing to tell.
    if (text === this.#state || (shell === null && designSystem === null && slicesIn(registry).length === 0)) return;
    await records.putState(state, (await siteKeys(folder)).public);
    this.#state = text;
  }

  async #sendRollouts(): Promise<void> {
    const { site, records } = this.#options;
    const rollouts = await runningRollouts(site);
    const text = JSON.stringify(rollouts);
    if (text === this.#rollouts) return;
    await records.putRollouts(rollouts);
    this.#rollouts = text;
  }

  #tell(problem: string | null): void {
    if (problem !== this.#problem) this.#options.tell(problem);
    this.#problem = problem;
  }
}
