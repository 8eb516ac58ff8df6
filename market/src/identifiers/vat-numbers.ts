// Formats: https://ec.europa.eu/taxation_customs/vies/#/faq ("What is the format of a VAT number?"). Check digits: stdnum,
// which names the national source of each. The library has no entry that Node and browsers can both load but its files.
import * as at from 'stdnum/lib/cjs/at/uid.js';
import * as be from 'stdnum/lib/cjs/be/vat.js';
import * as bg from 'stdnum/lib/cjs/bg/vat.js';
import * as ch from 'stdnum/lib/cjs/ch/vat.js';
import * as cy from 'stdnum/lib/cjs/cy/vat.js';
import * as cz from 'stdnum/lib/cjs/cz/dic.js';
import * as de from 'stdnum/lib/cjs/de/vat.js';
import * as dk from 'stdnum/lib/cjs/dk/cvr.js';
import * as ee from 'stdnum/lib/cjs/ee/kmkr.js';
import * as es from 'stdnum/lib/cjs/es/nif.js';
import * as fi from 'stdnum/lib/cjs/fi/alv.js';
import * as fr from 'stdnum/lib/cjs/fr/tva.js';
import * as gb from 'stdnum/lib/cjs/gb/vat.js';
import * as gr from 'stdnum/lib/cjs/gr/vat.js';
import * as hr from 'stdnum/lib/cjs/hr/oib.js';
import * as hu from 'stdnum/lib/cjs/hu/anum.js';
import * as ie from 'stdnum/lib/cjs/ie/vat.js';
import * as it from 'stdnum/lib/cjs/it/iva.js';
import * as lt from 'stdnum/lib/cjs/lt/pvm.js';
import * as lu from 'stdnum/lib/cjs/lu/tva.js';
import * as lv from 'stdnum/lib/cjs/lv/pvn.js';
import * as mt from 'stdnum/lib/cjs/mt/vat.js';
import * as nl from 'stdnum/lib/cjs/nl/btw.js';
import * as no from 'stdnum/lib/cjs/no/mva.js';
import * as pl from 'stdnum/lib/cjs/pl/nip.js';
import * as pt from 'stdnum/lib/cjs/pt/nif.js';
import * as ro from 'stdnum/lib/cjs/ro/cif.js';
import * as se from 'stdnum/lib/cjs/se/vat.js';
import * as si from 'stdnum/lib/cjs/si/ddv.js';
import * as sk from 'stdnum/lib/cjs/sk/dph.js';
import { said, t } from '@vela/language';
import { countryNameAtHand } from '../countries/index.js';
import { checked, compactOf, type NumberRule, type ReadNumber, shaped } from './number-rule.js';

interface VatNumberRule {
  readonly prefix: string;
  readonly rule: NumberRule;
}

const vat = (prefix: string, form: () => string, validator: Parameters<typeof checked>[1]): VatNumberRule => ({
  prefix,
  rule: checked(() => t('{prefix} and {form}', { prefix, form: form() }), validator),
});

const NORTHERN_IRELAND = 'XI';

/** By country id. Monaco is France to the law of VAT. */
const RULES: Readonly<Record<string, VatNumberRule>> = {
  AT: vat('AT', said('U with 8 digits'), at),
  BE: vat('BE', said('10 digits'), be),
  BG: vat('BG', said('9 or 10 digits'), bg),
  CY: vat('CY', said('8 digits with a letter'), cy),
  CZ: vat('CZ', said('8 to 10 digits'), cz),
  DE: vat('DE', said('9 digits'), de),
  DK: vat('DK', said('8 digits'), dk),
  EE: vat('EE', said('9 digits'), ee),
  ES: vat('ES', said('9 letters or digits'), es),
  FI: vat('FI', said('8 digits'), fi),
  FR: vat('FR', said('11 letters or digits'), fr),
  GR: vat('EL', said('9 digits'), gr),
  HR: vat('HR', said('11 digits'), hr),
  HU: vat('HU', said('8 digits'), hu),
  IE: vat('IE', said('8 or 9 letters or digits'), ie),
  IT: vat('IT', said('11 digits'), it),
  LT: vat('LT', said('9 or 12 digits'), lt),
  LU: vat('LU', said('8 digits'), lu),
  LV: vat('LV', said('11 digits'), lv),
  MC: vat('FR', said('11 letters or digits'), fr),
  MT: vat('MT', said('8 digits'), mt),
  NL: vat('NL', said('9 digits, B and 2 digits'), nl),
  PL: vat('PL', said('10 digits'), pl),
  PT: vat('PT', said('9 digits'), pt),
  RO: vat('RO', said('2 to 10 digits'), ro),
  SE: vat('SE', said('12 digits'), se),
  SI: vat('SI', said('8 digits'), si),
  SK: vat('SK', said('10 digits'), sk),
  // Outside the European Union these decide nothing, but a receipt prints them.
  CH: { prefix: '', rule: checked(said('CHE, 9 digits and MWST, TVA or IVA'), ch) },
  GB: vat('GB', said('9 digits'), gb),
  IS: { prefix: 'IS', rule: shaped(said('IS and 5 or 6 digits'), /^\d{5,6}$/) },
  NO: vat('NO', said('9 digits and MVA'), no),
};

/** @returns whether a country's VAT numbers are known by their form */
export const hasVatNumberRule = (countryId: string): boolean => RULES[countryId] !== undefined;

const withoutPrefix = (compact: string, prefix: string, countryId: string): string => {
  // Greece writes EL, its people often GR.
  for (const start of [prefix, countryId])
    if (start !== '' && compact.startsWith(start)) return compact.slice(start.length);
  return compact;
};

/**
 * Reads a VAT number by the form and check digits of its country; of a country whose form is not known, any.
 * @param text as typed, with or without the country's prefix
 * @returns the number with its prefix and nothing between, such as "DE136695976", or what is wrong with it
 */
export function readVatNumber(countryId: string, text: string): ReadNumber {
  const compact = compactOf(text);
  const known = RULES[countryId];
  if (known === undefined) return { number: text.trim(), problem: null };
  // Northern Ireland writes XI before the number that Great Britain gives.
  const isNorthern = countryId === 'GB' && compact.startsWith(NORTHERN_IRELAND);
  const { prefix, rule } = isNorthern ? { ...known, prefix: NORTHERN_IRELAND } : known;
  const result = rule.read(prefix === '' ? compact : withoutPrefix(compact, prefix, countryId));
  if (typeof result === 'object') return { number: `${prefix}${result.number}`, problem: null };
  const form = t('VAT numbers of {country} are {form}.', { country: countryNameAtHand(countryId), form: rule.form() });
  return {
    number: null,
    problem:
      result === 'checkDigit'
        ? t('There is a typing error in the number. {form}', { form })
        : t('{form} Write “none” if the company has none.', { form }),
  };
}
