import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { OutboxKind } from '@vela/contracts/constants';
import type { MessageStatus } from '@vela/contracts/schemas';

/** An effect outside the store that is owed: written with what caused it, delivered by the worker. */
export interface OutboxDocument {
  _id: Types.ObjectId;
  kind: OutboxKind;
  /** Null once it is delivered, or dropped. */
  payload: unknown;
  /** Two messages with the same key are one. */
  key: string;
  /** `failed` was given up; `dropped` was not delivered before what it tells of was over. */
  status: MessageStatus;
  attempts: number;
  /** Not before then: the next attempt, or the end of the running one. */
  dueAt: Date;
  /** Until then the running attempt is taken to be alive; null while none runs, absent in older ones. */
  takenUntil?: Date | null;
  createdAt: Date;
  deliveredAt: Date | null;
  /** Why the last attempt failed. */
  fault: string | null;
  /** The trace of what caused it, as W3C Trace Context writes it; null once it is delivered, or dropped. */
  trace?: string | null;
}

const outboxSchema = new Schema<OutboxDocument>(
  {
    kind: { type: String, required: true },
    payload: { type: Schema.Types.Mixed, default: null },
    key: { type: String, required: true },
    status: { type: String, required: true, default: 'pending' },
    attempts: { type: Number, required: true, default: 0 },
    dueAt: { type: Date, required: true },
    takenUntil: { type: Date },
    createdAt: { type: Date, required: true },
    deliveredAt: { type: Date, default: null },
    fault: { type: String, default: null },
    trace: { type: String, default: null },
  },
  { collection: 'outbox', versionKey: false },
);
outboxSchema.index({ key: 1 }, { unique: true });
outboxSchema.index({ status: 1, dueAt: 1 });

export const outboxModel = (connection: Connection): Model<OutboxDocument> =>
  connection.model<OutboxDocument>('Outbox', outboxSchema);
