import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { Currency, MailKind, UserType } from '@vela/contracts/constants';
import type { Language } from '@vela/language';

/** A person's name and address as they are searched for: an index finds what begins with a text. */
export interface SearchKeys {
  /** Given and family name. */
  readonly name: string;
  readonly family: string;
  readonly email: string;
}

/** A person with an account. Which profiles it has is kept here, so that one read decides about access. */
export interface UserDocument {
  _id: Types.ObjectId;
  /** The professional network's own id of the person: the only thing accounts are matched by. */
  linkedinSub: string;
  givenName: string;
  familyName: string;
  email: string;
  /** Follow from the names and the address. */
  search: SearchKeys;
  emailVerified: boolean;
  admin: boolean;
  /** An admin gave the role, whatever the platform's settings say. */
  adminGranted?: boolean;
  /** When one of the passkeys was removed last; of two removals at once, the second is made anew. */
  passkeysChangedAt?: Date;
  /** Code through which the person came, shown in the admin area. */
  referral: string | null;
  /** Of the person's own link: by chance, so that it leads to nothing else of them. */
  referralCode: string;
  hasPicture: boolean;
  /** Kinds of mail that the person switched off; absent means none. */
  mailOptOuts?: MailKind[];
  /** Kinds of news that the person wants no notification of on the page; absent means none. */
  pageOptOuts?: MailKind[];
  jobSeekerProfileId: Types.ObjectId | null;
  talentSeekerProfileId: Types.ObjectId | null;
  /** Role in which the person acted last; absent before they chose. */
  lastActedAs?: UserType | null;
  /** What the person reads; null or absent before they chose one. */
  language?: Language | null;
  /** In which the person reads pay in lists; null or absent for as it was stated. */
  payCurrency?: Currency | null;
  companyId: Types.ObjectId | null;
  /** Whether the person created the company they belong to. */
  companyOwner: boolean;
  /** The owner of the company lets them change what stands on documents. */
  companyBilling?: boolean;
  createdAt: Date;
  lastSignInAt: Date;
  /** Set by the platform: the person can neither sign in nor act. */
  suspendedAt?: Date | null;
  /** The suspension hid a profile that companies could find; its end shows it again. */
  pausedBySuspension?: boolean;
  /** When a mail said that the account will be deleted because nobody uses it; a sign-in takes it back. */
  retentionWarnedAt?: Date | null;
}

/** @returns the address that the provider of the sign-in proved to be the person's; null where it may be somebody else's */
export const provenEmailOf = ({ email, emailVerified }: Pick<UserDocument, 'email' | 'emailVerified'>): string | null =>
  emailVerified && email !== '' ? email : null;

/**
 * @param admins addresses of administrators by the settings, in lower case
 * @returns whether a person is one of them: never by an address that nobody proved
 */
export function isAmongAdmins(
  person: Pick<UserDocument, 'email' | 'emailVerified'>,
  admins: readonly string[],
): boolean {
  const proven = provenEmailOf(person);
  return proven !== null && admins.includes(proven.toLowerCase());
}

const reference = { type: Schema.Types.ObjectId, default: null };

const userSchema = new Schema<UserDocument>(
  {
    linkedinSub: { type: String, required: true },
    givenName: { type: String, default: '' },
    familyName: { type: String, default: '' },
    email: { type: String, default: '' },
    search: {
      type: new Schema<SearchKeys>(
        {
          name: { type: String, default: '' },
          family: { type: String, default: '' },
          email: { type: String, default: '' },
        },
        { _id: false },
      ),
      required: true,
    },
    emailVerified: { type: Boolean, default: false },
    admin: { type: Boolean, default: false },
    adminGranted: { type: Boolean },
    passkeysChangedAt: { type: Date },
    referral: { type: String, default: null },
    referralCode: { type: String, required: true },
    hasPicture: { type: Boolean, default: false },
    mailOptOuts: { type: [String], default: undefined },
    pageOptOuts: { type: [String], default: undefined },
    jobSeekerProfileId: reference,
    talentSeekerProfileId: reference,
    lastActedAs: { type: String, default: null },
    language: { type: String, default: null },
    payCurrency: { type: String, default: null },
    companyId: reference,
    companyOwner: { type: Boolean, default: false },
    companyBilling: { type: Boolean },
    createdAt: { type: Date, required: true },
    lastSignInAt: { type: Date, required: true },
    suspendedAt: { type: Date, default: null },
    pausedBySuspension: { type: Boolean },
    retentionWarnedAt: { type: Date, default: null },
  },
  { collection: 'users', versionKey: false },
);
userSchema.index({ linkedinSub: 1 }, { unique: true });
userSchema.index({ companyId: 1 });
userSchema.index({ jobSeekerProfileId: 1 });
userSchema.index({ lastSignInAt: 1, _id: 1 });
userSchema.index({ createdAt: -1, _id: -1 });
userSchema.index({ 'search.name': 1, _id: 1 });
userSchema.index({ 'search.family': 1 });
userSchema.index({ 'search.email': 1 });
userSchema.index({ referral: 1 });
userSchema.index({ referralCode: 1 });
userSchema.index({ admin: 1, createdAt: -1 }, { partialFilterExpression: { admin: true } });
userSchema.index({ suspendedAt: 1 }, { partialFilterExpression: { suspendedAt: { $type: 'date' } } });
userSchema.index({ retentionWarnedAt: 1 }, { sparse: true });

export const userModel = (connection: Connection): Model<UserDocument> =>
  connection.model<UserDocument>('User', userSchema);

/** A person's picture, copied from the professional network at sign-in. */
export interface ProfilePictureDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  contentType: string;
  bytes: Buffer;
  updatedAt: Date;
}

const profilePictureSchema = new Schema<ProfilePictureDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    contentType: { type: String, required: true },
    bytes: { type: Buffer, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'profilePictures', versionKey: false },
);
profilePictureSchema.index({ userId: 1 }, { unique: true });

export const profilePictureModel = (connection: Connection): Model<ProfilePictureDocument> =>
  connection.model<ProfilePictureDocument>('ProfilePicture', profilePictureSchema);
