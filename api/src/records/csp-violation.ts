import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** How often pages were refused something of one kind on one day. There is nothing about who looked at them. */
export interface CspViolationDocument {
  _id: Types.ObjectId;
  /** Day in UTC, `YYYY-MM-DD`. */
  day: string;
  /** Directive of the policy, such as `script-src-elem`. */
  directive: string;
  /** Origin that was refused, or what stands for one: `inline`, `eval`, `data`. */
  blocked: string;
  /** Path of the page, ids taken out. */
  page: string;
  count: number;
  /** After this moment the line is gone. */
  expiresAt: Date;
}

const cspViolationSchema = new Schema<CspViolationDocument>(
  {
    day: { type: String, required: true },
    directive: { type: String, required: true },
    blocked: { type: String, required: true },
    page: { type: String, required: true },
    count: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'cspViolations', versionKey: false },
);
cspViolationSchema.index({ day: 1, directive: 1, blocked: 1, page: 1 }, { unique: true });
cspViolationSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const cspViolationModel = (connection: Connection): Model<CspViolationDocument> =>
  connection.model<CspViolationDocument>('CspViolation', cspViolationSchema);
