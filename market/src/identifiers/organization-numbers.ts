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
import { countryName } from '../countries/index.js';
import { anyOf, checked, compactOf, type NumberRule, type ReadNumber, shaped } from './number-rule.js';

const hyphenBefore = (fromEnd: number) => (compact: string) =>
  `${compact.slice(0, -fromEnd)}-${compact.slice(-fromEnd)}`;

/** By country id. */
const RULES: Readonly<Record<string, NumberRule>> = {
  AT: checked('FN, up to 6 digits and a letter', at, (number) => `FN ${number.toLowerCase()}`),
  BE: checked('10 digits', be),
  BG: checked('9 digits', bg),
  CH: checked('CHE and 9 digits', ch),
  CY: shaped('HE and up to 6 digits', /^(HE|C)?\d{1,6}$/),
  CZ: checked('8 digits', cz),
  // The register of each court counts for itself: the court belongs to the number.
  DE: {
    ...shaped(
      'HRB or HRA, the number and the court, or the tax number',
      /^((HRA|HRB|GNR|PR|VR|GSR)\d{1,7}\p{L}+|\d{10,13})$/u,
    ),
    asTyped: true,
  },
  DK: checked('8 digits', dk),
  EE: checked('8 digits', ee),
  ES: checked('9 letters or digits', es),
  FI: checked('7 digits, a hyphen and a digit', fi, hyphenBefore(1)),
  FR: anyOf(
    '9 digits',
    checked('', siren),
    checked('', siret, (number) => number.slice(0, 9)),
  ),
  GB: shaped('8 letters or digits', /^([A-Z]{2}\d{6}|[A-Z]{2}\d{5}[A-Z]|\d{7,8})$/),
  GR: anyOf('12 digits', shaped('', /^\d{12}$/), checked('', grVat)),
  HR: anyOf('8 or 11 digits', checked('', hr), shaped('', /^\d{8}$/)),
  HU: anyOf('8 or 10 digits', shaped('', /^\d{10}$/), checked('', hu)),
  IE: shaped('up to 6 digits', /^\d{1,6}$/),
  IS: checked('10 digits', is, hyphenBefore(4)),
  IT: checked('11 digits', it),
  LT: checked('9 digits', lt),
  LU: shaped('B and up to 6 digits', /^[A-Z]\d{1,6}$/),
  LV: checked('11 digits', lv),
  MT: shaped('C and up to 5 digits', /^[A-Z]{1,2}\d{1,5}$/),
  NL: shaped('8 digits', /^\d{8}$/),
  NO: checked('9 digits', no),
  PL: anyOf('10 digits (KRS or NIP) or 9 (REGON)', shaped('', /^0\d{9}$/), checked('', nip), checked('', regon)),
  PT: checked('9 digits', pt),
  RO: anyOf('2 to 10 digits', checked('', ro), shaped('', /^J\d{6,14}$/)),
  SE: checked('10 digits', se, hyphenBefore(4)),
  SI: shaped('7 or 10 digits', /^\d{7}(\d{3})?$/),
  SK: checked('8 digits', cz),
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
  const form = `Organization numbers of ${countryName(countryId)} are ${rule.form}.`;
  return {
    number: null,
    problem: result === 'checkDigit' ? `The check digit does not fit: please look for a typing error. ${form}` : form,
  };
}
