import { array, boolean, type InferType, number, string } from 'yup';
import { ANALYTICS_EVENTS, LISTED_MAX } from '../constants/index.js';
import { exact } from './common.js';

const count = () => number().integer().min(0).required();

/** What happened in one week, from Monday in the market's time zone. */
const weekSchema = exact({
  startsOn: string().required(),
  newUsers: count(),
  requests: count(),
  accepted: count(),
  tokensSold: count(),
});

/** How the platform stands, on one page. */
export const adminOverviewSchema = exact({
  users: count(),
  talents: count(),
  companies: count(),
  openRoles: count(),
  requests: exact({
    open: count(),
    accepted: count(),
    declined: count(),
    withdrawn: count(),
    expired: count(),
  }).required(),
  /** Accepted of those that the talent answered, percent; null before the first answer. */
  acceptancePercent: number().min(0).max(100).nullable().defined(),
  tokensSold: count(),
  /** `uninvoiced` are confirmed ones whose invoice should have been made out and is not. */
  hires: exact({ reported: count(), confirmed: count(), uninvoiced: count() }).required(),
  /** Amounts with VAT, öre. */
  invoices: exact({
    open: count(),
    openOre: count(),
    overdue: count(),
    overdueOre: count(),
    /** Those of which something is to be paid back. */
    overpaid: count().optional(),
    overpaidOre: count().optional(),
  }).required(),
  /** Rows of the payments desk that nobody has closed. */
  paymentCases: count().optional(),
  openReports: count(),
  failedMessages: count(),
  /** By which pay in other currencies is told. */
  rates: exact({ date: string().required(), old: boolean().required() }).required(),
  /** Oldest first; the last one is running. */
  weeks: array().max(LISTED_MAX).of(weekSchema).required(),
  /** What visitors who agreed to it did lately, most frequent first. */
  pages: array()
    .max(LISTED_MAX)
    .of(
      exact({
        page: string().required(),
        event: string()
          .oneOf([...ANALYTICS_EVENTS])
          .required(),
        count: count(),
      }),
    )
    .required(),
  /** What browsers said that the security policy refused lately, most frequent first. */
  cspViolations: array()
    .max(LISTED_MAX)
    .of(
      exact({
        directive: string().required(),
        blocked: string().required(),
        page: string().required(),
        count: count(),
      }),
    )
    .required(),
});
export type AdminOverview = InferType<typeof adminOverviewSchema>;
