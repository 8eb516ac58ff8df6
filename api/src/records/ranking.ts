import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { FilterQuery } from '@vela/contracts/filters';
import { DAY_SECONDS } from '@vela/market/days';
import { RANKINGS_KEPT_DAYS } from '@vela/market/retention';

/** A talent who stood in a company's list for a role, once for each company, role and day. */
export interface RankingDocument {
  /** Day, role and handle: the same showing has the same. */
  _id: string;
  at: Date;
  companyId: Types.ObjectId;
  openRoleId: Types.ObjectId;
  /** The role of the catalogue, which the open role may lose later. */
  roleId: Types.ObjectId;
  /** By which the company knows the talent: entries of two companies cannot be laid side by side. */
  talent: string;
  /** From 1. */
  place: number;
  basisPoints: number;
  /** How often the talent was shown lately, as the list was ordered by. */
  exposure: number;
  scoreVersion: number;
  filters: FilterQuery;
  /** A recruiter had put the talent above or below the list; the score had not. */
  moved?: 'up' | 'down';
}

const id = { type: Schema.Types.ObjectId, required: true };
const number = { type: Number, required: true };

const rankingSchema = new Schema<RankingDocument>(
  {
    _id: { type: String, required: true },
    at: { type: Date, required: true },
    companyId: id,
    openRoleId: id,
    roleId: id,
    talent: { type: String, required: true },
    place: number,
    basisPoints: number,
    exposure: number,
    scoreVersion: number,
    filters: { type: Schema.Types.Mixed, required: true },
    moved: { type: String },
  },
  { collection: 'rankings', versionKey: false, minimize: false },
);
rankingSchema.index({ at: 1 }, { expireAfterSeconds: RANKINGS_KEPT_DAYS * DAY_SECONDS });
rankingSchema.index({ talent: 1 });
rankingSchema.index({ companyId: 1, openRoleId: 1, at: 1 });

export const rankingModel = (connection: Connection): Model<RankingDocument> =>
  connection.model<RankingDocument>('Ranking', rankingSchema);
