import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { MailKind } from '@vela/contracts/constants';

/** By what the subject of a mail is written again. */
export interface NotifiedMail {
  readonly template: string;
  /** Those that the subject is written with; a mail says more. Absent where it is written with none. */
  readonly values?: Readonly<Record<string, string>>;
}

/** One thing that a person was told, as their list on the page has it; the mail about it, if any, has the same key. */
export interface NotificationDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** What it is about, such as `requestAccepted:<connection>`; a person is told once of each. */
  key: string;
  /** Whom the title names to its reader: it goes when they do. Null where that is nobody. */
  aboutId: Types.ObjectId | null;
  /** The kind that people choose by; null for what is always told. */
  kind: MailKind | null;
  /** In the language that the person read when they were told. */
  title: string;
  /** The mail whose subject the title is; absent for what was told before titles followed the reader's language. */
  mail?: NotifiedMail;
  /** Path of this site that it leads to, or null. */
  path: string | null;
  createdAt: Date;
  readAt: Date | null;
}

const notificationSchema = new Schema<NotificationDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    key: { type: String, required: true },
    aboutId: { type: Schema.Types.ObjectId, default: null },
    kind: { type: String, default: null },
    title: { type: String, required: true },
    mail: { type: new Schema<NotifiedMail>({ template: String, values: Schema.Types.Mixed }, { _id: false }) },
    path: { type: String, default: null },
    createdAt: { type: Date, required: true },
    readAt: { type: Date, default: null },
  },
  { collection: 'notifications', versionKey: false },
);
notificationSchema.index({ userId: 1, key: 1 }, { unique: true });
notificationSchema.index({ userId: 1, createdAt: -1, _id: -1 });
notificationSchema.index({ userId: 1, readAt: 1 });
notificationSchema.index({ aboutId: 1 });
notificationSchema.index({ createdAt: 1 });

export const notificationModel = (connection: Connection): Model<NotificationDocument> =>
  connection.model<NotificationDocument>('Notification', notificationSchema);
