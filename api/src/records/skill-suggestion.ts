import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { UserType } from '@vela/contracts/constants';
import type { SkillSuggestionDecision } from '@vela/contracts/schemas';

/** A skill that one person misses in one category. */
export interface SkillSuggestionDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  userType: UserType;
  categoryId: Types.ObjectId;
  /** As it was typed. */
  text: string;
  /** Without what people write differently; those of one category and spelling are answered together. */
  spelling: string;
  createdAt: Date;
  /** Null until somebody of the platform decided. */
  decision: SkillSuggestionDecision | null;
  /** Why it was declined; empty otherwise. */
  reason: string;
  /** When it is forgotten. */
  expiresAt: Date;
}

const id = { type: Schema.Types.ObjectId, required: true };
const date = { type: Date, required: true };
const text = { type: String, required: true };

const skillSuggestionSchema = new Schema<SkillSuggestionDocument>(
  {
    userId: id,
    userType: text,
    categoryId: id,
    text,
    spelling: text,
    createdAt: date,
    decision: { type: String, default: null },
    reason: { type: String, default: '' },
    expiresAt: date,
  },
  { collection: 'skillSuggestions', versionKey: false },
);
skillSuggestionSchema.index({ userId: 1, categoryId: 1, spelling: 1 }, { unique: true });
skillSuggestionSchema.index({ decision: 1, categoryId: 1, spelling: 1 });
skillSuggestionSchema.index({ categoryId: 1, spelling: 1 });
skillSuggestionSchema.index({ userId: 1, createdAt: 1 });
skillSuggestionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const skillSuggestionModel = (connection: Connection): Model<SkillSuggestionDocument> =>
  connection.model<SkillSuggestionDocument>('SkillSuggestion', skillSuggestionSchema);
