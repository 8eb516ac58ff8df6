import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { LiveEventKind } from '@vela/contracts/constants';
import { DAY_SECONDS } from '@vela/market/days';

/** Says that something changed, not what it says: whoever hears of it reads it by the ordinary calls. */
export interface LiveEventDocument {
  _id: Types.ObjectId;
  kind: LiveEventKind;
  /** The conversation. */
  about: Types.ObjectId;
  /** Who hears of it; null for nobody of that side. */
  companyId: Types.ObjectId | null;
  jobSeekerProfileId: Types.ObjectId | null;
  /** By the clock of the machine, which the store forgets by. */
  at: Date;
}

const reference = { type: Schema.Types.ObjectId, default: null };

/** How long an event can be heard of late, seconds. */
export const LIVE_EVENT_SECONDS = DAY_SECONDS;

const liveEventSchema = new Schema<LiveEventDocument>(
  {
    kind: { type: String, required: true },
    about: { type: Schema.Types.ObjectId, required: true },
    companyId: reference,
    jobSeekerProfileId: reference,
    at: { type: Date, required: true },
  },
  { collection: 'liveEvents', versionKey: false },
);
liveEventSchema.index({ at: 1 }, { expireAfterSeconds: LIVE_EVENT_SECONDS });
liveEventSchema.index({ companyId: 1, _id: 1 });
liveEventSchema.index({ jobSeekerProfileId: 1, _id: 1 });

export const liveEventModel = (connection: Connection): Model<LiveEventDocument> =>
  connection.model<LiveEventDocument>('LiveEvent', liveEventSchema);
