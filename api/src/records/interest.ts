import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { OpenRoleDocument } from './open-role.js';

/** What a role offered when a talent said that they are interested in it. */
export type InterestTerms = Pick<
  OpenRoleDocument,
  | 'categoryId'
  | 'roleId'
  | 'remote'
  | 'hybrid'
  | 'office'
  | 'countries'
  | 'permanent'
  | 'freelance'
  | 'permanentPercentage'
  | 'freelancePercentage'
  | 'compensation'
  | 'currency'
  | 'compensationTimePeriod'
>;

/** A talent who would like to hear of an open role; the company sees it on the anonymous card and nowhere else. */
export interface InterestDocument {
  _id: Types.ObjectId;
  jobSeekerProfileId: Types.ObjectId;
  openRoleId: Types.ObjectId;
  companyId: Types.ObjectId;
  /** Absent in older ones, which hold whatever became of the role. */
  terms?: InterestTerms;
  createdAt: Date;
}

const id = { type: Schema.Types.ObjectId, required: true };

const interestSchema = new Schema<InterestDocument>(
  {
    jobSeekerProfileId: id,
    openRoleId: id,
    companyId: id,
    terms: { type: Schema.Types.Mixed },
    createdAt: { type: Date, required: true },
  },
  { collection: 'interests', versionKey: false },
);
interestSchema.index({ jobSeekerProfileId: 1, openRoleId: 1 }, { unique: true });
interestSchema.index({ openRoleId: 1, createdAt: -1 });

export const interestModel = (connection: Connection): Model<InterestDocument> =>
  connection.model<InterestDocument>('Interest', interestSchema);
