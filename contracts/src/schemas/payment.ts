import { array, boolean, type InferType, number, string } from 'yup';
import { said } from '@vela/language';
import { LISTED_MAX, VAT_REASONS } from '../constants/index.js';
import { SAID } from '../texts/index.js';
import { date, day, exact, id, requiredId } from './common.js';
import { downloadQuery } from './download.js';

/**
 * How a purchase stands. `unknown`: it may have been charged, and the provider has not said yet; `needsAction`: the
 * buyer's bank waits for an answer; `differs`: another amount than the price was paid. `paid` is final; refunds and
 * disputes are told by their own figures.
 */
export const PURCHASE_STATES = [
  'open',
  'unknown',
  'needsAction',
  'processing',
  'failed',
  'canceled',
  'differs',
  'paid',
] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];

export const LEDGER_ACCOUNTS = ['base', 'launchOffer', 'tokens'] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];
/**
 * What an entry does with its units. A dispute freezes them, and takes them back once it is lost; what was spent by then
 * becomes a debt, which is repaid from what comes in.
 */
export const LEDGER_ENTRY_KINDS = [
  'grant',
  'purchase',
  'reserve',
  'release',
  'consume',
  'expire',
  'refund',
  'freeze',
  'unfreeze',
  'forfeit',
  'debt',
  'repay',
  'reinstate',
  'forgive',
] as const;

export const REFUND_STATES = ['pending', 'succeeded', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];
export const DISPUTE_STATES = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];
export type LedgerEntryKind = (typeof LEDGER_ENTRY_KINDS)[number];

const ore = () => number().integer().min(0).required();

const amounts = {
  netOre: ore(),
  vatOre: ore(),
  totalOre: ore(),
  vatPercent: number().integer().min(0).required(),
  vatReason: string()
    .oneOf([...VAT_REASONS])
    .required(),
};

/** What a company pays for each pack, and what the payment form is made with. */
export const tokenOfferSchema = exact({
  /** Null where card payments are not set up. */
  publishableKey: string().nullable().defined(),
  /** Script to load before the provider's own; null for the provider itself. */
  scriptUrl: string().nullable().defined(),
  packs: array()
    .max(LISTED_MAX)
    .of(exact({ tokens: number().integer().required(), ...amounts }))
    .required(),
});
export type TokenOffer = InferType<typeof tokenOfferSchema>;

/** Body of the payment intent call; `ammount` is spelled as specified, in öre net. */
export const paymentIntentInputSchema = exact({
  ammount: number().integer().required(SAID.fieldRequired),
  currency: string().oneOf(['sek'], said('Payments are in sek.')).required(SAID.fieldRequired),
  /** Names one attempt to buy, so that asking again never makes a second payment. */
  attempt: string().matches(/^[\w-]{8,64}$/, said('This is not the name of an attempt.')),
});
export type PaymentIntentInput = InferType<typeof paymentIntentInputSchema>;

export const paymentIntentSchema = exact({
  /** Null while the provider does not say how the payment stands: then there is nothing to pay with, only to wait. */
  clientSecret: string().nullable().defined(),
  purchaseId: requiredId(),
  state: string()
    .oneOf([...PURCHASE_STATES])
    .required(),
  tokens: number().integer().required(),
  ...amounts,
});
export type PaymentIntentAnswer = InferType<typeof paymentIntentSchema>;

const party = exact({
  name: string().defined(),
  organizationNumber: string().defined(),
  address: string().defined(),
  postalCode: string().defined(),
  city: string().defined(),
  country: string().defined(),
  VAT: string().defined(),
});

export const purchaseSchema = exact({
  id: requiredId(),
  /** Whether the caller began it; colleagues see it, and cannot go on with it. */
  own: boolean().required(),
  state: string()
    .oneOf([...PURCHASE_STATES])
    .required(),
  tokens: number().integer().required(),
  ...amounts,
  createdAt: date().required(),
  paidAt: date().nullable().defined(),
  /** Of its tokens: they went to what the company owed when it was paid; told of one purchase alone, where there are any. */
  repaidTokens: number().integer().min(1).optional(),
  /** Why the provider refused the last try; '' for words and a code that it does not give. */
  fault: exact({ message: string().defined(), code: string().defined(), type: string().required() })
    .nullable()
    .defined(),
  /** Such as "R-000012"; null until it is paid. */
  receiptNumber: string().nullable().defined(),
  /** The buyer as printed on the receipt; null until it is paid. */
  buyer: party.nullable().defined(),
  /** What arrived where that is not the price, VAT included; null otherwise. */
  receivedOre: number().integer().min(0).nullable().defined(),
  /** VAT included. */
  refundedOre: ore(),
  /** Unspent tokens that a refund took back, those that are owed again included. */
  refundedTokens: number().integer().min(0).required(),
  /** Tokens that were paid back though they had been spent. */
  refundedSpentTokens: number().integer().min(0).required(),
  /** Of those that were taken back: they had repaid what the company owed, and it owes them again. */
  owedAgainTokens: number().integer().min(0).optional(),
  /** Refunds of the card payment, oldest first. */
  refunds: array()
    .max(LISTED_MAX)
    .of(
      exact({
        amountOre: ore(),
        state: string()
          .oneOf([...REFUND_STATES])
          .required(),
        at: date().required(),
        /** When it was paid another way, where the bank had sent it back. */
        otherwiseAt: date().optional(),
      }),
    )
    .required(),
  /** Disputes of the card payment, oldest first. */
  disputes: array()
    .max(LISTED_MAX)
    .of(
      exact({
        amountOre: ore(),
        state: string()
          .oneOf([...DISPUTE_STATES])
          .required(),
        /** Whether the bank only asks, and has taken nothing. */
        inquiry: boolean().required(),
        openedAt: date().required(),
        /** Tokens that nobody can spend while it is open. */
        frozenTokens: number().integer().min(0).required(),
        /** Tokens that were taken back because it was lost. */
        takenTokens: number().integer().min(0).required(),
        /** Tokens that were spent already, and are owed. */
        owedTokens: number().integer().min(0).required(),
      }),
    )
    .required(),
});
export type Purchase = InferType<typeof purchaseSchema>;
export const purchaseListSchema = exact({ purchases: array().max(LISTED_MAX).of(purchaseSchema).required() });
export const purchaseParamsSchema = exact({ id: requiredId() });

/** What is about to be paid, as the buyer was shown it. */
export const paymentBeginSchema = exact({ totalOre: ore() });
export type PaymentBegin = InferType<typeof paymentBeginSchema>;

const statementFilter = {
  kind: string().oneOf([...LEDGER_ENTRY_KINDS], said('Choose a kind from the list.')),
  /** First day, in the market's time zone. */
  from: day(),
  /** Last day, in the market's time zone, included. */
  to: day(),
};
export const statementQuerySchema = exact({
  ...statementFilter,
  page: number().integer().min(1).max(100_000).default(1),
});
export type StatementFilter = Omit<InferType<typeof statementQuerySchema>, 'page'>;
export const statementCsvQuerySchema = exact({ ...statementFilter, ...downloadQuery });

export const statementEntrySchema = exact({
  id: requiredId(),
  at: date().required(),
  account: string()
    .oneOf([...LEDGER_ACCOUNTS])
    .required(),
  kind: string()
    .oneOf([...LEDGER_ENTRY_KINDS])
    .required(),
  /** Units, positive. */
  amount: number().integer().min(1).required(),
  cause: string().required(),
  /** By how much what can be spent of the account changed. */
  change: number().integer().required(),
  /** What could be spent of the account afterwards. */
  balance: number().integer().required(),
  /** Who did it: a member by name, the talent, or Vela. */
  who: string().required(),
  /** The talent by name where they accepted, else null. */
  person: string().nullable().defined(),
  /** The role of the request; '' where there is none. */
  roleName: string().defined(),
  /** The request; null where there is none. */
  connectionId: id().nullable().defined(),
  /** The receipt or credit note; null where there is none. */
  document: exact({ number: string().required(), purchaseId: requiredId() }).nullable().defined(),
});
export type StatementEntry = InferType<typeof statementEntrySchema>;
export const statementSchema = exact({
  entries: array().max(LISTED_MAX).of(statementEntrySchema).required(),
  page: number().integer().required(),
  pages: number().integer().required(),
  total: number().integer().required(),
});
export type Statement = InferType<typeof statementSchema>;

export const webhookAnswerSchema = exact({ received: boolean().required() });
