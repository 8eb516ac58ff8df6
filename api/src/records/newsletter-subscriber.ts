import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** Somebody who asked for the newsletter. Mails go only to those who confirmed their address. */
export interface NewsletterSubscriberDocument {
  _id: Types.ObjectId;
  firstName: string;
  lastName: string;
  /** Lower case. */
  email: string;
  status: 'pending' | 'confirmed' | 'ended';
  /** Hash of the token in the latest confirmation mail. */
  tokenHash: string;
  /** When that mail was left in the outbox. */
  askedAt: Date;
  confirmedAt: Date | null;
  createdAt: Date;
  /** From when nothing of it is kept; null or absent while it is confirmed. */
  keptUntil?: Date | null;
}

const text = { type: String, required: true };

const subscriberSchema = new Schema<NewsletterSubscriberDocument>(
  {
    firstName: text,
    lastName: text,
    email: text,
    status: text,
    tokenHash: text,
    askedAt: { type: Date, required: true },
    confirmedAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    keptUntil: { type: Date, default: null },
  },
  { collection: 'newsletterSubscribers', versionKey: false },
);
subscriberSchema.index({ email: 1 }, { unique: true });
subscriberSchema.index({ tokenHash: 1 });
subscriberSchema.index({ keptUntil: 1 }, { expireAfterSeconds: 0 });
subscriberSchema.index({ createdAt: -1, _id: -1 });
subscriberSchema.index({ status: 1, createdAt: -1 });

export const newsletterSubscriberModel = (connection: Connection): Model<NewsletterSubscriberDocument> =>
  connection.model<NewsletterSubscriberDocument>('NewsletterSubscriber', subscriberSchema);
