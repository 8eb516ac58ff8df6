import { array, boolean, type InferType, number, string } from 'yup';
import { said } from '@vela/language';
import { LISTED_MAX } from '../constants/index.js';
import { adminPage, adminReason, adminRows } from './admin-common.js';
import { date, exact, requiredId } from './common.js';
import { PURCHASE_STATES } from './payment.js';

/**
 * Money that somebody of the platform has to look after. `dispute`: the buyer's bank took it back, or asks about it;
 * `refundFailed`: a refund came back; `companyClosed`: it arrived for a company of which nobody acts, closed or suspended; `amountDiffers`: another amount than the
 * price arrived; `stuck`: the provider has not said for long whether it was paid.
 */
export const PAYMENT_CASE_KINDS = ['dispute', 'refundFailed', 'companyClosed', 'amountDiffers', 'stuck'] as const;
export type PaymentCaseKind = (typeof PAYMENT_CASE_KINDS)[number];

/** How a case ended: what an admin did, or what the bank decided. */
export const PAYMENT_CASE_OUTCOMES = [
  'won',
  'lost',
  'refunded',
  'paidOtherwise',
  'staysPaid',
  'credited',
  'settled',
  'noted',
] as const;
export type PaymentCaseOutcome = (typeof PAYMENT_CASE_OUTCOMES)[number];

/**
 * What an admin can do with a case. `paidOtherwise` and `staysPaid` end a refund that came back: it was paid another way, or
 * not at all.
 */
export const PAYMENT_CASE_ACTIONS = [
  'refund',
  'paidOtherwise',
  'staysPaid',
  'acceptDispute',
  'credit',
  'close',
] as const;
export type PaymentCaseAction = (typeof PAYMENT_CASE_ACTIONS)[number];

const ore = () => number().integer().min(0).required();

/** A row of the payments desk. */
export const paymentCaseSchema = exact({
  id: requiredId(),
  kind: string()
    .oneOf([...PAYMENT_CASE_KINDS])
    .required(),
  /** Of a dispute: the bank only asks, and has taken nothing yet. */
  inquiry: boolean().optional(),
  companyId: requiredId(),
  companyName: string().defined(),
  purchaseId: requiredId(),
  purchaseState: string()
    .oneOf([...PURCHASE_STATES])
    .required(),
  /** Of the receipt, such as "R-000012"; null while there is none. */
  receiptNumber: string().nullable().defined(),
  /** The provider's name of the payment, to be found in its dashboard. */
  paymentIntentId: string().nullable().defined(),
  /** What the case is about, VAT included. */
  amountOre: ore(),
  /** Price of the purchase, VAT included. */
  totalOre: ore(),
  /** Tokens that the company owes by now. */
  owedTokens: number().integer().min(0).required(),
  dueBy: date().nullable().defined(),
  openedAt: date().required(),
  closedAt: date().nullable().defined(),
  outcome: string()
    .oneOf([...PAYMENT_CASE_OUTCOMES])
    .nullable()
    .defined(),
  /** What can be done now. */
  actions: array()
    .max(LISTED_MAX)
    .of(
      string()
        .oneOf([...PAYMENT_CASE_ACTIONS])
        .required(),
    )
    .required(),
  notes: array()
    .max(LISTED_MAX)
    .of(exact({ at: date().required(), by: string().defined(), text: string().required() }))
    .required(),
});
export type PaymentCase = InferType<typeof paymentCaseSchema>;
export const paymentCasePageSchema = adminRows(paymentCaseSchema);
export type PaymentCasePage = InferType<typeof paymentCasePageSchema>;

export const PAYMENT_CASE_STATUSES = ['open', 'closed'] as const;
export type PaymentCaseStatus = (typeof PAYMENT_CASE_STATUSES)[number];
export const paymentCaseQuerySchema = exact({
  status: string().oneOf([...PAYMENT_CASE_STATUSES]),
  page: adminPage(),
});
export const paymentCaseActionSchema = exact({
  action: string()
    .oneOf([...PAYMENT_CASE_ACTIONS], said('Choose what to do.'))
    .required(),
  reason: adminReason(),
});
export type PaymentCaseActionInput = InferType<typeof paymentCaseActionSchema>;
export const paymentCaseNoteSchema = exact({ text: adminReason() });
export type PaymentCaseNote = InferType<typeof paymentCaseNoteSchema>;
