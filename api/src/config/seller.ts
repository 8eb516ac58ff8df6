import { LEGAL_NAME } from '@vela/contracts/constants';
import { isBankgiro, isIban } from '@vela/market/documents';
import type { AppEnvironment, SellerConfig } from './config.js';
import type { EnvironmentReader } from './environment.js';

/** What a demo prints: a company that cannot exist, and the number that Bankgirot gives in its examples. */
const EXAMPLE: SellerConfig = {
  name: LEGAL_NAME,
  address: 'Exempelgatan 1',
  postalCode: '111 20',
  city: 'Stockholm',
  country: 'SE',
  organizationNumber: '559999-9994',
  vatNumber: 'SE559999999401',
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

/** What the law and a payment ask for, and why. */
const REQUIRED = [
  ['SELLER_NAME', 'documents name who sells'],
  ['SELLER_ADDRESS', 'documents name where the seller is'],
  ['SELLER_POSTAL_CODE', 'documents name where the seller is'],
  ['SELLER_CITY', 'documents name where the seller is'],
  ['SELLER_ORGANIZATION_NUMBER', 'documents name the seller’s organisation number'],
  ['SELLER_VAT', 'documents name the seller’s VAT number'],
] as const;

function checkAccounts(env: EnvironmentReader, environment: AppEnvironment, { bankgiro, iban }: SellerConfig): void {
  if (bankgiro !== '' && !isBankgiro(bankgiro))
    env.problems.push('SELLER_BANKGIRO must be a Bankgiro number such as 5050-1055: its last digit checks the others.');
  if (iban !== '' && !isIban(iban)) env.problems.push('SELLER_IBAN must be an IBAN: its check digits are wrong.');
  if (environment === 'production' && bankgiro === '' && iban === '')
    env.problems.push('SELLER_BANKGIRO or SELLER_IBAN is not set: invoices say where to pay.');
}

/** Reads who sells. A demo that is told nothing prints an example; production has to be told. */
export function readSeller(env: EnvironmentReader, environment: AppEnvironment): SellerConfig {
  if (environment === 'production') for (const [name, why] of REQUIRED) env.required(name, why);
  const fallback = environment === 'demo' ? EXAMPLE : NOTHING;
  const seller: SellerConfig = {
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
  checkAccounts(env, environment, seller);
  return seller;
}
