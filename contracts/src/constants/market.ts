/** Currencies of the product. `NOC` is the Norwegian krone as the specification spells it. */
export const CURRENCIES = ['DKK', 'EUR', 'ISK', 'NOC', 'SEK', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];
/** What callers may write in place of a currency of the list: the ISO code of the Norwegian krone. */
export const CURRENCY_SPELLINGS: Readonly<Record<string, Currency>> = { NOK: 'NOC' };
export const DEFAULT_CURRENCY: Currency = 'SEK';
/** Öre in a krona. */
export const ORE_PER_KRONA = 100;

/** For how long a salary pays. */
export const SALARY_PERIODS = ['Hourly', 'Daily', 'Weekly', 'Monthly', 'Yearly'] as const;
export type SalaryPeriod = (typeof SALARY_PERIODS)[number];
export const DEFAULT_SALARY_PERIOD: SalaryPeriod = 'Monthly';

/** How many of a period make a full-time year (docs/score.md, "Yearly pay"). */
export const PERIODS_PER_YEAR: Readonly<Record<SalaryPeriod, number>> = {
  Hourly: 2080,
  Daily: 260,
  Weekly: 52,
  Monthly: 12,
  Yearly: 1,
};

/** Months of notice that can be chosen, 0 = immediate. */
export const AVAILABILITY_MONTHS = [0, 1, 2, 3, 6] as const;
export type AvailabilityMonths = (typeof AVAILABILITY_MONTHS)[number];
export const DEFAULT_AVAILABILITY: AvailabilityMonths = 0;

/** Ways of working. The wizard labels `office` "Onsite", the match card "Office". */
export const WORK_SETUPS = ['remote', 'hybrid', 'office'] as const;
export type WorkSetup = (typeof WORK_SETUPS)[number];

/** Employment types. */
export const EMPLOYMENT_TYPES = ['permanent', 'freelance'] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

/** The two kinds of user. */
export const USER_TYPES = ['jobSeeker', 'talentSeeker'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** Seniorities by which a request and a fee are priced; `SENIORITY_BANDS` of the market package has their years and prices. */
export const SENIORITY_KEYS = ['graduate', 'junior', 'mid', 'senior', 'expert', 'expertPlus'] as const;
export type SeniorityKey = (typeof SENIORITY_KEYS)[number];

/** Why a price carries the VAT that it carries. */
export const VAT_REASONS = [
  'sweden',
  'reverseCharge',
  'euWithoutVatNumber',
  'euUnknownVatNumber',
  'outsideEu',
] as const;
export type VatReason = (typeof VAT_REASONS)[number];

/** What a company says of itself and what stands on its documents, in the order of its form. */
export const COMPANY_FIELDS = [
  'name',
  'organizationNumber',
  'address',
  'postalCode',
  'city',
  'country',
  'VAT',
  'invoiceEmail',
] as const;
export type CompanyField = (typeof COMPANY_FIELDS)[number];

/** How far the platform has come with checking that a company is who it says it is. */
export const COMPANY_VERIFICATIONS = ['unfinished', 'waiting', 'verified', 'declined'] as const;
export type CompanyVerification = (typeof COMPANY_VERIFICATIONS)[number];

/** What the register of VAT numbers of the European Union answers; `unavailable` where it does not. */
export const VAT_ANSWERS = ['valid', 'invalid', 'unavailable'] as const;
export type VatAnswer = (typeof VAT_ANSWERS)[number];
