import { isBankgiro, isIban } from '@vela/market/documents';
import { readVatNumber } from '@vela/market/identifiers';
import { all, email, matches } from '../setting/checks.js';
import type { Settings } from '../setting/setting.js';

const why = 'the law wants it on every invoice';
const otherwise = 'that of an example company';

/** VAT numbers that begin otherwise than with the code of the country that gives them. */
const VAT_PREFIXES: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' };

const countryOfVat = (number: string): string => {
  const prefix = number.slice(0, 2);
  return VAT_PREFIXES[prefix] ?? prefix;
};

/** Who sells, as receipts, invoices and credit notes print it. */
export const SELLER = {
  SELLER_NAME: {
    readBy: ['api', 'worker'],
    about: 'who sells, as receipts and invoices print it',
    example: 'Nordlys Talent AB',
    otherwise: '`LEGAL_NAME` of `contracts/src/constants/operator.ts`, where pages on social networks stand too',
    production: { required: why },
  },
  SELLER_ADDRESS: {
    readBy: ['api', 'worker'],
    about: 'the seller’s street and number',
    example: 'Storgatan 1',
    otherwise,
    production: { required: why },
  },
  SELLER_POSTAL_CODE: {
    readBy: ['api', 'worker'],
    about: 'the seller’s postal code',
    example: '111 22',
    otherwise,
    production: { required: why },
  },
  SELLER_CITY: {
    readBy: ['api', 'worker'],
    about: 'the seller’s city',
    example: 'Stockholm',
    otherwise,
    production: { required: why },
  },
  SELLER_COUNTRY: {
    readBy: ['api', 'worker'],
    about: 'the seller’s country, ISO 3166-1 alpha-2; VAT is that of Sweden in any case',
    example: 'SE',
    fallback: 'SE',
    check: matches(/^[A-Z]{2}$/, 'must be a country such as SE'),
  },
  SELLER_ORGANIZATION_NUMBER: {
    readBy: ['api', 'worker'],
    about: 'the seller’s organisation number, as the register of `SELLER_COUNTRY` writes it',
    example: '556677-8899',
    otherwise,
    production: { required: why },
  },
  SELLER_VAT: {
    readBy: ['api', 'worker'],
    about: 'the seller’s VAT number',
    example: 'SE556677889901',
    otherwise,
    check: all(matches(/^[A-Z]{2}[0-9A-Z+*]{2,13}$/, 'must be a VAT number with its country before it'), (value) =>
      readVatNumber(countryOfVat(value), value).number === null
        ? 'must be a VAT number: it is none by the form and the check digits of its country'
        : null,
    ),
    production: { required: why },
  },
  SELLER_EMAIL: {
    readBy: ['api', 'worker'],
    about: 'where the seller answers about invoices',
    example: 'invoices@your-company.com',
    otherwise: 'none is printed',
    check: email,
  },
  SELLER_BANKGIRO: {
    readBy: ['api', 'worker'],
    about: 'the Bankgiro number that invoices are paid to',
    example: '5050-1055',
    otherwise,
    check: (value) => (isBankgiro(value) ? null : 'must be a Bankgiro number: its last digit checks the others'),
    production: { required: 'invoices say where to pay' },
  },
  SELLER_IBAN: {
    readBy: ['api', 'worker'],
    about: 'the account that invoices are paid to from other countries',
    example: 'SE45 5000 0000 0583 9825 7466',
    otherwise: 'none is printed; that of an example company in a demo',
    check: (value) => (isIban(value) ? null : 'must be an IBAN: its check digits are wrong'),
  },
  SELLER_BIC: {
    readBy: ['api', 'worker'],
    about: 'the bank of that account',
    example: 'ESSESESS',
    otherwise: 'none is printed; that of an example company in a demo',
    check: matches(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'must be a BIC of 8 or 11 signs'),
  },
} as const satisfies Settings;
