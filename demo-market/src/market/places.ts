import { citiesIn } from '@vela/api';
import type { Currency, SalaryPeriod } from '@vela/contracts/constants';
import { countryIdOf } from '@vela/market/countries';
import { chance, oneByWeight, oneOfRanked, several, type Weighted, wholeBetween } from '../chance/draw.js';
import type { Random } from '../chance/random.js';

/** A country in which people of the demo market live, named as in the countries snapshot. */
export interface HomeCountry {
  readonly name: string;
  /** How many live there, in relation to the others. */
  readonly share: number;
  /** Pay in relation to Sweden. */
  readonly pay: number;
  readonly currency: Currency;
  /** How salaries of employees are spoken of. */
  readonly periods: Weighted<SalaryPeriod>;
  /** How many of the largest cities people live in. */
  readonly cities: number;
}

const MONTHLY: Weighted<SalaryPeriod> = [
  ['Monthly', 94],
  ['Yearly', 5],
  ['Weekly', 1],
];
const YEARLY: Weighted<SalaryPeriod> = [
  ['Yearly', 90],
  ['Monthly', 10],
];

const HOME_COUNTRIES: readonly HomeCountry[] = [
  { name: 'Sweden', share: 34, pay: 1, currency: 'SEK', periods: MONTHLY, cities: 24 },
  { name: 'Denmark', share: 12, pay: 1.22, currency: 'DKK', periods: MONTHLY, cities: 12 },
  { name: 'Norway', share: 12, pay: 1.2, currency: 'NOC', periods: YEARLY, cities: 14 },
  { name: 'Finland', share: 10, pay: 0.98, currency: 'EUR', periods: MONTHLY, cities: 12 },
  { name: 'Iceland', share: 3, pay: 1.18, currency: 'ISK', periods: MONTHLY, cities: 4 },
  { name: 'Germany', share: 6, pay: 1.12, currency: 'EUR', periods: YEARLY, cities: 16 },
  {
    name: 'Netherlands',
    share: 4,
    pay: 1.1,
    currency: 'EUR',
    periods: [
      ['Monthly', 60],
      ['Yearly', 40],
    ],
    cities: 10,
  },
  { name: 'Poland', share: 4, pay: 0.68, currency: 'EUR', periods: MONTHLY, cities: 10 },
  { name: 'Estonia', share: 3, pay: 0.74, currency: 'EUR', periods: MONTHLY, cities: 3 },
  { name: 'Lithuania', share: 2.5, pay: 0.66, currency: 'EUR', periods: MONTHLY, cities: 4 },
  { name: 'Latvia', share: 2, pay: 0.62, currency: 'EUR', periods: MONTHLY, cities: 3 },
  { name: 'United Kingdom', share: 2, pay: 1.08, currency: 'EUR', periods: YEARLY, cities: 12 },
  { name: 'Ireland', share: 1.5, pay: 1.16, currency: 'EUR', periods: YEARLY, cities: 3 },
  { name: 'Spain', share: 1.5, pay: 0.7, currency: 'EUR', periods: YEARLY, cities: 8 },
  { name: 'Portugal', share: 1, pay: 0.6, currency: 'EUR', periods: MONTHLY, cities: 4 },
  { name: 'France', share: 1, pay: 0.96, currency: 'EUR', periods: YEARLY, cities: 8 },
  { name: 'Switzerland', share: 0.7, pay: 1.75, currency: 'EUR', periods: YEARLY, cities: 5 },
  { name: 'Czechia', share: 0.6, pay: 0.68, currency: 'EUR', periods: MONTHLY, cities: 3 },
  { name: 'United States', share: 0.8, pay: 1.8, currency: 'USD', periods: YEARLY, cities: 8 },
];

const BY_SHARE: Weighted<HomeCountry> = HOME_COUNTRIES.map((country) => [country, country.share]);
const citiesOfHome = new Map(HOME_COUNTRIES.map(({ name, cities }) => [name, (citiesIn(name) ?? []).slice(0, cities)]));

/** @returns the country called so, which must be one of the market's */
export function homeCountry(name: string): HomeCountry {
  const country = HOME_COUNTRIES.find((candidate) => candidate.name === name);
  if (country === undefined) throw new Error(`Nobody of the demo market lives in ${name}.`);
  return country;
}

/** @returns the id of a country that the market calls so */
export function idOfCountry(name: string): string {
  const id = countryIdOf(name);
  if (id === null) throw new Error(`No country is called ${name}.`);
  return id;
}

export const drawHome = (random: Random): HomeCountry => oneByWeight(random, BY_SHARE);

/** @returns a city of the country, large ones more often */
export const drawCity = (random: Random, country: string): string =>
  oneOfRanked(random, citiesOfHome.get(country) ?? []);

/** A country with the chosen cities; none means anywhere in it. */
export interface Place {
  country: string;
  cities: string[];
}

const drawOther = (random: Random, home: string): HomeCountry | null => {
  const other = drawHome(random);
  return other.name === home ? null : other;
};

/** Where a talent wants to work: at home, perhaps in a few more cities, perhaps abroad. */
export function drawPlaces(random: Random, home: HomeCountry, city: string): Place[] {
  if (chance(random, 0.05)) return [];
  const anywhere = chance(random, 0.16);
  const near = chance(random, 0.35)
    ? several(random, citiesOfHome.get(home.name) ?? [], wholeBetween(random, 1, 3))
    : [];
  const places: Place[] = [{ country: home.name, cities: anywhere ? [] : [...new Set([city, ...near])] }];
  const abroad = chance(random, 0.22) ? drawOther(random, home.name) : null;
  if (abroad !== null)
    places.push({ country: abroad.name, cities: chance(random, 0.45) ? [] : [drawCity(random, abroad.name)] });
  return places;
}
