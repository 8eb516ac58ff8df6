import { readOrganizationNumber, readVatNumber } from '@vela/market/identifiers';
import { wholeBetween } from '../chance/draw.js';
import type { Random } from '../chance/random.js';

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => wholeBetween(random, 0, 9)).join('');

/** How a company is registered. */
export interface Registration {
  readonly organizationNumber: string;
  readonly VAT: string;
  readonly postalCode: string;
}

/** A number is looked for among so many that follow the drawn one. */
const STEPS_MAX = 5000;

/**
 * The first number from a drawn one on that is valid.
 * @param write the whole number with its digits
 * @param read tells the stored form of a valid one, null for others
 */
function firstValid(drawn: string, write: (digits: string) => string, read: (text: string) => string | null): string {
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const next = String((Number(drawn) + step) % 10 ** drawn.length).padStart(drawn.length, '0');
    const number = read(write(next));
    if (number !== null) return number;
  }
  throw new Error(`No valid number follows ${write(drawn)}.`);
}

const organizationNumber = (country: string, drawn: string, write = (number: string) => number): string =>
  firstValid(drawn, write, (text) => readOrganizationNumber(country, text).number);
const vatNumber = (country: string, drawn: string, write = (number: string) => number): string =>
  firstValid(drawn, write, (text) => readVatNumber(country, text).number);

/** An Icelandic kennitala of a company: day of its founding plus 40, month, year, two digits, check digit, century. */
function kennitala(drawn: string): string {
  const day = 41 + (Number(drawn.slice(0, 2)) % 28);
  const month = String(1 + (Number(drawn.slice(2, 4)) % 12)).padStart(2, '0');
  const year = String(Number(drawn.slice(4, 6)) % 25).padStart(2, '0');
  return organizationNumber('IS', drawn.slice(6, 9), (end) => `${day}${month}${year}${end}0`);
}

/** Invented numbers with the form and the check digits of the country. @param country as the demo market calls it */
export function registrationIn(random: Random, country: string): Registration {
  switch (country) {
    case 'Sweden': {
      const drawn = digits(random, 8);
      const number = organizationNumber('SE', drawn, (end) => `55${end}`);
      return {
        organizationNumber: number,
        VAT: `SE${number.replace('-', '')}01`,
        postalCode: `${wholeBetween(random, 100, 980)} ${digits(random, 2)}`,
      };
    }
    case 'Norway': {
      const number = organizationNumber('NO', digits(random, 8), (end) => `9${end}`);
      return { organizationNumber: number, VAT: `NO${number}MVA`, postalCode: digits(random, 4) };
    }
    case 'Denmark': {
      const number = organizationNumber('DK', digits(random, 7), (end) => `3${end}`);
      return { organizationNumber: number, VAT: `DK${number}`, postalCode: `${wholeBetween(random, 1000, 9900)}` };
    }
    case 'Finland': {
      const number = organizationNumber('FI', digits(random, 7), (end) => `2${end}`);
      return {
        organizationNumber: number,
        VAT: `FI${number.replace('-', '')}`,
        postalCode: `${wholeBetween(random, 10_000, 99_000)}`,
      };
    }
    default:
      return elsewhere(country, digits(random, 9), digits(random, 5));
  }
}

/** @param drawn 9 digits */
function elsewhere(country: string, drawn: string, postalCode: string): Registration {
  switch (country) {
    case 'Germany':
      return { organizationNumber: `HRB ${drawn.slice(0, 5)} Berlin`, VAT: vatNumber('DE', drawn), postalCode };
    case 'Netherlands':
      return {
        organizationNumber: drawn.slice(0, 8),
        VAT: vatNumber('NL', drawn, (number) => `${number}B01`),
        postalCode: `${postalCode.slice(0, 4)} AB`,
      };
    case 'Estonia':
      return {
        organizationNumber: organizationNumber('EE', drawn.slice(1), (number) => `1${number.slice(1)}`),
        VAT: vatNumber('EE', drawn),
        postalCode,
      };
    case 'Iceland':
      return {
        organizationNumber: kennitala(drawn),
        VAT: `IS${drawn.slice(0, 6)}`,
        postalCode: postalCode.slice(0, 3),
      };
    default:
      throw new Error(`Nobody of the demo market is registered in ${country}.`);
  }
}
