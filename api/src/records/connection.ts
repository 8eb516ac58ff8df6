import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { ConversationStage, Currency, SalaryPeriod } from '@vela/contracts/constants';
import type { SeniorityKey } from '@vela/contracts/constants';
import type { MatchBreakdown } from '@vela/contracts/matching';
import type { ConnectionStatus, CounterAnswer, CounterTerms } from '@vela/contracts/schemas';
import type { Account } from './balance.js';
import { type CountryEntry, countryEntrySchema, type SkillEntry, skillEntrySchema } from './job-seeker-profile.js';

/** The open role as it was when the request was sent; what both sides agreed to talk about. */
export interface RoleSummary {
  _id: Types.ObjectId;
  name: string;
  years: number;
  compensation: string;
  currency: Currency;
  compensationTimePeriod: SalaryPeriod;
  remote: boolean;
  hybrid: boolean;
  office: boolean;
  places: string[];
  permanentPercentage: number | null;
  freelancePercentage: number | null;
  availability: number;
  description: string;
}

/** What else of the open role, as it was when the request was sent, the match is worked out from; told to nobody by itself. */
interface WantedEntry {
  categoryId: Types.ObjectId;
  skills: SkillEntry[];
  countries: CountryEntry[];
}

/** What the request holds back until it is answered; no account where it costs nothing. */
export interface Reservation {
  account: Account | null;
  amount: number;
}

/** What the talent asked to be changed before saying yes, and what the company made of it. */
export interface CounterOfferEntry {
  terms: CounterTerms;
  createdAt: Date;
  answer: CounterAnswer | null;
  answeredAt: Date | null;
  /** When the company was told that the request is about to expire with it; absent or null if not yet. */
  remindedAt?: Date | null;
}

/** What a company keeps to itself about an accepted connection. */
export interface ConversationRecord {
  stage: ConversationStage;
  notes: string;
  /** Grows with every change of the notes. */
  notesRevision: number;
}

/** A company's request to a talent. */
export interface ConnectionDocument {
  _id: Types.ObjectId;
  companyId: Types.ObjectId;
  sentBy: Types.ObjectId;
  jobSeekerProfileId: Types.ObjectId;
  openRole: RoleSummary;
  /** Absent in requests of before, and once there is nobody whom it could fit. */
  wanted?: WantedEntry;
  /** The desired or open role that the request names. */
  roleId: Types.ObjectId;
  text: string;
  status: ConnectionStatus;
  /** Open, or accepted with a conversation that goes on: at most one such connection per company and talent. */
  live: boolean;
  /** Frozen when sent. */
  price: { band: SeniorityKey; years: number; tokens: number };
  reservation: Reservation;
  breakdown: MatchBreakdown;
  reason: string | null;
  /** At most one for each request; absent where there was none. */
  counterOffer?: CounterOfferEntry | null;
  /** When the talent reported it to the platform; absent where they did not. */
  reportedAt?: Date | null;
  /** When the company reminded the talent of it; absent where it did not. */
  remindedAt?: Date | null;
  createdAt: Date;
  expiresAt: Date;
  answeredAt: Date | null;
  /** When the talent ended the conversation, for which the company waits before it asks again; absent where they did not. */
  endedByTalentAt?: Date | null;
  /** The company's own; absent until somebody wrote or chose something. */
  conversation?: ConversationRecord | null;
  /** When the talent was told that it is about to expire; absent or null if not yet. */
  expiryRemindedAt?: Date | null;
}

const id = { type: Schema.Types.ObjectId, required: true };
const number = { type: Number, required: true };
const text = { type: String, default: '' };
const yes = { type: Boolean, required: true };

const roleSummarySchema = new Schema<RoleSummary>({
  _id: id,
  name: { type: String, required: true },
  years: number,
  compensation: { type: String, required: true },
  currency: { type: String, required: true },
  compensationTimePeriod: { type: String, required: true },
  remote: yes,
  hybrid: yes,
  office: yes,
  places: { type: [String], required: true },
  permanentPercentage: { type: Number, default: null },
  freelancePercentage: { type: Number, default: null },
  availability: number,
  description: text,
});

const connectionSchema = new Schema<ConnectionDocument>(
  {
    companyId: id,
    sentBy: id,
    jobSeekerProfileId: id,
    openRole: { type: roleSummarySchema, required: true },
    wanted: {
      type: new Schema<WantedEntry>(
        {
          categoryId: id,
          skills: { type: [skillEntrySchema], required: true },
          countries: { type: [countryEntrySchema], required: true },
        },
        { _id: false },
      ),
      default: undefined,
    },
    roleId: id,
    text,
    status: { type: String, required: true },
    live: yes,
    price: {
      type: new Schema<ConnectionDocument['price']>(
        { band: { type: String, required: true }, years: number, tokens: number },
        { _id: false },
      ),
      required: true,
    },
    reservation: {
      type: new Schema<Reservation>({ account: { type: String, default: null }, amount: number }, { _id: false }),
      required: true,
    },
    breakdown: { type: Schema.Types.Mixed, required: true },
    reason: { type: String, default: null },
    counterOffer: {
      type: new Schema<CounterOfferEntry>(
        {
          terms: { type: Schema.Types.Mixed, required: true },
          createdAt: { type: Date, required: true },
          answer: { type: String, default: null },
          answeredAt: { type: Date, default: null },
          remindedAt: { type: Date, default: null },
        },
        { _id: false },
      ),
    },
    reportedAt: { type: Date },
    remindedAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    answeredAt: { type: Date, default: null },
    endedByTalentAt: { type: Date },
    conversation: {
      type: new Schema<ConversationRecord>(
        { stage: { type: String, required: true }, notes: text, notesRevision: number },
        { _id: false },
      ),
      default: null,
    },
    expiryRemindedAt: { type: Date, default: null },
  },
  { collection: 'connections', versionKey: false },
);
connectionSchema.index(
  { companyId: 1, jobSeekerProfileId: 1 },
  { unique: true, partialFilterExpression: { live: true } },
);
connectionSchema.index({ companyId: 1, jobSeekerProfileId: 1, status: 1 });
connectionSchema.index({ companyId: 1, createdAt: -1 });
connectionSchema.index({ jobSeekerProfileId: 1, createdAt: -1 });
connectionSchema.index({ status: 1, expiresAt: 1 });
connectionSchema.index({ status: 1, answeredAt: 1 });
connectionSchema.index({ createdAt: 1 });
connectionSchema.index({ sentBy: 1 });

export const connectionModel = (connection: Connection): Model<ConnectionDocument> =>
  connection.model<ConnectionDocument>('Connection', connectionSchema);
