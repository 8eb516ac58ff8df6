import { array, boolean, type InferType, number, string } from 'yup';
import { said, t } from '@vela/language';
import { COMPANY_DOMAINS_MAX, COMPANY_VERIFICATIONS, CORRECTION_MAX, LISTED_MAX } from '../constants/index.js';
import { SAID } from '../texts/index.js';
import { adminPage, adminReason, adminRows, adminSort, searchText } from './admin-common.js';
import { DOMAIN_MAX } from './colleagues.js';
import { date, exact, requiredId, requiredText } from './common.js';
import { vatCheckSchema } from './company.js';
import { LEDGER_ACCOUNTS, LEDGER_ENTRY_KINDS } from './payment.js';

const count = () => number().integer().min(0).required();

export const adminCompanyQuerySchema = exact({
  search: searchText(),
  verification: string().oneOf([...COMPANY_VERIFICATIONS]),
  ...adminSort('createdAt', 'name', 'tokens', 'confirmedHires'),
  page: adminPage(),
});

export type AdminCompanyQuery = InferType<typeof adminCompanyQuerySchema>;

const PAGE_STATES = ['shown', 'takenDown', 'changed'] as const;
export type PageState = (typeof PAGE_STATES)[number];

/** A company in the list. */
export const adminCompanyRowSchema = exact({
  id: requiredId(),
  name: string().defined(),
  organizationNumber: string().defined(),
  country: string().defined(),
  freeProfiles: count(),
  tokens: count(),
  confirmedHires: count(),
  createdAt: date().required(),
  verification: string()
    .oneOf([...COMPANY_VERIFICATIONS])
    .required(),
  /** Domains that a member proved by a mail. */
  domains: array().of(string().required()).max(COMPANY_DOMAINS_MAX).required(),
  /** When its last member left; null while it has people. */
  closedAt: date().nullable().optional(),
  /** When the platform suspended it; null while it may act. */
  suspendedAt: date().nullable().defined(),
  /** What is with its page: `changed` waits for the platform's word. */
  page: string()
    .oneOf([...PAGE_STATES])
    .required(),
});
export type AdminCompanyRow = InferType<typeof adminCompanyRowSchema>;
export const adminCompanyPageSchema = adminRows(adminCompanyRowSchema);
export type AdminCompanyPage = InferType<typeof adminCompanyPageSchema>;

/** Where the units of one account are. */
const accountSchema = exact({
  free: count(),
  reserved: count(),
  consumed: count(),
  expired: count(),
  refunded: count(),
  frozen: count(),
  debt: count(),
});

/** A movement with what an admin said of it. */
export const adminLedgerEntrySchema = exact({
  id: requiredId(),
  at: date().required(),
  account: string()
    .oneOf([...LEDGER_ACCOUNTS])
    .required(),
  kind: string()
    .oneOf([...LEDGER_ENTRY_KINDS])
    .required(),
  amount: number().integer().min(1).required(),
  cause: string().required(),
  causeId: requiredId(),
  /** Of grants and corrections by an admin; null for all others. */
  reason: string().nullable().defined(),
});
export type AdminLedgerEntry = InferType<typeof adminLedgerEntrySchema>;

/** A company with people, balance and a page of its ledger. */
export const adminCompanySchema = exact({
  id: requiredId(),
  name: string().defined(),
  organizationNumber: string().defined(),
  address: string().defined(),
  postalCode: string().defined(),
  city: string().defined(),
  country: string().defined(),
  VAT: string().defined(),
  invoiceEmail: string().defined(),
  createdAt: date().required(),
  /** Stands for all by which it says who it is, see `adminVerificationSchema`. */
  identityMark: string().required(),
  verification: string()
    .oneOf([...COMPANY_VERIFICATIONS])
    .required(),
  verificationNote: string().defined(),
  domains: array().of(string().required()).max(COMPANY_DOMAINS_MAX).required(),
  vatCheck: vatCheckSchema.nullable().defined(),
  closedAt: date().nullable().optional(),
  suspendedAt: date().nullable().defined(),
  confirmedHires: count(),
  openRoles: count(),
  members: array()
    .max(LISTED_MAX)
    .of(exact({ id: requiredId(), name: string().defined(), email: string().defined(), owner: boolean().required() }))
    .required(),
  balance: exact({
    base: accountSchema.required(),
    launchOffer: accountSchema.required(),
    tokens: accountSchema.required(),
  }).required(),
  /** Newest first. */
  entries: array().max(LISTED_MAX).of(adminLedgerEntrySchema).required(),
  totalEntries: count(),
});
export type AdminCompany = InferType<typeof adminCompanySchema>;
export const adminCompanyDetailQuerySchema = exact({ page: adminPage() });

/** Body of the word that a page that was taken down and changed since may be shown again. */
export const adminPageApprovalSchema = exact({
  /** The change that was looked at: a later one is not approved with it. */
  changedAt: date().required(),
});
export type AdminPageApproval = InferType<typeof adminPageApprovalSchema>;

/** Body of the decision whether a company is who it says it is. */
export const adminVerificationSchema = exact({
  verified: boolean().required(),
  reason: adminReason(),
  /** Of what was looked at: a name or number that was given since is not verified with it. Pages of an earlier version send none. */
  identityMark: string().max(50),
});
export type AdminVerification = InferType<typeof adminVerificationSchema>;

/** Body that takes a proven domain away from a company, with a reason. */
export const adminDomainSchema = exact({ domain: requiredText(DOMAIN_MAX), reason: adminReason() });
export type AdminDomain = InferType<typeof adminDomainSchema>;

/** Accounts that an admin corrects; what the launch offer gave ends by itself. */
export const CORRECTED_ACCOUNTS = ['tokens', 'base'] as const;

const TOO_MANY = (): string => t('At most {max, number} at once', { max: CORRECTION_MAX });

/** Body of a grant (above 0) or a correction downwards (below 0). */
export const adminCorrectionSchema = exact({
  /** The browser's own name for it, 24 hexadecimal digits: sent twice, it counts once. */
  key: requiredId(),
  account: string()
    .oneOf([...CORRECTED_ACCOUNTS], said('Choose tokens or free profiles.'))
    .required(SAID.fieldRequired),
  amount: number()
    .typeError(said('Give a whole number.'))
    .integer(said('Give a whole number.'))
    .min(-CORRECTION_MAX, TOO_MANY)
    .max(CORRECTION_MAX, TOO_MANY)
    .notOneOf([0], said('Give a number above 0 to grant, below 0 to take back.'))
    .required(SAID.fieldRequired),
  reason: adminReason(),
});
export type AdminCorrection = InferType<typeof adminCorrectionSchema>;
