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

const VAT_PREFIXES: Readonly<Record<string, string>> = {
  Germany: 'DE',
  Netherlands: 'NL',
  Estonia: 'EE',
  Iceland: 'IS',
};

/** Invented numbers in the form that the country uses. */
export function registrationIn(random: Random, country: string): Registration {
  switch (country) {
    case 'Sweden': {
      const number = `55${digits(random, 8)}`;
      return {
        organizationNumber: `${number.slice(0, 6)}-${number.slice(6)}`,
        VAT: `SE${number}01`,
        postalCode: `${wholeBetween(random, 100, 980)} ${digits(random, 2)}`,
      };
    }
    case 'Norway': {
      const number = `9${digits(random, 8)}`;
      return { organizationNumber: number, VAT: `NO${number}MVA`, postalCode: digits(random, 4) };
    }
    case 'Denmark': {
      const number = `3${digits(random, 7)}`;
      return { organizationNumber: number, VAT: `DK${number}`, postalCode: `${wholeBetween(random, 1000, 9900)}` };
    }
    case 'Finland': {
      const number = `2${digits(random, 7)}`;
      return {
        organizationNumber: `${number.slice(0, 7)}-${number.slice(7)}`,
        VAT: `FI${number}`,
        postalCode: `${wholeBetween(random, 10_000, 99_000)}`,
      };
    }
    default: {
      const number = digits(random, 9);
      return {
        organizationNumber: number,
        VAT: `${VAT_PREFIXES[country] ?? ''}${number}`,
        postalCode: digits(random, 5),
      };
    }
  }
}
