import type { Transaction } from '../storage/transaction.js';
import type { Document } from '../values/value.js';
import type { Session } from './sessions.js';

/** What is known of a client's connection. */
export interface ConnectionInfo {
  readonly id: number;
  /** The name the client gave its application in the handshake. */
  application: string | undefined;
  /** Whether the client has gone away. */
  closed: boolean;
}

/** One command to run. */
export interface CommandRequest {
  readonly name: string;
  readonly command: Document;
  readonly database: string;
  /** The command as it came. */
  readonly body: Buffer;
  /** Documents that came beside the command, still encoded. */
  readonly sequences: ReadonlyMap<string, readonly Buffer[]>;
  readonly connection: ConnectionInfo;
  readonly session: Session | undefined;
  /** The transaction it runs in. */
  readonly transaction: Transaction | undefined;
  /** Whose numbered retryable write this is. */
  readonly retryableWrite: NumberedWrite | undefined;
}

/** A retryable write of a session. */
export interface NumberedWrite {
  readonly session: Session;
  readonly number: number;
}

/** A reply that carries documents as they are stored. */
export interface CursorReply {
  readonly kind: 'cursor';
  readonly batch: 'firstBatch' | 'nextBatch';
  readonly documents: readonly Buffer[];
  /** The other fields of `cursor`. */
  readonly cursor: Document;
}

/** A reply of plain fields. */
export interface FieldsReply {
  readonly kind: 'fields';
  readonly fields: Document;
}

/** A reply that is encoded already, but for the times every reply carries. */
export interface EncodedReply {
  readonly kind: 'encoded';
  readonly body: Buffer;
}

export type Reply = CursorReply | FieldsReply | EncodedReply;

/** A reply of plain fields. */
export function fields(reply: Document = {}): FieldsReply {
  return { kind: 'fields', fields: reply };
}
