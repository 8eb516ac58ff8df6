import { type CountryCode, isValidPhoneNumber } from 'libphonenumber-js/min';
import { type Finding, findingsOf } from './finding.js';
import { withoutDays, withoutOtherNumbers } from './other-numbers.js';

/** Countries whose national numbers are looked for where neither + nor 0 says that it is one. */
const COUNTRIES: readonly CountryCode[] = ['SE', 'NO', 'DK', 'FI', 'PL', 'EE', 'LV', 'LT', 'ES', 'PT', 'US'];

/** A national number, with or without the country's: nothing else begins so and is so long. */
const CERTAIN =
  /(?<![\d\p{L}.,]|\d[ .])(?:\+[\s.-]?\(?\d|00[\s-]?[1-9]|\(?0\)?[\s./_-]?\d)(?:[\s().\-/_]{0,3}\d){5,13}(?![\d\p{L}])/gu;
const POSSIBLE = /(?<![\d\p{L}.,:+-])\(?[1-9](?:[ ().\-/_]{0,2}\d){6,}(?![\d\p{L}]|[,:]\d)/gu;
const ONE_THOUSANDS_GROUP = /^\d{1,2}(?:[ ._]\d{3})+$/;
/** From so much to so much. */
const SPAN = /^(\d{3,5})\s?-\s?(\d{3,5})$/;
/** Year, month, day and four digits: the number of a person or a company. */
const ID_NUMBER = /(?<![\d-])(?:19|20)?\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[-+]\d{4}(?![\d-])/g;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

function isPhone(candidate: string): boolean {
  const [, first = '', last = ''] = SPAN.exec(candidate) ?? [];
  if (ONE_THOUSANDS_GROUP.test(candidate) || (first !== '' && Number(first) < Number(last))) return false;
  const digits = digitsOf(candidate);
  return COUNTRIES.some((country) => isValidPhoneNumber(digits, country));
}

/** @returns where a reading, with its digits, holds phone numbers or the number of a person */
export function numbersIn(text: string): Finding[] {
  const ids = findingsOf('idNumber', text.matchAll(ID_NUMBER));
  const certain = findingsOf('phone', withoutDays(text).matchAll(CERTAIN)).filter(
    ({ start, end }) => digitsOf(text.slice(start, end)).length >= 8 || text.charAt(start) === '+',
  );
  const possible = findingsOf(
    'phone',
    [...withoutOtherNumbers(text).matchAll(POSSIBLE)].filter(([number]) => isPhone(number)),
  );
  return [...ids, ...certain, ...possible];
}
