import { existsSync } from 'node:fs';
import { cursorInUse, cursorKilled, requireNamespace, requireSession } from '../../engine/cursor-errors.js';
import { idleLimit } from '../../engine/cursors.js';
import { CommandError } from '../../values/errors.js';
import { type Job, type JobReply, Reader } from './reader.js';

/** More would not be quicker: a machine has few cores, and each has a heap of its own. */
const mostReaders = 4;
/** How long a thread nobody needs stays. */
const idleReaderMs = 60_000;
/** Cursors of different threads have different numbers; those of this one are below. */
const cursorsEach = 2 ** 38;

interface OpenCursor {
  readonly reader: Reader;
  readonly namespace: string;
  readonly session: string | undefined;
  used: number;
  /** Ends what is computed for it. */
  busy: AbortController | undefined;
}

/** Threads for reads that take long. The first is made when one does. */
export class Readers {
  readonly #script: URL;
  readonly #dataDir: string;
  readonly #address: () => string;
  readonly #marks: SharedArrayBuffer;
  readonly #readers = new Set<Reader>();
  readonly #cursors = new Map<number, OpenCursor>();
  #made = 0;

  constructor(script: URL, dataDir: string, address: () => string, marks: SharedArrayBuffer) {
    this.#marks = marks;
    this.#script = script;
    this.#dataDir = dataDir;
    this.#address = address;
  }

  /** Runs a command that reads. @throws CommandError the command's own, and when it is ended */
  async run(job: Job): Promise<JobReply> {
    const reader = this.#choose();
    const reply = await reader.run(job);
    const { namespace, session } = job;
    if (reply.cursor !== 0)
      this.#cursors.set(reply.cursor, { reader, namespace, session, used: Date.now(), busy: undefined });
    return reply;
  }

  has(cursor: number): boolean {
    return this.#cursors.has(cursor);
  }

  /**
   * The next batch of a cursor that a thread has.
   *
   * @throws CommandError 13, 50736, 50737 or 50738 where it was opened under another name or in another session
   */
  async next(cursor: number, job: Omit<Job, 'signal'>, killing: AbortController): Promise<JobReply> {
    const known = this.#cursors.get(cursor);
    if (known === undefined) throw new CommandError(43, `cursor id ${cursor} not found`);
    if (known.busy !== undefined) throw cursorInUse(cursor);
    requireNamespace(known.namespace, job.namespace);
    requireSession(cursor, known.session, job.session);
    known.used = Date.now();
    known.busy = killing;
    try {
      const reply = await known.reader.run({ ...job, signal: killing.signal });
      if (reply.cursor === 0) this.#forget(cursor);
      return reply;
    } catch (error) {
      this.kill(cursor);
      throw error;
    } finally {
      known.busy = undefined;
    }
  }

  #forget(cursor: number): void {
    this.#cursors.get(cursor)?.reader.closed(cursor);
    this.#cursors.delete(cursor);
  }

  /** Closes a cursor, and ends what is computed for it; false when there is none. */
  kill(cursor: number): boolean {
    const known = this.#cursors.get(cursor);
    if (known === undefined) return false;
    this.#cursors.delete(cursor);
    known.busy?.abort(cursorKilled());
    known.reader.killCursor(cursor);
    return true;
  }

  /** Closes the cursors that were opened in a session that fits. */
  killOf(fits: (session: string) => boolean): void {
    for (const [cursor, { session }] of [...this.#cursors])
      if (session !== undefined && fits(session)) this.kill(cursor);
  }

  /** A thread that has nothing to do, best one without open cursors; a new one; else the one with least to do. */
  #choose(): Reader {
    const byLoad = [...this.#readers].sort(
      (left, right) => left.load - right.load || left.cursors.size - right.cursors.size,
    );
    const [best] = byLoad;
    if (best !== undefined && (best.load === 0 || this.#readers.size >= mostReaders)) return best;
    this.#made += 1;
    const options = {
      dataDir: this.#dataDir,
      address: this.#address(),
      marks: this.#marks,
      cursorsAfter: this.#made * cursorsEach + Math.floor(Math.random() * 2 ** 32),
    };
    const reader: Reader = new Reader(this.#script, options, () => {
      this.#readers.delete(reader);
      for (const cursor of reader.cursors) this.#cursors.delete(cursor);
    });
    this.#readers.add(reader);
    return reader;
  }

  /** Closes cursors and threads that nobody has used for long. */
  closeIdle(): void {
    for (const [cursor, { used, busy }] of this.#cursors)
      if (busy === undefined && Date.now() - used > idleLimit) this.kill(cursor);
    for (const reader of this.#readers) {
      if (reader.idleFor < idleReaderMs || reader.cursors.size > 0) continue;
      this.#readers.delete(reader);
      void reader.close();
    }
  }

  async close(): Promise<void> {
    const readers = [...this.#readers];
    this.#readers.clear();
    this.#cursors.clear();
    await Promise.all(readers.map((reader) => reader.close()));
  }
}

/** The program of a reading thread, beside this one; none where the sources run without being built. */
export function builtReader(): URL | undefined {
  const built = new URL('./reader-thread.js', import.meta.url);
  return existsSync(built) ? built : undefined;
}
