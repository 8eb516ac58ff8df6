import type { LedgerAccount, RequestCost } from '@vela/contracts/schemas';
import { seniorityYears, type StatedYears } from '../profiles/index.js';
import { seniorityOf } from './bands.js';
import { HIRES_UNTIL_FREE } from './price-list.js';

/** What a company has to spend, free of reservations. */
export interface Funds {
  /** 0 once the offer is over. */
  readonly launchOffer: number;
  readonly base: number;
  readonly tokens: number;
  /** Tokens that are owed, because a payment that they were bought with was charged back. */
  readonly owedTokens: number;
  readonly confirmedHires: number;
}

/** What a request holds back: units of an account, or nothing. */
export interface Reservation {
  readonly account: LedgerAccount | null;
  readonly amount: number;
}

type Price = Pick<RequestCost, 'years' | 'band' | 'tokens'>;
const NOTHING: Reservation = { account: null, amount: 0 };

/** @returns the price of a talent: by the higher of their own years and of any desired role's */
export function priceOf(talent: StatedYears): Price {
  const years = seniorityYears(talent);
  const { key, tokens } = seniorityOf(years);
  return { years, band: key, tokens };
}

/** @returns why a request reserves nothing whatever the balance: it costs nothing, or enough hires lift tokens */
function freeBecause(tokens: number, confirmedHires: number): RequestCost['freeBecause'] {
  if (tokens === 0) return 'graduate';
  return confirmedHires >= HIRES_UNTIL_FREE ? 'hires' : null;
}

/**
 * What a request reserves: nothing where it is free, else a free profile, those that expire first, else tokens.
 * @param tokens price of the talent's seniority
 * @returns null where the company can afford none of them, or owes tokens
 */
export function reservationFor(tokens: number, funds: Funds): Reservation | null {
  if (funds.owedTokens > 0) return null;
  if (freeBecause(tokens, funds.confirmedHires) !== null) return NOTHING;
  if (funds.launchOffer > 0) return { account: 'launchOffer', amount: 1 };
  if (funds.base > 0) return { account: 'base', amount: 1 };
  return funds.tokens >= tokens ? { account: 'tokens', amount: tokens } : null;
}

/** What is held back in what order of worth: what expires is worth less than what does not, and that less than tokens. */
const WORTH: readonly Reservation['account'][] = [null, 'launchOffer', 'base', 'tokens'];

/** @returns whether a request costs more than its sender was shown */
export function isDearer(now: Reservation, shown: Reservation): boolean {
  const [worth, shownWorth] = [WORTH.indexOf(now.account), WORTH.indexOf(shown.account)];
  return worth === shownWorth ? now.amount > shown.amount : worth > shownWorth;
}

/** @returns what a request to a talent costs a company, and what sending it would reserve */
export function requestCost(talent: StatedYears, funds: Funds): RequestCost {
  const price = priceOf(talent);
  const reservation = reservationFor(price.tokens, funds);
  return {
    ...price,
    reserves: reservation ?? NOTHING,
    affordable: reservation !== null,
    owedTokens: funds.owedTokens,
    freeBecause: reservation === null ? null : freeBecause(price.tokens, funds.confirmedHires),
  };
}
