import type { WorkSetup } from '@vela/contracts/constants';
import type { MatchChange, MatchFact } from '@vela/contracts/matching';
import { groupedNumber } from './grouped-number.js';

const SETUP_TEXTS: Readonly<Record<WorkSetup, string>> = { remote: 'Remote', hybrid: 'Hybrid', office: 'Office' };
const TYPE_TEXTS = { permanent: 'Permanent', freelance: 'Freelance' } as const;

const stars = (level: number): string => `${level} of 5`;
const yearsText = (years: number): string => (years === 1 ? '1 year' : `${years} years`);
const monthsText = (months: number): string =>
  months === 0 ? 'immediately' : months === 1 ? 'in 1 month' : `in ${months} months`;

function placeText(fact: Extract<MatchFact, { kind: 'place' }>): string {
  const setup = SETUP_TEXTS[fact.setup];
  switch (fact.reach) {
    case 'anywhere':
      return `${setup}, from anywhere`;
    case 'sameCity':
    case 'countryAnyCity':
      return `${setup} in ${fact.place ?? 'the same place'}`;
    case 'sameCountry':
      return `${setup}, same country but another city (${fact.place ?? ''})`;
    case 'elsewhere':
      return `${setup}, but in no shared country`;
  }
}

/** @returns one fact of a breakdown as a sentence fragment */
export function describeFact(fact: MatchFact): string {
  switch (fact.kind) {
    case 'skill':
      if (fact.held === null) return `${fact.skill}: missing`;
      return fact.held >= fact.desired
        ? `${fact.skill}: ${stars(fact.held)}`
        : `${fact.skill}: ${stars(fact.held)}, ${fact.desired} wanted`;
    case 'role':
      return fact.desired ? `${fact.role} is a desired role` : `${fact.role} is not among the desired roles`;
    case 'years': {
      const where = fact.inRole ? 'in this role' : 'of experience';
      return fact.held >= fact.required
        ? `${yearsText(fact.held)} ${where}`
        : `${fact.held} of ${yearsText(fact.required)} ${where}`;
    }
    case 'salary': {
      const swapped = fact.swapped ? ' (minimum and maximum were swapped)' : '';
      return (
        (fact.shortfallPercent === 0
          ? `The offer meets the minimum of ${groupedNumber(fact.minimumYearlySek)} SEK a year`
          : `Asks ${groupedNumber(fact.minimumYearlySek)} SEK a year, the offer is ${fact.shortfallPercent} % below`) +
        swapped
      );
    }
    case 'place':
      return placeText(fact);
    case 'noSharedSetup':
      return 'No way of working in common';
    case 'employment':
      return fact.offered === fact.wished
        ? `${TYPE_TEXTS[fact.type]} at ${fact.offered} %`
        : `${TYPE_TEXTS[fact.type]} at ${fact.offered} %, ${fact.wished} % wished`;
    case 'noSharedEmployment':
      return 'No employment type in common';
    case 'availability':
      return fact.availableInMonths <= fact.neededInMonths
        ? `Available ${monthsText(fact.availableInMonths)}`
        : `Available ${monthsText(fact.availableInMonths)}, needed ${monthsText(fact.neededInMonths)}`;
    case 'unknown':
      return 'Not given, counted as half';
  }
}

/** @returns a change as the end of a sentence that begins with "+6" */
export function describeChange(change: MatchChange): string {
  switch (change.kind) {
    case 'offer':
      return `at ${groupedNumber(change.amount)} ${change.currency} ${change.period.toLowerCase()}`;
    case 'minimumSalary':
      return `if the minimum were ${groupedNumber(change.amount)} ${change.currency} ${change.period.toLowerCase()}`;
    case 'addSetup':
      return `with ${SETUP_TEXTS[change.setup]}`;
    case 'addCountry':
      return `with ${change.country}`;
    case 'dropSkill':
      return `if ${change.skill} were not required`;
    case 'addSkill':
      return `with ${change.skill} at ${stars(change.level)}`;
    case 'startLater':
      return `if the role could start ${monthsText(change.months)}`;
    case 'availableSooner':
      return `if available ${monthsText(change.months)}`;
    case 'percentage':
      return `at ${change.percent} % ${TYPE_TEXTS[change.type].toLowerCase()}`;
    case 'addEmployment':
      return `with ${TYPE_TEXTS[change.type]} at ${change.percent} %`;
    case 'requireYears':
      return `if ${yearsText(change.years)} were enough`;
    case 'desireRole':
      return `with ${change.role} as a desired role`;
  }
}
