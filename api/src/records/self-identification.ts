import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { AgeGroup, Gender } from '@vela/contracts/constants';

/**
 * What somebody said of themselves for the fairness report. It lies apart from the profile, under the user's id, so that
 * nothing that reads profiles comes across it, and is deleted with the account.
 */
export interface SelfIdentificationDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  gender: Gender | null;
  ageGroup: AgeGroup | null;
  /** Version of the text that was agreed to. */
  consentRevision: number;
  at: Date;
}

const selfIdentificationSchema = new Schema<SelfIdentificationDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    gender: { type: String, default: null },
    ageGroup: { type: String, default: null },
    consentRevision: { type: Number, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'selfIdentifications', versionKey: false },
);
selfIdentificationSchema.index({ userId: 1 }, { unique: true });

export const selfIdentificationModel = (connection: Connection): Model<SelfIdentificationDocument> =>
  connection.model<SelfIdentificationDocument>('SelfIdentification', selfIdentificationSchema);
