import { Types } from 'mongoose';
import type { SalaryAid, SalaryAidQuery } from '@vela/contracts/schemas';
import { SALARY_AID_MIN_ROLES } from '@vela/market/visibility';
import type { RateTable } from '@vela/matching';
import { yearlySek } from '@vela/matching';
import type { Collections } from '../../records/models.js';
import type { OpenRoleDocument } from '../../records/open-role.js';
import { fieldError } from '../../platform/errors/index.js';
import { type CountriesSource, listedCountry } from '../../reference/countries/index.js';
import { quartilesOf } from './quartiles.js';

type Offer = Pick<OpenRoleDocument, 'compensation' | 'currency' | 'compensationTimePeriod'>;

export interface SalaryAidNeeds extends Collections<'openRoles'> {
  readonly countries: CountriesSource;
  readonly rates: RateTable;
}

/**
 * What open roles of a kind offer, as yearly full-time SEK. It depends on the kind of role alone: whoever asks gets the
 * same figures.
 * @throws AppError 422 for a country that is on no list
 */
export async function salaryAid(
  { models, rates, countries }: SalaryAidNeeds,
  { categoryId, roleId, country }: SalaryAidQuery,
): Promise<SalaryAid> {
  const listed = country === undefined || country === '' ? null : await listedCountry(countries, country);
  if (country && listed === null) throw fieldError('country', 'Choose a country from the list.');
  const offers = await models.openRoles
    .find({
      categoryId: new Types.ObjectId(categoryId),
      status: 'open',
      ...(roleId === undefined ? {} : { roleId: new Types.ObjectId(roleId) }),
      ...(listed === null ? {} : { 'countries.country': listed }),
    })
    .select({ compensation: 1, currency: 1, compensationTimePeriod: 1 })
    .lean<Offer[]>();
  if (offers.length < SALARY_AID_MIN_ROLES) return { count: null, quartiles: null, ratesDate: rates.date };
  const yearly = offers.map(({ compensation, currency, compensationTimePeriod }) =>
    yearlySek({ amount: Number(compensation), currency, period: compensationTimePeriod }, rates),
  );
  return { count: yearly.length, quartiles: quartilesOf(yearly), ratesDate: rates.date };
}
