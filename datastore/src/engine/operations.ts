import type { CommandError } from '../errors.js';
import type { Document } from '../values/value.js';

/** A command at work that can be ended. */
export interface Operation {
  readonly id: number;
  readonly connectionId: number;
  readonly namespace: string;
  readonly command: Document;
  /** By `performance.now()`. */
  readonly startedAt: number;
  /** Ends it with an error at once. */
  end(error: CommandError): void;
}

/** The commands that are at work for so long that somebody may want to end them. */
export class Operations {
  readonly #running = new Map<number, Operation>();
  #lastId = 0;

  /** Notes a command for as long as its work takes. */
  async during<Result>(operation: Omit<Operation, 'id' | 'startedAt'>, work: Promise<Result>): Promise<Result> {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#running.set(id, { ...operation, id, startedAt: performance.now() });
    try {
      return await work;
    } finally {
      this.#running.delete(id);
    }
  }

  all(): Operation[] {
    return [...this.#running.values()];
  }

  find(id: number): Operation | undefined {
    return this.#running.get(id);
  }

  /** What is at work, as `$currentOp` tells it. @param host address of the store */
  describe(host: string): Document[] {
    return this.all().map(({ id, connectionId, namespace, command, startedAt }) => ({
      type: 'op',
      host,
      active: true,
      opid: id,
      connectionId,
      op: 'getMore' in command ? 'getmore' : 'command',
      ns: namespace,
      command,
      microsecs_running: Math.round((performance.now() - startedAt) * 1000),
    }));
  }

  /** Ends what a client asked for that has gone away. */
  endOf(connectionId: number, error: CommandError): void {
    for (const operation of this.all()) if (operation.connectionId === connectionId) operation.end(error);
  }
}
