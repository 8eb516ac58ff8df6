// Forms: https://e-justice.europa.eu (business registers of the member states) and the national registers. Check digits:
// stdnum, see vat-numbers.ts.
import * as at from 'stdnum/lib/cjs/at/businessid.js';
import * as be from 'stdnum/lib/cjs/be/vat.js';
import * as bg from 'stdnum/lib/cjs/bg/vat.js';
import * as ch from 'stdnum/lib/cjs/ch/uid.js';
import * as cz from 'stdnum/lib/cjs/cz/ico.js';
import * as dk from 'stdnum/lib/cjs/dk/cvr.js';
import * as ee from 'stdnum/lib/cjs/ee/registrikood.js';
import * as es from 'stdnum/lib/cjs/es/nif.js';
import * as fi from 'stdnum/lib/cjs/fi/ytunnus.js';
import * as siren from 'stdnum/lib/cjs/fr/siren.js';
import * as siret from 'stdnum/lib/cjs/fr/siret.js';
import * as grVat from 'stdnum/lib/cjs/gr/vat.js';
import * as hr from 'stdnum/lib/cjs/hr/oib.js';
import * as hu from 'stdnum/lib/cjs/hu/anum.js';
import * as is from 'stdnum/lib/cjs/is/kennitala.js';
import * as it from 'stdnum/lib/cjs/it/iva.js';
import * as lt from 'stdnum/lib/cjs/lt/pvm.js';
import * as lv from 'stdnum/lib/cjs/lv/pvn.js';
import * as no from 'stdnum/lib/cjs/no/orgnr.js';
import * as nip from 'stdnum/lib/cjs/pl/nip.js';
import * as regon from 'stdnum/lib/cjs/pl/regon.js';
import * as pt from 'stdnum/lib/cjs/pt/nif.js';
import * as ro from 'stdnum/lib/cjs/ro/cif.js';
import * as se from 'stdnum/lib/cjs/se/orgnr.js';
import { said, t } from '@vela/language';
import { countryNameAtHand } from '../countries/index.js';
import { anyOf, checked, compactOf, type NumberRule, type ReadNumber, shaped } from './number-rule.js';

const hyphenBefore = (fromEnd: number) => (compact: string) =>
  `${compact.slice(0, -fromEnd)}-${compact.slice(-fromEnd)}`;

/** Of one of several rules, which tell their form together. */
const NO_FORM = (): string => '';

/** By country id. */
const RULES: Readonly<Record<string, NumberRule>> = {
  AT: checked(said('FN, up to 6 digits and a letter'), at, (number) => `FN ${number.toLowerCase()}`),
  BE: checked(said('10 digits'), be),
  BG: checked(said('9 digits'), bg),
  CH: checked(said('CHE and 9 digits'), ch),
  CY: shaped(said('HE and up to 6 digits'), /^(HE|C)?\d{1,6}$/),
  CZ: checked(said('8 digits'), cz),
  // The register of each court counts for itself: the court belongs to the number.
  DE: {
    ...shaped(
      said('HRB or HRA, the number and the court, or the tax number'),
      /^((HRA|HRB|GNR|PR|VR|GSR)\d{1,7}\p{L}+|\d{10,13})$/u,
    ),
    asTyped: true,
  },
  DK: checked(said('8 digits'), dk),
  EE: checked(said('8 digits'), ee),
  ES: checked(said('9 letters or digits'), es),
  FI: checked(said('7 digits, a hyphen and a digit'), fi, hyphenBefore(1)),
  FR: anyOf(
    said('9 digits'),
    checked(NO_FORM, siren),
    checked(NO_FORM, siret, (number) => number.slice(0, 9)),
  ),
  GB: shaped(said('8 letters or digits'), /^([A-Z]{2}\d{6}|[A-Z]{2}\d{5}[A-Z]|\d{7,8})$/),
  GR: anyOf(said('12 digits'), shaped(NO_FORM, /^\d{12}$/), checked(NO_FORM, grVat)),
  HR: anyOf(said('8 or 11 digits'), checked(NO_FORM, hr), shaped(NO_FORM, /^\d{8}$/)),
  HU: anyOf(said('8 or 10 digits'), shaped(NO_FORM, /^\d{10}$/), checked(NO_FORM, hu)),
  IE: shaped(said('up to 6 digits'), /^\d{1,6}$/),
  IS: checked(said('10 digits'), is, hyphenBefore(4)),
  IT: checked(said('11 digits'), it),
  LT: checked(said('9 digits'), lt),
  LU: shaped(said('B and up to 6 digits'), /^[A-Z]\d{1,6}$/),
  LV: checked(said('11 digits'), lv),
  MT: shaped(said('C and up to 5 digits'), /^[A-Z]{1,2}\d{1,5}$/),
  NL: shaped(said('8 digits'), /^\d{8}$/),
  NO: checked(said('9 digits'), no),
  PL: anyOf(
    said('10 digits (KRS or NIP) or 9 (REGON)'),
    shaped(NO_FORM, /^0\d{9}$/),
    checked(NO_FORM, nip),
    checked(NO_FORM, regon),
  ),
  PT: checked(said('9 digits'), pt),
  RO: anyOf(said('2 to 10 digits'), checked(NO_FORM, ro), shaped(NO_FORM, /^J\d{6,14}$/)),
  SE: checked(said('10 digits'), se, hyphenBefore(4)),
  SI: shaped(said('7 or 10 digits'), /^\d{7}(\d{3})?$/),
  SK: checked(said('8 digits'), cz),
};

/** Codes that may stand before the digits and are not part of them. */
const withoutCountry = (compact: string, countryId: string): string =>
  /^[A-Z]{2}\d/.test(compact) && compact.startsWith(countryId) && !['CH', 'GB'].includes(countryId)
    ? compact.slice(2)
    : compact;

/**
 * Reads an organization number by the form and check digits of its country; of a country whose form is not known, any.
 * @param text as typed
 * @returns the number as it is stored and printed, such as "556000-0001", or what is wrong with it
 */
export function readOrganizationNumber(countryId: string, text: string): ReadNumber {
  const rule = RULES[countryId];
  if (rule === undefined) return { number: text.trim(), problem: null };
  const result = rule.read(withoutCountry(compactOf(text), countryId));
  if (typeof result === 'object')
    return { number: rule.asTyped === true ? text.trim().replace(/\s+/g, ' ') : result.number, problem: null };
  const form = t('Organization numbers of {country} are {form}.', {
    country: countryNameAtHand(countryId),
    form: rule.form(),
  });
  return {
    number: null,
    problem: result === 'checkDigit' ? t('There is a typing error in the number. {form}', { form }) : form,
  };
}
