import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { ReportReason } from '@vela/contracts/constants';

/** A talent's report of a request, for the platform to look into. The company never learns of it. */
export interface AbuseReportDocument {
  _id: Types.ObjectId;
  connectionId: Types.ObjectId;
  companyId: Types.ObjectId;
  jobSeekerProfileId: Types.ObjectId;
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
    reason: { type: String, required: true },
    text: { type: String, default: '' },
    status: { type: String, required: true },
    createdAt: { type: Date, required: true },
    closedAt: { type: Date, default: null },
    closingNote: { type: String, default: null },
  },
  { collection: 'abuseReports', versionKey: false },
);
abuseReportSchema.index({ connectionId: 1 }, { unique: true });
abuseReportSchema.index({ status: 1, createdAt: -1 });
abuseReportSchema.index({ createdAt: -1, _id: -1 });
abuseReportSchema.index({ jobSeekerProfileId: 1 });

export const abuseReportModel = (connection: Connection): Model<AbuseReportDocument> =>
  connection.model<AbuseReportDocument>('AbuseReport', abuseReportSchema);
