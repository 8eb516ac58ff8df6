import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { ConversationStage, Currency, SalaryPeriod } from '@vela/contracts/constants';
import type { SeniorityKey } from '@vela/contracts/constants';
import type { BonusState, HireStatus } from '@vela/contracts/schemas';
import type { Day } from '@vela/market/days';

/** What company and talent signed. */
export interface Agreement {
  signedOn: Day;
  startsOn: Day;
  probationEndsOn: Day | null;
  compensation: string;
  currency: Currency;
  compensationTimePeriod: SalaryPeriod;
}

/** A signed agreement that grew out of an accepted request. */
export interface HireDocument {
  _id: Types.ObjectId;
  companyId: Types.ObjectId;
  connectionId: Types.ObjectId;
  jobSeekerProfileId: Types.ObjectId;
  reportedBy: Types.ObjectId;
  reportedAt: Date;
  roleName: string;
  agreement: Agreement;
  /** Told later than the terms allow. */
  late: boolean;
  /** The band that the request was priced with, and the fee that follows from it, öre net. */
  band: SeniorityKey;
  feeOre: number;
  status: HireStatus;
  /** Reported, or confirmed with a contract that goes on: at most one such hire per company and talent. */
  live: boolean;
  answer: { answer: 'confirmed' | 'disputed'; note: string; at: Date } | null;
  confirmedAt: Date | null;
  /** Why the platform rejected it, undid it or, while it stands, could not confirm its end. */
  rejection: string | null;
  /** When the talent told of it, with what they say was signed; absent where they did not. */
  talentReport?: { agreement: Agreement; at: Date } | null;
  /** They did, and what they said went with their account. */
  talentReportErased?: boolean;
  /** When the company told of it; null while only the talent did, absent in older ones, of which the company told. */
  companyReportedAt?: Date | null;
  /** Whole kronor; null until the platform set it. */
  bonusSek: number | null;
  /** Absent in older ones, whose bonus is planned. */
  bonusState?: BonusState | null;
  /** When it is paid, or was. */
  bonusOn?: Day | null;
  /** When the invoice is to be made out; null while there is nothing to invoice, and once it is done. */
  invoiceDueAt: Date | null;
  /** Of the conversation when the company reported the hire; absent in older ones, and where it has not. */
  stageBefore?: ConversationStage;
  /** What the company said, until the platform confirmed it as `endedOn` or dismissed it. */
  endReportedOn: Day | null;
  endedOn: Day | null;
}

const id = { type: Schema.Types.ObjectId, required: true };
const text = { type: String, required: true };
const absentText = { type: String, default: null };
const absentDate = { type: Date, default: null };

const agreementSchema = new Schema<Agreement>(
  {
    signedOn: text,
    startsOn: text,
    probationEndsOn: absentText,
    compensation: text,
    currency: text,
    compensationTimePeriod: text,
  },
  { _id: false },
);

const hireSchema = new Schema<HireDocument>(
  {
    companyId: id,
    connectionId: id,
    jobSeekerProfileId: id,
    reportedBy: id,
    reportedAt: { type: Date, required: true },
    roleName: text,
    agreement: { type: agreementSchema, required: true },
    late: { type: Boolean, required: true },
    band: text,
    feeOre: { type: Number, required: true },
    status: text,
    live: { type: Boolean, required: true },
    answer: {
      type: new Schema(
        { answer: text, note: { type: String, default: '' }, at: { type: Date, required: true } },
        { _id: false },
      ),
      default: null,
    },
    confirmedAt: absentDate,
    rejection: absentText,
    talentReport: { type: Schema.Types.Mixed, default: null },
    talentReportErased: { type: Boolean },
    companyReportedAt: { type: Date },
    bonusSek: { type: Number, default: null },
    bonusState: { type: String, default: null },
    bonusOn: absentText,
    invoiceDueAt: absentDate,
    stageBefore: { type: String },
    endReportedOn: absentText,
    endedOn: absentText,
  },
  { collection: 'hires', versionKey: false },
);
hireSchema.index({ connectionId: 1 }, { unique: true, partialFilterExpression: { live: true } });
hireSchema.index({ companyId: 1, jobSeekerProfileId: 1 }, { unique: true, partialFilterExpression: { live: true } });
hireSchema.index({ companyId: 1, reportedAt: -1 });
hireSchema.index({ jobSeekerProfileId: 1, reportedAt: -1 });
hireSchema.index({ status: 1, reportedAt: -1 });
hireSchema.index({ reportedAt: -1, _id: -1 });
hireSchema.index({ 'agreement.signedOn': -1, _id: -1 });
hireSchema.index({ invoiceDueAt: 1 });
hireSchema.index({ reportedBy: 1 });

export const hireModel = (connection: Connection): Model<HireDocument> =>
  connection.model<HireDocument>('Hire', hireSchema);
