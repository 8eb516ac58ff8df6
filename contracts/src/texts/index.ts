import { said, t, texts } from '@vela/language';
import type { CompanySize, VatReason } from '../constants/index.js';
import { MEANT_YEARS } from '../days/index.js';

export * from './experience.js';
export * from './skill-levels.js';
export * from './suggest-skill.js';
export * from './written.js';

// Texts that the specification fixes, word for word (docs/specification.md, "Texts that are fixed").

export const TEXTS = texts({
  fieldRequired: 'This field is required',
  compensationRequired: 'Required',
  employmentTypeRequired: 'Please select at least one employment type',
  newsletterIncomplete: 'Please fill out all fields.',
  newsletterThanks: 'Thank you for subscribing!',
  newsletterFailed: 'Failed to subscribe',
  unknownError: 'An unknown error occurred',
  connectionCallFailed: 'Network response was not ok',
  requestSent: 'Message sent successfully',
  requestFailed: 'An error occurred!',
  paymentFailed: 'Payment failed',
  /** Spelled as specified. */
  paymentSucceeded: 'Payment succesful',
  loading: 'Loading...',
  userUnknown: 'User does not exist',
  userUnknownToast: 'User does not exist. Please sign up first.',
  callbackFailed: 'Something went wrong',
  postsFailed: 'Failed to fetch posts',
  readOnlyIdentity: "This information can't be changed",
  alreadyConnected: 'Already connected',
  cannotAfford: 'No free profiles, or enough tokens available',
  connectTitle: 'Connect with talent',
  connectTooltip:
    'Connection request will reserve a free profile or tokens. Upon talent acceptance profile or token will be consumed',
  connectPrompt: 'Introduce yourself and let the talent know more about a role or reason to connect',
  skillHint: 'half a star for minimum, 5 stars for maximum',
  noResults: 'No results',
  addRole: 'Add Role',
  createRole: 'Create role',
  errorTitle: 'Oops',
  errorHeading: 'PAGE ERROR',
  subscriptionsIntro: 'We got your future talent covered',
  continueToDashboard: 'Continue to dashboard',
});

/** Those of them that schemas say, which write them when they refuse something. */
export const SAID = {
  fieldRequired: said('This field is required'),
  compensationRequired: said('Required'),
  employmentTypeRequired: said('Please select at least one employment type'),
  newsletterIncomplete: said('Please fill out all fields.'),
  /** Not of the specification, and said of most fields. */
  mostCharacters: said('At most {max, plural, one {# character} other {# characters}}'),
} as const;

/** Said of a day that nobody means, see `isMeantDay`. */
export const farDayText = (): string => t('Give a day between {first} and {last}.', MEANT_YEARS);

/** Why a price carries the VAT that it carries, as receipts say it. */
export const VAT_REASON_TEXTS: Readonly<Record<VatReason, string>> = texts({
  sweden: 'Swedish VAT.',
  reverseCharge: 'Reverse charge: the buyer accounts for VAT (Article 196 of Directive 2006/112/EC).',
  euWithoutVatNumber: 'Swedish VAT, because the company has no VAT number of its country.',
  euUnknownVatNumber:
    'Swedish VAT, because the register of the European Union (VIES) says that the company’s VAT number is not valid.',
  outsideEu: 'No VAT: the buyer is outside the European Union.',
});

/** @param size as it is kept @returns it as people read it */
export const companySizeText = (size: CompanySize): string => (size === '1,000 or more' ? t('1,000 or more') : size);

/** @returns 'Error fetching flag for {country}' */
export const flagFailedText = (country: string): string => t('Error fetching flag for {country}', { country });

/** @param host the professional network's profile host, with scheme */
export const linkedinUrlText = (host: string): string => t('Linkedin profile urls start with {host}/in/', { host });

/** Why an amount of money is not taken. */
export const mostSekText = (max: number): string => t('At most {max, number} SEK.', { max });

/** Headline of the matches page. */
export const resultCountText = (total: number): string =>
  total === 0 ? TEXTS.noResults : t('{total, number} result(s) found', { total });

/** Notice on a job seeker's dashboard. */
export const pendingConnectionsText = (count: number): string =>
  t('{count, plural, one {You have # pending connection} other {You have # pending connections}}', {
    count,
  });

/** Time since a profile was created, in a profile's preview. @param days whole days */
export const profileAgeText = (days: number): string => t('{days, number} day(s)', { days });

/** @param months 0 = immediate, null = unknown */
export function availabilityText(months: number | null): string {
  if (months === null) return t('Not given');
  return months === 0 ? t('Immediate') : t('{months, number} month(s)', { months });
}

/** Heading of the wizard's second step. */
export const requiredForText = (role: string): string => t('Required/desired for {role}', { role });

/** Free profiles in the connect dialog. @param base so many is every company given */
export const freeProfilesText = (free: number, base: number): string =>
  t('{free, number}/{base, number} free profiles available', { free, base });
