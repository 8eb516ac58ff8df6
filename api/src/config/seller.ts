import { LEGAL_NAME } from '@vela/contracts/constants';
import type { AppEnvironment } from '@vela/settings';
import type { SellerConfig } from './config.js';
import type { EnvironmentReader } from './environment.js';

/** What a demo prints: a company that cannot exist, and the number that Bankgirot gives in its examples. */
const EXAMPLE: SellerConfig = {
  name: LEGAL_NAME,
  address: 'Exempelgatan 1',
  postalCode: '111 20',
  city: 'Stockholm',
  country: 'SE',
  organizationNumber: '559999-9991',
  vatNumber: 'SE559999999101',
  email: '',
  bankgiro: '5050-1055',
  iban: 'SE45 5000 0000 0583 9825 7466',
  bic: 'EXMPSESS',
};

const NOTHING: SellerConfig = {
  name: '',
  address: '',
  postalCode: '',
  city: '',
  country: 'SE',
  organizationNumber: '',
  vatNumber: '',
  email: '',
  bankgiro: '',
  iban: '',
  bic: '',
};

/** Reads who sells. A demo that is told nothing prints an example. */
export function readSeller(env: EnvironmentReader, environment: AppEnvironment): SellerConfig {
  const fallback = environment === 'demo' ? EXAMPLE : NOTHING;
  return {
    name: env.text('SELLER_NAME') ?? fallback.name,
    address: env.text('SELLER_ADDRESS') ?? fallback.address,
    postalCode: env.text('SELLER_POSTAL_CODE') ?? fallback.postalCode,
    city: env.text('SELLER_CITY') ?? fallback.city,
    country: env.text('SELLER_COUNTRY') ?? fallback.country,
    organizationNumber: env.text('SELLER_ORGANIZATION_NUMBER') ?? fallback.organizationNumber,
    vatNumber: env.text('SELLER_VAT') ?? fallback.vatNumber,
    email: env.text('SELLER_EMAIL') ?? fallback.email,
    bankgiro: env.text('SELLER_BANKGIRO') ?? fallback.bankgiro,
    iban: env.text('SELLER_IBAN') ?? fallback.iban,
    bic: env.text('SELLER_BIC') ?? fallback.bic,
  };
}
