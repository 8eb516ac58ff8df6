import { randomBytes } from 'node:crypto';
import { Timestamp } from 'bson';
import type { Collection } from '../storage/collection.js';
import type { DocumentChange } from '../storage/store.js';
import type { LogicalClock } from './clock.js';

/** What happened, as far as change streams tell it. */
export interface ChangeEntry {
  readonly token: string;
  readonly time: Timestamp;
  readonly at: Date;
  readonly database: string;
  readonly collection: string;
  readonly change:
    | { readonly kind: DocumentChange['kind']; readonly before: Buffer | undefined; readonly after: Buffer | undefined }
    | { readonly kind: 'create' | 'drop' };
}

/** How much is remembered for streams that resume. */
const mostEntries = 20_000;
const mostBytes = 32 * 1024 * 1024;

/**
 * The latest changes, in memory: a change stream can resume from them as long as this process lives and they are
 * still among them.
 */
export class ChangeLog {
  readonly #clock: LogicalClock;
  /** Marks the tokens of this process. */
  readonly #life = randomBytes(4).toString('hex');
  #entries: ChangeEntry[] = [];
  #bytes = 0;
  /** The token from which on everything is remembered. */
  #forgotten: string;
  readonly #waiting = new Set<() => void>();

  constructor(clock: LogicalClock) {
    this.#clock = clock;
    // Nothing has happened yet at the clock's first moment, so a stream may begin with it.
    const start = clock.now();
    this.#forgotten = this.tokenAt(new Timestamp({ t: start.t, i: start.i - 1 }));
  }

  /** Where a stream that starts now begins. */
  get position(): string {
    return this.tokenAt(this.#clock.now());
  }

  /** The token of a moment; tokens compare as texts. */
  tokenAt(time: Timestamp): string {
    return hex(time.t) + hex(time.i) + this.#life;
  }

  /** Whether a stream can go on after a token without missing anything. */
  reaches(token: string): boolean {
    return new RegExp(`^[0-9a-f]{16}${this.#life}$`).test(token) && token >= this.#forgotten;
  }

  append(database: string, collection: string, change: ChangeEntry['change']): void {
    const time = this.#clock.tick();
    const entry = { token: this.tokenAt(time), time, at: new Date(), database, collection, change };
    this.#entries.push(entry);
    this.#bytes += sizeOf(entry);
    if (this.#entries.length > mostEntries || this.#bytes > mostBytes) this.#forget();
    for (const wake of [...this.#waiting]) wake();
  }

  appendAll(changes: readonly DocumentChange[]): void {
    for (const { collection, kind, before, after } of changes)
      this.append(collection.database, collection.name, { kind, before, after });
  }

  appendCatalogChange(kind: 'create' | 'drop', collection: Collection): void {
    this.append(collection.database, collection.name, { kind });
  }

  #forget(): void {
    const dropped = this.#entries.splice(0, Math.ceil(this.#entries.length / 4));
    this.#forgotten = dropped.at(-1)?.token ?? this.#forgotten;
    this.#bytes -= dropped.reduce((total, entry) => total + sizeOf(entry), 0);
  }

  /** The changes after a token. */
  after(token: string): readonly ChangeEntry[] {
    const first = this.#entries.findIndex((entry) => entry.token > token);
    return first < 0 ? [] : this.#entries.slice(first);
  }

  /** Resolves with the next change, or after some milliseconds, or when the signal aborts. */
  async next(milliseconds: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    await new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      this.#waiting.add(wake);
      signal.addEventListener('abort', wake);
    });
  }
}

function hex(number: number): string {
  return number.toString(16).padStart(8, '0');
}

function sizeOf({ change }: ChangeEntry): number {
  return 'after' in change ? (change.before?.length ?? 0) + (change.after?.length ?? 0) + 200 : 200;
}
