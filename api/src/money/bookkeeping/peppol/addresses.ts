import { luhnDigitOf } from '@vela/market/documents';
import { readOrganizationNumber } from '@vela/market/identifiers';

/** An electronic address: what, and by which scheme of the code list EAS. */
export interface ElectronicAddress {
  readonly scheme: string;
  readonly id: string;
}

/** What is known of a side that an address may follow from. */
interface Numbers {
  /** ISO 3166-1 alpha-2; '' where it is not known. */
  readonly country: string;
  readonly organizationNumber: string;
  /** With its prefix; '' for none. */
  readonly vatNumber: string;
}

/** Schemes of VAT numbers that Peppol delivers to (its part of the code list EAS, PEPPOL-EN16931-CL008). */
const VAT_SCHEMES: Readonly<Record<string, string>> = {
  AT: '9914',
  BE: '9925',
  BG: '9926',
  HR: '9934',
  CY: '9928',
  CZ: '9929',
  DK: '0184',
  EE: '9931',
  FR: '9957',
  DE: '9930',
  GR: '9933',
  HU: '9910',
  IE: '9935',
  IT: '0211',
  LV: '9939',
  LT: '9937',
  LU: '9938',
  MT: '9943',
  MC: '9940',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SK: '9950',
  SI: '9949',
  ES: '9920',
  GB: '9932',
  CH: '9927',
};
const SWEDISH_NUMBER = '0007';
const NORWEGIAN_NUMBER = '0192';
const FINNISH_OVT = '0216';

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** @returns a Swedish organization number as Peppol writes it, 10 digits; null for what is none (PEPPOL-COMMON-R049) */
export function swedishNumberOf({ country, organizationNumber }: Numbers): string | null {
  const digits = digitsOf(organizationNumber);
  const isOne = country === 'SE' && /^\d{10}$/.test(digits) && luhnDigitOf(digits.slice(0, 9)) === Number(digits[9]);
  return isOne ? digits : null;
}

function norwegianNumberOf({ country, organizationNumber }: Numbers): string | null {
  return country === 'NO' ? readOrganizationNumber('NO', organizationNumber).number : null;
}

/** A Finnish VAT number is a business id; the address is that after the number of the country's tax office. */
const ovtOf = ({ country, vatNumber }: Numbers): string | null =>
  country === 'FI' && /^FI\d{8}$/.test(vatNumber) ? `0037${vatNumber.slice(2)}` : null;

const addressed = (scheme: string, id: string | null): ElectronicAddress | null =>
  id === null ? null : { scheme, id };

/** @returns where Peppol delivers to, null for a side that it does not know by any of its numbers */
export function peppolAddressOf(side: Numbers): ElectronicAddress | null {
  const vatScheme = VAT_SCHEMES[side.country];
  return (
    addressed(SWEDISH_NUMBER, swedishNumberOf(side)) ??
    addressed(NORWEGIAN_NUMBER, norwegianNumberOf(side)) ??
    addressed(FINNISH_OVT, ovtOf(side)) ??
    (vatScheme === undefined || side.vatNumber === '' ? null : { scheme: vatScheme, id: side.vatNumber })
  );
}
