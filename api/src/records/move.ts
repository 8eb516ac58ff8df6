import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { MoveOrBack } from '@vela/contracts/constants';
import { DAY_SECONDS } from '@vela/market/days';
import { RANKINGS_KEPT_DAYS } from '@vela/market/retention';

/** That a recruiter put a talent up, down, aside or back in a role's list. Entries are only ever added. */
export interface MoveDocument {
  _id: Types.ObjectId;
  companyId: Types.ObjectId;
  openRoleId: Types.ObjectId;
  /** The role of the catalogue, which the open role may lose later. */
  roleId: Types.ObjectId;
  /** Null once the talent's account is gone. */
  jobSeekerProfileId: Types.ObjectId | null;
  where: MoveOrBack;
  /** Empty for `back`, and once the talent's account is gone. */
  reason: string;
  /** Who; null once they left. */
  userId: Types.ObjectId | null;
  at: Date;
}

const id = { type: Schema.Types.ObjectId, required: true };
const nobody = { type: Schema.Types.ObjectId, default: null };

const moveSchema = new Schema<MoveDocument>(
  {
    companyId: id,
    openRoleId: id,
    roleId: id,
    jobSeekerProfileId: nobody,
    where: { type: String, required: true },
    reason: { type: String, default: '' },
    userId: nobody,
    at: { type: Date, required: true },
  },
  { collection: 'moves', versionKey: false },
);
moveSchema.index({ at: 1 }, { expireAfterSeconds: RANKINGS_KEPT_DAYS * DAY_SECONDS });
moveSchema.index({ openRoleId: 1, at: 1 });
moveSchema.index({ companyId: 1, at: -1 });
moveSchema.index({ jobSeekerProfileId: 1 });
moveSchema.index({ userId: 1 });

export const moveModel = (connection: Connection): Model<MoveDocument> =>
  connection.model<MoveDocument>('Move', moveSchema);
