import { array, type InferType, mixed, number, string } from 'yup';
import { said } from '@vela/language';
import { LISTED_MAX } from '../constants/index.js';
import { adminPage, adminRows } from './admin-common.js';
import { date, day, exact, id, requiredId } from './common.js';

export const MESSAGE_STATUSES = ['pending', 'failed', 'delivered', 'dropped'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];
export const adminOutboxQuerySchema = exact({
  status: string()
    .oneOf([...MESSAGE_STATUSES])
    .default('failed'),
  page: adminPage(),
});

/** An outside effect that is owed, or was. What it carries is not shown. */
export const adminMessageSchema = exact({
  id: requiredId(),
  kind: string().required(),
  /** Which mail; null for other kinds, and once it is delivered, or dropped. */
  template: string().nullable().defined(),
  status: string()
    .oneOf([...MESSAGE_STATUSES])
    .required(),
  attempts: number().integer().required(),
  fault: string().nullable().defined(),
  createdAt: date().required(),
  dueAt: date().required(),
  deliveredAt: date().nullable().defined(),
});
export type AdminMessage = InferType<typeof adminMessageSchema>;
export const adminMessagePageSchema = adminRows(adminMessageSchema).shape({
  counts: exact({ pending: number().integer().required(), failed: number().integer().required() }).required(),
});
/** How many messages that were given up are delivered again. */
export const adminRetriedSchema = exact({ retried: number().integer().required() });
export type AdminRetried = InferType<typeof adminRetriedSchema>;
export type AdminMessagePage = InferType<typeof adminMessagePageSchema>;

/** Looks for entries by what they tell of. `action` may be the beginning of one, such as `money.`. */
export const adminAuditQuerySchema = exact({
  action: string()
    .trim()
    .max(60)
    .matches(/^[a-zA-Z.]*$/, said('An action has letters and dots, such as money.granted.')),
  actorId: id(),
  subjectId: id(),
  companyId: id(),
  /** One entry, with all whom it showed. */
  entryId: id(),
  from: day(),
  to: day(),
  page: adminPage(),
});

type AuditDetail = string | number | boolean;
const isDetail = (value: unknown): value is AuditDetail => ['string', 'number', 'boolean'].includes(typeof value);

export const adminAuditEntrySchema = exact({
  id: requiredId(),
  at: date().required(),
  action: string().required(),
  /** Null for a job or an outside service. */
  actorId: requiredId().nullable().defined(),
  /** Null also once they deleted their account. */
  actorName: string().nullable().defined(),
  subject: string().required(),
  subjectId: requiredId(),
  companyId: requiredId().nullable().defined(),
  details: array()
    .max(LISTED_MAX)
    .of(exact({ name: string().required(), value: mixed<AuditDetail>(isDetail).nullable().defined() }))
    .required(),
  /** Of a look at people: ids of those who were shown, or of the records that tell of them; in a page of the log the first. */
  shown: array().max(LISTED_MAX).of(requiredId()).optional(),
  /** How many there are. */
  shownCount: number().integer().optional(),
});
export type AdminAuditEntry = InferType<typeof adminAuditEntrySchema>;
export const adminAuditPageSchema = adminRows(adminAuditEntrySchema);
export type AdminAuditPage = InferType<typeof adminAuditPageSchema>;
