/** Someone who holds locks until it ends: a transaction. */
export interface LockHolder {
  /** Resolves when it has ended and its locks are free. */
  readonly ended: Promise<void>;
}

/** A write that has to wait until a transaction ends; the whole command runs again then. */
export class WouldBlock extends Error {
  readonly holder: LockHolder;

  constructor(holder: LockHolder) {
    super('a transaction holds a lock');
    this.name = 'WouldBlock';
    this.holder = holder;
  }
}

/**
 * Locks of open transactions, on documents and on unique keys, so that no two of them, and nothing outside, write
 * the same. Writes outside hold none: each group of them is one step.
 */
export class Locks {
  readonly #holders = new Map<string, LockHolder>();

  get empty(): boolean {
    return this.#holders.size === 0;
  }

  holder(lock: string): LockHolder | undefined {
    return this.#holders.get(lock);
  }

  /** @throws WouldBlock when a transaction holds it */
  requireFree(lock: string): void {
    const holder = this.#holders.get(lock);
    if (holder !== undefined) throw new WouldBlock(holder);
  }

  take(lock: string, holder: LockHolder): void {
    this.#holders.set(lock, holder);
  }

  release(lock: string): void {
    this.#holders.delete(lock);
  }
}

/** The lock of a document. */
export function documentLock(recordId: number): string {
  return `d${recordId}`;
}

/** The lock of a key in a unique index. */
export function uniqueLock(indexId: number, key: Buffer): string {
  return `u${indexId} ${key.toString('latin1')}`;
}
