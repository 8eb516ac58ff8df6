import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { ConversationSide, ReportReason } from '@vela/contracts/constants';

/** A report of a request or a conversation, for the platform to look into. The other side never learns of it. */
export interface AbuseReportDocument {
  _id: Types.ObjectId;
  connectionId: Types.ObjectId;
  companyId: Types.ObjectId;
  jobSeekerProfileId: Types.ObjectId;
  /** What it is about; absent for a request. */
  about?: 'conversation';
  /** Who reports; absent for the talent. */
  by?: ConversationSide;
  reason: ReportReason;
  text: string;
  status: 'open' | 'closed';
  createdAt: Date;
  /** By an admin, with a note; absent while it is open. */
  closedAt?: Date | null;
  closingNote?: string | null;
}

const id = { type: Schema.Types.ObjectId, required: true };

const abuseReportSchema = new Schema<AbuseReportDocument>(
  {
    connectionId: id,
    companyId: id,
    jobSeekerProfileId: id,
    about: { type: String },
    by: { type: String },
    reason: { type: String, required: true },
    text: { type: String, default: '' },
    status: { type: String, required: true },
    createdAt: { type: Date, required: true },
    closedAt: { type: Date, default: null },
    closingNote: { type: String, default: null },
  },
  { collection: 'abuseReports', versionKey: false },
);
// One that is open of each side. Whoever has something to report once it is closed reports again.
abuseReportSchema.index({ connectionId: 1, about: 1, by: 1, closedAt: 1 }, { unique: true });
abuseReportSchema.index({ status: 1, createdAt: -1 });
abuseReportSchema.index({ createdAt: -1, _id: -1 });
abuseReportSchema.index({ jobSeekerProfileId: 1 });

export const abuseReportModel = (connection: Connection): Model<AbuseReportDocument> =>
  connection.model<AbuseReportDocument>('AbuseReport', abuseReportSchema);
