import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { Currency, MustTerm, SalaryPeriod } from '@vela/contracts/constants';
import { type CountryEntry, countryEntrySchema, type SkillEntry } from './job-seeker-profile.js';

/** What nobody may miss who is to be among the matches. */
export interface MustsEntry {
  terms: MustTerm[];
  /** Skills of the role. */
  skillIds: Types.ObjectId[];
}

/** A role that a company wants to fill. */
export interface OpenRoleDocument {
  _id: Types.ObjectId;
  companyId: Types.ObjectId;
  createdBy: Types.ObjectId;
  /** The browser's name for it: sent twice, it was posted once. Absent where none was given. */
  key?: Types.ObjectId;
  categoryId: Types.ObjectId;
  roleId: Types.ObjectId;
  /** Whole years of experience wanted. */
  years: number;
  remote: boolean;
  hybrid: boolean;
  office: boolean;
  countries: CountryEntry[];
  skills: SkillEntry[];
  permanent: boolean;
  freelance: boolean;
  permanentPercentage: number | null;
  freelancePercentage: number | null;
  /** Whole units of the currency per period, digits only. */
  compensation: string;
  currency: Currency;
  compensationTimePeriod: SalaryPeriod;
  availability: number;
  /** Absent where nothing was ever made a must. */
  musts?: MustsEntry;
  description: string;
  status: 'open' | 'closed';
  /** Talent whom it fits see it, without the company; absent for no. */
  shownToTalent?: boolean;
  createdAt: Date;
}

const yes = { type: Boolean, required: true };
const id = { type: Schema.Types.ObjectId, required: true };

const openRoleSchema = new Schema<OpenRoleDocument>(
  {
    companyId: id,
    createdBy: id,
    key: { type: Schema.Types.ObjectId },
    categoryId: id,
    roleId: id,
    years: { type: Number, required: true },
    remote: yes,
    hybrid: yes,
    office: yes,
    countries: { type: [countryEntrySchema], required: true },
    skills: {
      type: [new Schema<SkillEntry>({ skillId: id, level: { type: Number, required: true } }, { _id: false })],
      required: true,
    },
    permanent: yes,
    freelance: yes,
    permanentPercentage: { type: Number, default: null },
    freelancePercentage: { type: Number, default: null },
    compensation: { type: String, required: true },
    currency: { type: String, required: true },
    compensationTimePeriod: { type: String, required: true },
    availability: { type: Number, required: true },
    musts: {
      type: new Schema<MustsEntry>(
        { terms: { type: [String], required: true }, skillIds: { type: [Schema.Types.ObjectId], required: true } },
        { _id: false },
      ),
      default: undefined,
    },
    description: { type: String, default: '' },
    status: { type: String, required: true, default: 'open' },
    shownToTalent: { type: Boolean },
    createdAt: { type: Date, required: true },
  },
  { collection: 'openRoles', versionKey: false },
);
openRoleSchema.index({ companyId: 1, createdAt: -1 });
openRoleSchema.index({ categoryId: 1, status: 1 });
openRoleSchema.index({ status: 1 });
openRoleSchema.index({ createdBy: 1 });
openRoleSchema.index(
  { companyId: 1, createdBy: 1, key: 1 },
  { unique: true, partialFilterExpression: { key: { $type: 'objectId' } } },
);

export const openRoleModel = (connection: Connection): Model<OpenRoleDocument> =>
  connection.model<OpenRoleDocument>('OpenRole', openRoleSchema);
