import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** What a company keeps to itself about a talent before and beside a request. */
export interface TalentMarkDocument {
  _id: Types.ObjectId;
  companyId: Types.ObjectId;
  jobSeekerProfileId: Types.ObjectId;
  /** When a colleague put the talent on the shortlist, null where nobody did. */
  shortlistedAt: Date | null;
  /** Who; null also where they left since. */
  shortlistedBy: Types.ObjectId | null;
  note: string;
  /** Who wrote the note last; null also where they left since. */
  notedBy: Types.ObjectId | null;
  updatedAt: Date;
}

const id = { type: Schema.Types.ObjectId, required: true };
const nobody = { type: Schema.Types.ObjectId, default: null };

const talentMarkSchema = new Schema<TalentMarkDocument>(
  {
    companyId: id,
    jobSeekerProfileId: id,
    shortlistedAt: { type: Date, default: null },
    shortlistedBy: nobody,
    note: { type: String, default: '' },
    notedBy: nobody,
    updatedAt: { type: Date, required: true },
  },
  { collection: 'talentMarks', versionKey: false },
);
talentMarkSchema.index({ companyId: 1, jobSeekerProfileId: 1 }, { unique: true });
talentMarkSchema.index({ jobSeekerProfileId: 1 });
talentMarkSchema.index({ shortlistedBy: 1 });
talentMarkSchema.index({ notedBy: 1 });

export const talentMarkModel = (connection: Connection): Model<TalentMarkDocument> =>
  connection.model<TalentMarkDocument>('TalentMark', talentMarkSchema);

/** When somebody looked at a role's matches last. */
export interface RoleVisitDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  openRoleId: Types.ObjectId;
  at: Date;
  /** The end of the visit before; null for the first. */
  since: Date | null;
}

const roleVisitSchema = new Schema<RoleVisitDocument>(
  { userId: id, openRoleId: id, at: { type: Date, required: true }, since: { type: Date, default: null } },
  { collection: 'roleVisits', versionKey: false },
);
roleVisitSchema.index({ userId: 1, openRoleId: 1 }, { unique: true });

export const roleVisitModel = (connection: Connection): Model<RoleVisitDocument> =>
  connection.model<RoleVisitDocument>('RoleVisit', roleVisitSchema);
