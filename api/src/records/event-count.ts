import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { AnalyticsEvent } from '@vela/contracts/constants';
import type { PathName } from '@vela/contracts/routes';

/** How often something happened on a page on one day. There is nothing about who did it. */
export interface EventCountDocument {
  _id: Types.ObjectId;
  /** Day in UTC, `YYYY-MM-DD`. */
  day: string;
  event: AnalyticsEvent;
  page: PathName;
  count: number;
}

const eventCountSchema = new Schema<EventCountDocument>(
  {
    day: { type: String, required: true },
    event: { type: String, required: true },
    page: { type: String, required: true },
    count: { type: Number, required: true },
  },
  { collection: 'eventCounts', versionKey: false },
);
eventCountSchema.index({ day: 1, event: 1, page: 1 }, { unique: true });

export const eventCountModel = (connection: Connection): Model<EventCountDocument> =>
  connection.model<EventCountDocument>('EventCount', eventCountSchema);
