import { yupResolver } from '@hookform/resolvers/yup';
import type { Resolver } from 'react-hook-form';
import { array, mixed, object, string } from 'yup';
import { type CompanyPage, type CompanyPageInput, companyPageInputSchema } from '@vela/contracts/schemas';
import type { Ties } from '@vela/slice-parts/draft';
import { type CitiesByCountry, isCitiesByCountry } from '../../reference/places/places.js';
import { companyRules } from './rules.js';

/** The shape alone: a draft may break every rule of the form. */
export const pageDraftSchema = object({
  about: string().defined(),
  website: string().defined(),
  benefits: array().of(string().required()).required(),
  countries: array().of(string().required()).required(),
  countriesCities: mixed<CitiesByCountry>(isCitiesByCountry).required(),
}).required() satisfies { readonly __outputType: PageValues };

export const PAGE_TIES: Ties<PageValues> = { together: [['countries', 'countriesCities']] };

/** What stands in the form of a company's page. */
export interface PageValues {
  about: string;
  website: string;
  benefits: string[];
  countries: string[];
  countriesCities: CitiesByCountry;
}

export const pageValues = ({ about, website, benefits, countriesCities }: CompanyPage): PageValues => ({
  about,
  website: website ?? '',
  benefits: [...benefits],
  countries: Object.keys(countriesCities),
  countriesCities,
});

/** @returns what is sent: a country without a city means anywhere in it */
export const pageInput = ({ countries, countriesCities, ...rest }: PageValues): CompanyPageInput => ({
  ...rest,
  countriesCities: Object.fromEntries(countries.map((country) => [country, countriesCities[country] ?? []])),
});

const shape = yupResolver(companyPageInputSchema);

/** Checks the form as the server does. */
export const pageResolver: Resolver<PageValues> = async (values, _context, options) => {
  const checked = await shape(pageInput(values), undefined, { ...options, fields: {} });
  const problem = (await companyRules())?.readWebsite(values.website).problem ?? null;
  const errors = {
    ...(problem === null ? {} : { website: { type: 'rule', message: problem } }),
    ...checked.errors,
  };
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};
