import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { AuditAction, AuditSubject } from '@vela/contracts/constants';

/**
 * Who did what to what, and when. Entries are only ever added and hold ids, never names or addresses; the reason that
 * somebody typed goes with whom it is about. That of a look at people grows while an administrator goes on looking, and ends.
 */
export interface AuditEntryDocument {
  _id: Types.ObjectId;
  action: AuditAction;
  /** The user who did it; null for a job or an outside service. */
  actorId: Types.ObjectId | null;
  subject: AuditSubject;
  subjectId: Types.ObjectId;
  /** The company whose money or sight it concerns. */
  companyId: Types.ObjectId | null;
  /** Amounts, states before and after, the `reason` that was given, `reasonErased` where it went with an account. */
  details: Readonly<Record<string, string | number | boolean | null>>;
  at: Date;
  /** Of a look: who was shown, by the ids of accounts, subscribers and records that tell of somebody. */
  shown?: Types.ObjectId[];
  /** Of a look: until when it is kept. */
  expiresAt?: Date;
}

const reference = { type: Schema.Types.ObjectId, default: null };

const auditEntrySchema = new Schema<AuditEntryDocument>(
  {
    action: { type: String, required: true },
    actorId: reference,
    subject: { type: String, required: true },
    subjectId: { type: Schema.Types.ObjectId, required: true },
    companyId: reference,
    details: { type: Schema.Types.Mixed, required: true },
    at: { type: Date, required: true },
    shown: { type: [Schema.Types.ObjectId], default: undefined },
    expiresAt: { type: Date },
  },
  { collection: 'auditEntries', versionKey: false, minimize: false },
);
auditEntrySchema.index({ at: -1 });
auditEntrySchema.index({ action: 1, at: -1 });
auditEntrySchema.index({ subjectId: 1, at: -1 });
auditEntrySchema.index({ actorId: 1, at: -1 });
auditEntrySchema.index({ companyId: 1, at: -1 });
auditEntrySchema.index({ shown: 1 }, { sparse: true });
auditEntrySchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const auditEntryModel = (connection: Connection): Model<AuditEntryDocument> =>
  connection.model<AuditEntryDocument>('AuditEntry', auditEntrySchema);
