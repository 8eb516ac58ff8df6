import { type Connection, type Model, Schema } from 'mongoose';

/** How many mails were counted against one limit of one party. Whose it is stands nowhere: the id is a mark. */
export interface MailCountDocument {
  _id: string;
  count: number;
  /** When counting begins anew. */
  until: Date;
}

const mailCountSchema = new Schema<MailCountDocument>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    until: { type: Date, required: true },
  },
  { collection: 'mailCounts', versionKey: false },
);
mailCountSchema.index({ until: 1 }, { expireAfterSeconds: 0 });

export const mailCountModel = (connection: Connection): Model<MailCountDocument> =>
  connection.model<MailCountDocument>('MailCount', mailCountSchema);
