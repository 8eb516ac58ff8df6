import { interestHolds } from '@vela/market/interest';
import { type Pay, type RateTable, yearlySek } from '@vela/matching';
import type { InterestDocument, InterestTerms } from '../../records/interest.js';
import type { OpenRoleDocument } from '../../records/open-role.js';

/** @returns what a talent says that they are interested in */
export const termsOf = (role: OpenRoleDocument): InterestTerms => ({
  categoryId: role.categoryId,
  roleId: role.roleId,
  remote: role.remote,
  hybrid: role.hybrid,
  office: role.office,
  countries: role.countries,
  permanent: role.permanent,
  freelance: role.freelance,
  permanentPercentage: role.permanentPercentage,
  freelancePercentage: role.freelancePercentage,
  compensation: role.compensation,
  currency: role.currency,
  compensationTimePeriod: role.compensationTimePeriod,
});

const payIn = ({ compensation, currency, compensationTimePeriod }: InterestTerms): Pay => ({
  amount: Number(compensation),
  currency,
  period: compensationTimePeriod,
});

/** Both by the rates of today: what one currency lost against another is not the company's doing. */
const isLess = (now: InterestTerms, said: InterestTerms, rates: RateTable): boolean =>
  yearlySek(payIn(now), rates) < yearlySek(payIn(said), rates);

const plain = ({ categoryId, roleId, ...terms }: InterestTerms) => ({
  ...terms,
  categoryId: categoryId.toHexString(),
  roleId: roleId.toHexString(),
});

/** @returns whether interest is still in the role that it was said of; that of before terms were kept is */
export function stillHolds(
  { terms }: Pick<InterestDocument, 'terms'>,
  role: OpenRoleDocument,
  rates: RateTable,
): boolean {
  if (!terms) return true;
  const now = termsOf(role);
  return interestHolds(plain(terms), plain(now), isLess(now, terms, rates));
}
