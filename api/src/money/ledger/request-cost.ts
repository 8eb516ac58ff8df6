import type { RequestCost } from '@vela/contracts/schemas';
import { launchOfferRuns } from '@vela/market/offers';
import { type Funds, requestCost } from '@vela/market/prices';
import type { CompanyDocument } from '../../records/company.js';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';

/** @returns what a company has to spend now */
export const fundsOf = ({ balance, confirmedHires, launchOfferUntil }: CompanyDocument, now: Date): Funds => ({
  launchOffer: launchOfferRuns(launchOfferUntil, now) ? balance.launchOffer.free : 0,
  base: balance.base.free,
  tokens: balance.tokens.free,
  owedTokens: balance.tokens.debt,
  confirmedHires,
});

/** @returns what a request to a talent costs the company now, and what sending it would reserve */
export const requestCostOf = (company: CompanyDocument, profile: JobSeekerProfileDocument, now: Date): RequestCost =>
  requestCost(profile, fundsOf(company, now));
