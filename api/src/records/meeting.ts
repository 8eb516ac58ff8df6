import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { ConversationSide, MeetingState } from '@vela/contracts/constants';

/** Times that one side of a conversation proposes, and what became of them. */
export interface MeetingDocument {
  _id: Types.ObjectId;
  connectionId: Types.ObjectId;
  proposedBy: ConversationSide;
  /** Who of the company proposed the times, or took one of the talent's: the company's own affair. Null once their account is closed. */
  handledBy?: Types.ObjectId | null;
  starts: Date[];
  minutes: number;
  place: string;
  state: MeetingState;
  /** The time that was chosen. */
  start: Date | null;
  /** When it was; absent before. */
  acceptedAt?: Date | null;
  /** When the other side refused the times, or their own side took them back; absent where they did not. */
  refusedAt?: Date | null;
  takenBackAt?: Date | null;
  /** By what calendars know it: that of the meeting that was moved. */
  calendarId: Types.ObjectId;
  /** Grows with every change that calendars are told of. */
  sequence: number;
  createdAt: Date;
}

const id = { type: Schema.Types.ObjectId, required: true };

const meetingSchema = new Schema<MeetingDocument>(
  {
    connectionId: id,
    proposedBy: { type: String, required: true },
    handledBy: { type: Schema.Types.ObjectId, default: null },
    starts: { type: [Date], required: true },
    minutes: { type: Number, required: true },
    place: { type: String, default: '' },
    state: { type: String, required: true },
    start: { type: Date, default: null },
    acceptedAt: { type: Date, default: null },
    refusedAt: { type: Date },
    takenBackAt: { type: Date },
    calendarId: id,
    sequence: { type: Number, required: true, default: 0 },
    createdAt: { type: Date, required: true },
  },
  { collection: 'meetings', versionKey: false },
);
meetingSchema.index({ connectionId: 1, createdAt: 1 });
meetingSchema.index({ handledBy: 1 });

export const meetingModel = (connection: Connection): Model<MeetingDocument> =>
  connection.model<MeetingDocument>('Meeting', meetingSchema);
