import { boolean, type InferType, number, string } from 'yup';
import { CONVERSATION_SIDES, REPORT_REASONS } from '../constants/index.js';
import { SAID } from '../texts/index.js';
import { adminPage, adminReason, adminRows, adminSort, searchText } from './admin-common.js';
import { date, exact, requiredId } from './common.js';

export const USER_FILTERS = ['admins', 'suspended'] as const;
export const adminUserQuerySchema = exact({
  search: searchText(),
  filter: string().oneOf([...USER_FILTERS]),
  ...adminSort('createdAt', 'name', 'lastSignInAt'),
  page: adminPage(),
});

export type AdminUserQuery = InferType<typeof adminUserQuerySchema>;

/** A person with an account, as the admin area shows them. */
export const adminUserSchema = exact({
  id: requiredId(),
  name: string().defined(),
  email: string().defined(),
  jobSeeker: boolean().required(),
  talentSeeker: boolean().required(),
  companyId: requiredId().nullable().defined(),
  admin: boolean().required(),
  /** Admin by the platform's own settings, which only those can take back. */
  adminBySettings: boolean().required(),
  referral: string().nullable().defined(),
  createdAt: date().required(),
  lastSignInAt: date().required(),
  suspendedAt: date().nullable().defined(),
});
export type AdminUser = InferType<typeof adminUserSchema>;
export const adminUserPageSchema = adminRows(adminUserSchema);
export type AdminUserPage = InferType<typeof adminUserPageSchema>;

export const adminRoleInputSchema = exact({ admin: boolean().required(SAID.fieldRequired), reason: adminReason() });
export type AdminRoleInput = InferType<typeof adminRoleInputSchema>;

/** Codes through which people came. */
export const adminReferralQuerySchema = exact({ search: searchText(), page: adminPage() });
export const adminReferralSchema = exact({
  code: string().required(),
  users: number().integer().required(),
  withProfile: number().integer().required(),
  lastAt: date().required(),
});
export type AdminReferral = InferType<typeof adminReferralSchema>;
export const adminReferralPageSchema = adminRows(adminReferralSchema);
export type AdminReferralPage = InferType<typeof adminReferralPageSchema>;

export const SUBSCRIBER_STATUSES = ['pending', 'confirmed', 'ended'] as const;
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];
const subscriberStatus = () => string().oneOf([...SUBSCRIBER_STATUSES]);
const subscribersAskedFor = { search: searchText(), status: subscriberStatus() };
export const adminSubscriberQuerySchema = exact({ ...subscribersAskedFor, page: adminPage() });
export const adminSubscriberCsvQuerySchema = exact(subscribersAskedFor);
export const adminSubscriberSchema = exact({
  id: requiredId(),
  firstName: string().defined(),
  lastName: string().defined(),
  email: string().required(),
  status: subscriberStatus().required(),
  createdAt: date().required(),
  confirmedAt: date().nullable().defined(),
});
export type AdminSubscriber = InferType<typeof adminSubscriberSchema>;
export const adminSubscriberPageSchema = adminRows(adminSubscriberSchema).shape({
  counts: exact({
    pending: number().integer().required(),
    confirmed: number().integer().required(),
    ended: number().integer().required(),
  }).required(),
});
export type AdminSubscriberPage = InferType<typeof adminSubscriberPageSchema>;

export const REPORT_STATUSES = ['open', 'closed'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];
export const adminReportQuerySchema = exact({ status: string().oneOf([...REPORT_STATUSES]), page: adminPage() });
/** A report of a request or of a conversation. */
export const adminReportSchema = exact({
  id: requiredId(),
  status: string()
    .oneOf([...REPORT_STATUSES])
    .required(),
  reason: string()
    .oneOf([...REPORT_REASONS])
    .required(),
  text: string().defined(),
  createdAt: date().required(),
  companyId: requiredId(),
  companyName: string().defined(),
  about: string().oneOf(['request', 'conversation']).required(),
  /** Who reports. */
  by: string()
    .oneOf([...CONVERSATION_SIDES])
    .required(),
  /** What the company wrote to the talent, or the last of what both wrote. */
  letter: string().defined(),
  /** Who is reported; null once they deleted their account. */
  senderId: requiredId().nullable().defined(),
  senderName: string().nullable().defined(),
  closedAt: date().nullable().defined(),
  closingNote: string().nullable().defined(),
});
export type AdminReport = InferType<typeof adminReportSchema>;
export const adminReportPageSchema = adminRows(adminReportSchema);
export type AdminReportPage = InferType<typeof adminReportPageSchema>;
