import type { CommandError } from '../values/errors.js';
import { interruption } from '../values/time-limit.js';
import { type Document, fieldOf } from '../values/value.js';
import type { ConnectionInfo } from './request.js';
import { sessionKeyOf } from './sessions.js';

/** A command at work that can be ended. */
export interface Operation {
  readonly id: number;
  readonly connection: ConnectionInfo;
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

  /** Notes a command for as long as its work takes; one whose client has gone away already is ended. */
  async during<Result>(operation: Omit<Operation, 'id' | 'startedAt'>, work: Promise<Result>): Promise<Result> {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#running.set(id, { ...operation, id, startedAt: performance.now() });
    if (operation.connection.closed) operation.end(interruption());
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
    return this.all().map(({ id, connection, namespace, command, startedAt }) => ({
      type: 'op',
      host,
      active: true,
      opid: id,
      connectionId: connection.id,
      op: 'getMore' in command ? 'getmore' : 'command',
      ns: namespace,
      command,
      microsecs_running: Math.round((performance.now() - startedAt) * 1000),
    }));
  }

  /** Ends what a client asked for that has gone away. */
  endOf(connectionId: number, error: CommandError): void {
    for (const operation of this.all()) if (operation.connection.id === connectionId) operation.end(error);
  }

  /** Ends what was asked for in a session that fits. */
  endIn(fits: (session: string) => boolean, error: CommandError): void {
    for (const operation of this.all()) {
      const session = sessionKeyOf(fieldOf(operation.command, 'lsid'));
      if (session !== undefined && fits(session)) operation.end(error);
    }
  }
}
