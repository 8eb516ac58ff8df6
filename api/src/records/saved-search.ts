import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { FilterQuery } from '@vela/contracts/filters';

/** A search that one recruiter keeps, to be told of new people. */
export interface SavedSearchDocument {
  _id: Types.ObjectId;
  companyId: Types.ObjectId;
  userId: Types.ObjectId;
  name: string;
  filters: FilterQuery;
  createdAt: Date;
  /** Who joined after this is new. */
  seenAt: Date;
  /** How many of the new mails have told of at least; 0 once the search was looked at. */
  toldCount: number;
  /** When it was counted for the last mail, or was put back after it was deleted, when a mail may have told of it; null before the first. */
  toldAt: Date | null;
  /** When it was put back, of one that was put back before `toldAt` said it; absent else. */
  putBackAt?: Date;
}

const id = { type: Schema.Types.ObjectId, required: true };
const date = { type: Date, required: true };

const savedSearchSchema = new Schema<SavedSearchDocument>(
  {
    companyId: id,
    userId: id,
    name: { type: String, required: true },
    filters: { type: Schema.Types.Mixed, required: true },
    createdAt: date,
    seenAt: date,
    toldCount: { type: Number, default: 0 },
    toldAt: { type: Date, default: null },
    putBackAt: Date,
  },
  { collection: 'savedSearches', versionKey: false, minimize: false },
);
savedSearchSchema.index({ userId: 1, companyId: 1, createdAt: -1 });
savedSearchSchema.index({ toldAt: 1 });

export const savedSearchModel = (connection: Connection): Model<SavedSearchDocument> =>
  connection.model<SavedSearchDocument>('SavedSearch', savedSearchSchema);
