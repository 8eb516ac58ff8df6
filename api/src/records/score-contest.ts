import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** A talent's doubt about their scores, for a person of the platform to look into and to answer. */
export interface ScoreContestDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  jobSeekerProfileId: Types.ObjectId;
  /** The open role or request that it is about, in the talent's words; empty for all. */
  about: string;
  text: string;
  scoreVersion: number;
  status: 'open' | 'answered';
  /** Which of the talent's that may be open at once; not in those of before. */
  place?: number;
  createdAt: Date;
  answer: string | null;
  answeredBy: Types.ObjectId | null;
  answeredAt: Date | null;
}

const id = { type: Schema.Types.ObjectId, required: true };

const scoreContestSchema = new Schema<ScoreContestDocument>(
  {
    userId: id,
    jobSeekerProfileId: id,
    about: { type: String, default: '' },
    text: { type: String, required: true },
    scoreVersion: { type: Number, required: true },
    status: { type: String, required: true },
    place: Number,
    createdAt: { type: Date, required: true },
    answer: { type: String, default: null },
    answeredBy: { type: Schema.Types.ObjectId, default: null },
    answeredAt: { type: Date, default: null },
  },
  { collection: 'scoreContests', versionKey: false },
);
scoreContestSchema.index({ jobSeekerProfileId: 1, createdAt: -1 });
scoreContestSchema.index({ status: 1, createdAt: -1 });
// Decides between doubts that come at once.
scoreContestSchema.index(
  { jobSeekerProfileId: 1, place: 1 },
  { unique: true, partialFilterExpression: { status: 'open', place: { $type: 'number' } } },
);

export const scoreContestModel = (connection: Connection): Model<ScoreContestDocument> =>
  connection.model<ScoreContestDocument>('ScoreContest', scoreContestSchema);
