import { boolean, type InferType, number, string } from 'yup';
import { SENIORITY_KEYS } from '../constants/index.js';
import { exact } from './common.js';
import { LEDGER_ACCOUNTS } from './payment.js';

/** What a request holds back: units of a balance; no account where that is nothing. */
export const reservesSchema = exact({
  account: string()
    .oneOf([...LEDGER_ACCOUNTS])
    .nullable()
    .defined(),
  amount: number().integer().min(0).required(),
});

/** What a request to a talent costs the caller's company now, as the server decides it. */
export const requestCostSchema = exact({
  /** Years that decide the price. */
  years: number().integer().min(0).required(),
  band: string()
    .oneOf([...SENIORITY_KEYS])
    .required(),
  /** Price of the band. */
  tokens: number().integer().min(0).required(),
  /** What sending it would hold back. */
  reserves: reservesSchema.required(),
  /** False where the company has neither a free profile nor tokens enough. */
  affordable: boolean().required(),
  /** Tokens that the company owes: while there are any, no request can be sent, not even a free one. */
  owedTokens: number().integer().min(0).required(),
  /** Why it reserves nothing; null where it reserves something, or is not affordable. */
  freeBecause: string().oneOf(['graduate', 'hires']).nullable().defined(),
});
export type RequestCost = InferType<typeof requestCostSchema>;
