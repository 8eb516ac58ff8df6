import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { Currency, SalaryPeriod } from '@vela/contracts/constants';

export interface DesiredRoleEntry {
  roleId: Types.ObjectId;
  /** Years of experience in it. */
  years: number;
  /** The talent's own priority, `nextRole` on the wire. */
  weight: number;
}

export interface SkillEntry {
  skillId: Types.ObjectId;
  /** 0.5 to 5 in half stars. */
  level: number;
}

/** A country with the chosen cities; none means anywhere in the country. */
export interface CountryEntry {
  country: string;
  cities: string[];
}

/** An employer that a talent hides from: a company on Vela, or one that may come. */
export interface ShieldEntry {
  _id: Types.ObjectId;
  /** The company that was blocked; null for one that was named in advance. */
  companyId: Types.ObjectId | null;
  /** As the talent knows it; empty where it has none. */
  name: string;
  /** What is left of the name to tell it by; empty where only numbers or a domain count. */
  nameCore: string;
  /** Numbers and domains by which it is known. */
  keys: string[];
  createdAt: Date;
  /** Companies that it met once, also by a name or number that they have no longer; absent for none. */
  metCompanyIds?: Types.ObjectId[];
  /** Of the company that the talent left, which they did not ask for. */
  left?: boolean;
}

/** A shield that was taken down: what is left of it is when it stood, and whom it met. */
export interface FormerShield extends ShieldEntry {
  takenDownAt: Date;
}

export interface JobSeekerProfileDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** All that recruiters see of the name before the talent accepted; refreshed at sign-in. */
  initials: string;
  currentRole: string | null;
  experienceYears: number | null;
  availableForContact: boolean;
  /** False for who opted out of rankings; absent where it was never said, which is open. */
  openToRanking?: boolean;
  categoryId: Types.ObjectId | null;
  desiredRoles: DesiredRoleEntry[];
  skills: SkillEntry[];
  remote: boolean;
  hybrid: boolean;
  office: boolean;
  permanent: boolean;
  freelance: boolean;
  permanentPercentage: number | null;
  freelancePercentage: number | null;
  minSalary: number | null;
  maxSalary: number | null;
  currency: Currency | null;
  compensationTimePeriod: SalaryPeriod | null;
  /** Months of notice, 0 = immediate, null = unknown. */
  availability: number | null;
  aboutMe: string | null;
  countries: CountryEntry[];
  linkedinProfile: string | null;
  /** The talent's texts tell who they are, by a new name or by a rule that came later: nobody else sees them until they are changed. */
  textsWithheld?: boolean;
  /** Companies that the shields keep away: what matches and searches look at. All that a shield met. */
  blockedCompanyIds: Types.ObjectId[];
  /** Employers that the talent hides from; absent for nobody. */
  shields?: ShieldEntry[];
  /** Those that were taken down and that the unnamed roles still follow which the talent comes upon (`asRolesFollow`). */
  formerShields?: FormerShield[];
  /** Those of `blockedCompanyIds` that nobody has looked at since a shield met them: what is between them and the talent goes on. */
  unsettledCompanyIds?: Types.ObjectId[];
  /** When a company last asked, absent before: written with the request, so that asking meets hiding, pausing and leaving in the store. */
  lastAskedAt?: Date;
  createdAt: Date;
  updatedAt: Date;
}

const optional = <Type>(type: Type) => ({ type, default: null });
const off = { type: Boolean, default: false };

const desiredRoleSchema = new Schema<DesiredRoleEntry>(
  {
    roleId: { type: Schema.Types.ObjectId, required: true },
    years: { type: Number, required: true },
    weight: { type: Number, required: true },
  },
  { _id: false },
);
export const skillEntrySchema = new Schema<SkillEntry>(
  { skillId: { type: Schema.Types.ObjectId, required: true }, level: { type: Number, required: true } },
  { _id: false },
);
export const countryEntrySchema = new Schema<CountryEntry>(
  { country: { type: String, required: true }, cities: { type: [String], required: true } },
  { _id: false },
);

const shieldFields = {
  companyId: { type: Schema.Types.ObjectId, default: null },
  name: { type: String, default: '' },
  nameCore: { type: String, default: '' },
  keys: { type: [String], required: true },
  createdAt: { type: Date, required: true },
  metCompanyIds: { type: [Schema.Types.ObjectId], default: undefined },
  left: { type: Boolean },
};
const shieldSchema = new Schema<ShieldEntry>(shieldFields);
const formerShieldSchema = new Schema<FormerShield>({
  ...shieldFields,
  takenDownAt: { type: Date, required: true },
});

const jobSeekerProfileSchema = new Schema<JobSeekerProfileDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    initials: { type: String, default: '' },
    currentRole: optional(String),
    experienceYears: optional(Number),
    availableForContact: { type: Boolean, default: true },
    openToRanking: { type: Boolean },
    categoryId: optional(Schema.Types.ObjectId),
    desiredRoles: { type: [desiredRoleSchema], default: [] },
    skills: { type: [skillEntrySchema], default: [] },
    remote: off,
    hybrid: off,
    office: off,
    permanent: off,
    freelance: off,
    permanentPercentage: optional(Number),
    freelancePercentage: optional(Number),
    minSalary: optional(Number),
    maxSalary: optional(Number),
    currency: optional(String),
    compensationTimePeriod: optional(String),
    availability: optional(Number),
    aboutMe: optional(String),
    countries: { type: [countryEntrySchema], default: [] },
    linkedinProfile: optional(String),
    textsWithheld: { type: Boolean },
    blockedCompanyIds: { type: [Schema.Types.ObjectId], default: [] },
    shields: { type: [shieldSchema], default: undefined },
    formerShields: { type: [formerShieldSchema], default: undefined },
    unsettledCompanyIds: { type: [Schema.Types.ObjectId], default: undefined },
    lastAskedAt: { type: Date },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'jobSeekerProfiles', versionKey: false },
);
jobSeekerProfileSchema.index({ userId: 1 }, { unique: true });
jobSeekerProfileSchema.index({ categoryId: 1, availableForContact: 1 });
jobSeekerProfileSchema.index({ updatedAt: 1 });
// A merge of skills or roles finds whom it concerns.
jobSeekerProfileSchema.index({ 'skills.skillId': 1 });
jobSeekerProfileSchema.index({ 'desiredRoles.roleId': 1 });
jobSeekerProfileSchema.index({ createdAt: 1 });
// A company that the platform has looked at finds whom it met before.
jobSeekerProfileSchema.index({ unsettledCompanyIds: 1 }, { sparse: true });
// A company that comes, or changes its details, finds who hides from it.
jobSeekerProfileSchema.index({ 'shields.nameCore': 1 });
jobSeekerProfileSchema.index({ 'shields.keys': 1 });
jobSeekerProfileSchema.index({ 'shields.companyId': 1, 'shields.left': 1 });
// Those that count no more are found to be forgotten.
jobSeekerProfileSchema.index({ 'formerShields.takenDownAt': 1 }, { sparse: true });

export const jobSeekerProfileModel = (connection: Connection): Model<JobSeekerProfileDocument> =>
  connection.model<JobSeekerProfileDocument>('JobSeekerProfile', jobSeekerProfileSchema);

/** A company's look at a profile. */
export interface ProfileViewDocument {
  _id: Types.ObjectId;
  jobSeekerProfileId: Types.ObjectId;
  companyId: Types.ObjectId;
  userId: Types.ObjectId;
  openRoleId: Types.ObjectId | null;
  at: Date;
}

const profileViewSchema = new Schema<ProfileViewDocument>(
  {
    jobSeekerProfileId: { type: Schema.Types.ObjectId, required: true },
    companyId: { type: Schema.Types.ObjectId, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    openRoleId: { type: Schema.Types.ObjectId, default: null },
    at: { type: Date, required: true },
  },
  { collection: 'profileViews', versionKey: false },
);
profileViewSchema.index({ jobSeekerProfileId: 1, at: -1 });
profileViewSchema.index({ companyId: 1, at: -1 });
profileViewSchema.index({ userId: 1 });

export const profileViewModel = (connection: Connection): Model<ProfileViewDocument> =>
  connection.model<ProfileViewDocument>('ProfileView', profileViewSchema);
