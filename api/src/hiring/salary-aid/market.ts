import { Types } from 'mongoose';
import { SALARY_AID_KINDS, type SalaryAid, type SalaryAidKind, type SalaryAidQuery } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { comparableRoles } from '@vela/market/pay';
import { seniorityOf } from '@vela/market/prices';
import { mayTellPay } from '@vela/market/visibility';
import { type BelowMarket, belowMarket, type RateTable, yearlySek } from '@vela/matching';
import type { Caller } from '../../platform/endpoints/index.js';
import { fieldError } from '../../platform/errors/index.js';
import type { Collections } from '../../records/models.js';
import type { OpenRoleDocument } from '../../records/open-role.js';
import { type CountriesSource, listedCountry } from '../../reference/countries/index.js';
import { onTheMarket } from '../open-roles/index.js';
import { type Quartiles, quartilesOf } from './quartiles.js';

type Offer = Pick<OpenRoleDocument, 'companyId' | 'compensation' | 'currency' | 'compensationTimePeriod'>;

export interface SalaryAidNeeds extends Collections<'companies' | 'openRoles' | 'users'> {
  readonly countries: CountriesSource;
  readonly rates: RateTable;
}

type Kind = Partial<Record<SalaryAidKind, object>>;

/** What of a query narrows it, as conditions of the store. */
function kindOf({ roleId, country, years }: SalaryAidQuery): Kind {
  const band = years === undefined ? null : seniorityOf(years);
  return {
    ...(roleId !== undefined && { role: { roleId: new Types.ObjectId(roleId) } }),
    ...(country !== undefined && country !== '' && { country: { 'countries.country': country } }),
    ...(band !== null && {
      seniority: { years: { $gte: band.fromYears, ...(band.toYears !== null && { $lte: band.toYears }) } },
    }),
  };
}

/** The kinds to be tried: what is asked, then without its last part, and so on. */
function widening(kind: Kind): SalaryAidKind[][] {
  const parts = SALARY_AID_KINDS.filter((part) => kind[part] !== undefined);
  return [...Array(parts.length + 1).keys()].map((less) => parts.slice(0, parts.length - less));
}

/** @returns how many open roles fit conditions and what they offer, as yearly full-time SEK; null where that must not be told */
async function offersLike(
  { models, rates, records }: Pick<SalaryAidNeeds, 'models' | 'records' | 'rates'>,
  conditions: object,
): Promise<{ readonly count: number; readonly quartiles: Quartiles } | null> {
  return records.among('openRoles', `offers ${rates.date} ${JSON.stringify(conditions)}`, async () => {
    const offers = await models.openRoles
      .find(conditions)
      .select({ companyId: 1, compensation: 1, currency: 1, compensationTimePeriod: 1 })
      .lean<Offer[]>();
    if (!mayTellPay(offers.map((offer) => offer.companyId.toHexString()))) return null;
    const yearly = offers.map(({ compensation, currency, compensationTimePeriod }) =>
      yearlySek({ amount: Number(compensation), currency, period: compensationTimePeriod }, rates),
    );
    return { count: yearly.length, quartiles: quartilesOf(yearly) };
  });
}

/** What open roles of a kind offer, of companies other than the asker's own. @param query its country is on the list */
async function marketOf(
  app: Omit<SalaryAidNeeds, 'countries'>,
  companyId: Types.ObjectId | null,
  query: SalaryAidQuery,
): Promise<SalaryAid> {
  const ratesDate = app.rates.date;
  const kind = kindOf(query);
  const kinds = widening(kind);
  const others = await onTheMarket(app, companyId);
  for (const like of query.widen === true ? kinds : kinds.slice(0, 1)) {
    const offers = await offersLike(app, {
      ...others,
      categoryId: new Types.ObjectId(query.categoryId),
      ...like.reduce<object>((all, part) => ({ ...all, ...kind[part] }), {}),
    });
    if (offers !== null) return { ...offers, like, ratesDate };
  }
  return { count: null, quartiles: null, like: [], ratesDate };
}

/**
 * What open roles of a kind offer, as yearly full-time SEK. It depends on the kind of role alone, but that whoever belongs
 * to a company is told what the others offer.
 * @throws AppError 422 for a country that is on no list
 */
export async function salaryAid(
  app: SalaryAidNeeds,
  { companyId }: Pick<Caller, 'companyId'>,
  query: SalaryAidQuery,
): Promise<SalaryAid> {
  const { country, ...kind } = query;
  if (country === undefined || country === '') return marketOf(app, companyId, kind);
  const listed = await listedCountry(app.countries, country);
  if (listed === null) throw fieldError('country', t('Choose a country from the list.'));
  return marketOf(app, companyId, { ...kind, country: listed });
}

/** @returns what three of four comparable roles offer, where an open role offers less; null where it does not, or nobody can say */
export async function offerBelowMarket(
  app: Omit<SalaryAidNeeds, 'countries'>,
  role: OpenRoleDocument,
): Promise<BelowMarket | null> {
  const { compensation, currency, compensationTimePeriod: period } = role;
  if (role.status !== 'open' || !Number.isInteger(Number(compensation))) return null;
  const { quartiles } = await marketOf(
    app,
    role.companyId,
    comparableRoles({
      categoryId: role.categoryId.toHexString(),
      role: { id: role.roleId.toHexString(), years: role.years },
      countries: role.countries.map(({ country }) => country),
    }),
  );
  return quartiles && belowMarket({ amount: Number(compensation), currency, period }, quartiles.lower, app.rates);
}
