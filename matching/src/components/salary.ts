import type { RateTable } from '../subjects/rates.js';
import { payOfYearlySek, wantedPay, yearlySek } from '../subjects/salary.js';
import type { MatchProfile, MatchRole } from '../subjects/subjects.js';
import { type Fit, FULL, known, NOT_STATED } from './fit.js';

/** Shortfall at which nothing is left of the fit: 20 % (docs/score.md). */
const LARGEST_SHORTFALL = 0.2;

/** Offer at or above the minimum → 1, else max(0, 1 − shortfall / 20 %). Both in yearly full-time SEK. */
export function salaryFitOf(offer: number, minimum: number): number {
  if (offer >= minimum) return FULL;
  const loss = Math.ceil(((minimum - offer) * (FULL / LARGEST_SHORTFALL)) / minimum);
  return Math.max(0, FULL - loss);
}

export function salaryFit(role: MatchRole, profile: MatchProfile, rates: RateTable): Fit {
  const wanted = wantedPay(profile, rates);
  if (wanted === null) return NOT_STATED;
  const offer = yearlySek(role.offer, rates);
  const shortfall = offer >= wanted.yearlySek ? 0 : (wanted.yearlySek - offer) / wanted.yearlySek;
  const { amount, currency, period } = wanted;
  return known(salaryFitOf(offer, wanted.yearlySek), [
    {
      kind: 'salary',
      offerYearlySek: offer,
      minimumYearlySek: wanted.yearlySek,
      shortfallPercent: Math.ceil(shortfall * 100),
      swapped: wanted.swapped,
      pay: {
        offer: role.offer,
        minimum: { amount, currency, period },
        minimumAsOffered: payOfYearlySek(wanted.yearlySek, role.offer, rates),
      },
    },
  ]);
}
