import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** A recruiter's own profile; the company they belong to is named by their user. */
export interface TalentSeekerProfileDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** Areas of expertise. */
  fields: string[];
  /** Names of companies they recruited for. */
  companies: string[];
  sectors: string[];
  linkedinProfile: string | null;
  createdAt: Date;
  updatedAt: Date;
}

const talentSeekerProfileSchema = new Schema<TalentSeekerProfileDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    fields: { type: [String], default: [] },
    companies: { type: [String], default: [] },
    sectors: { type: [String], default: [] },
    linkedinProfile: { type: String, default: null },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'talentSeekerProfiles', versionKey: false },
);
talentSeekerProfileSchema.index({ userId: 1 }, { unique: true });

export const talentSeekerProfileModel = (connection: Connection): Model<TalentSeekerProfileDocument> =>
  connection.model<TalentSeekerProfileDocument>('TalentSeekerProfile', talentSeekerProfileSchema);
