import type { DecidingComponent, MatchCap, MatchChange, MatchFact } from '@vela/contracts/matching';
import { EMPLOYMENT_TITLES, groupedNumber, monthsText, SETUP_TITLES, yearsText } from '@vela/formats';
import { USUAL_RARITY } from '../components/skills.js';

const QUARTERS = { 1: 'a quarter', 2: 'half', 3: 'three quarters' } as const;
const STATED: Readonly<Record<Extract<MatchChange, { kind: 'state' }>['term'], string>> = {
  salary: 'by stating your minimum pay, if this offer meets it',
  availability: 'by stating when you can start, if that is in time',
  years: 'by stating your years of experience, if they are enough',
};
const stars = (level: number): string => `${level} of 5`;
const startText = (months: number): string => (months === 0 ? 'immediately' : `in ${monthsText(months)}`);

function placeText(fact: Extract<MatchFact, { kind: 'place' }>): string {
  const setup = SETUP_TITLES[fact.setup];
  switch (fact.reach) {
    case 'anywhere':
      return `${setup}, from anywhere`;
    case 'sameCity':
    case 'countryAnyCity':
      return `${setup} in ${fact.place ?? 'the same place'}`;
    case 'cityNotStated':
      return `${setup} in ${fact.place ?? 'the same country'}, city not stated`;
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
    case 'relatedSkill':
      return `Counts ${QUARTERS[fact.quarters]}: ${fact.through} for ${fact.skill}`;
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
    case 'nearbyPlace':
      return `${SETUP_TITLES[fact.setup]} in ${fact.place}, ${fact.km} km from ${fact.to}`;
    case 'noSharedSetup':
      return 'No way of working in common';
    case 'employment':
      return fact.offered === fact.wished
        ? `${EMPLOYMENT_TITLES[fact.type]} at ${fact.offered} %`
        : `${EMPLOYMENT_TITLES[fact.type]} at ${fact.offered} %, ${fact.wished} % wished`;
    case 'noSharedEmployment':
      return 'No employment type in common';
    case 'availability':
      return fact.availableInMonths <= fact.neededInMonths
        ? `Available ${startText(fact.availableInMonths)}`
        : `Available ${startText(fact.availableInMonths)}, needed ${startText(fact.neededInMonths)}`;
    case 'unknown':
      return 'Not given, counted as half';
    case 'notStated':
      return 'Not stated';
  }
}

/** From so much above the usual a skill is called rare, and common as far below it; between, it weighs about as usual. */
const RARE = 1.25;

/** @param rarity against a skill of usual frequency, in hundredths */
export const isRare = (rarity: number): boolean => rarity >= USUAL_RARITY * RARE;

/** @returns how rarity weighs a skill, or null where it weighs about as usual */
export function describeRarity({ rarity = USUAL_RARITY }: { readonly rarity?: number }): string | null {
  const rare = isRare(rarity);
  if (!rare && rarity > USUAL_RARITY / RARE) return null;
  return `${rare ? 'Rare' : 'Common'}: weighs ${rarity / 100} × a usual skill`;
}

/** What fits nothing, in the words of a cap. */
const IMPOSSIBLE: Readonly<Record<DecidingComponent, string>> = {
  place: 'place and way of working',
  employment: 'employment',
  salary: 'pay',
};

/** @returns why a score is held low */
export const describeCap = ({ score, because }: MatchCap): string =>
  `Held at ${score}: nothing fits, or nothing is stated, in ${listText(because.map((key) => IMPOSSIBLE[key]))}`;

const listText = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

/** @returns a change as the end of a sentence that begins with "+6" */
export function describeChange(change: MatchChange): string {
  switch (change.kind) {
    case 'offer':
      return `at ${groupedNumber(change.amount)} ${change.currency} ${change.period.toLowerCase()}`;
    case 'addSetup':
      return `with ${SETUP_TITLES[change.setup]}`;
    case 'addCity':
      return `with ${change.city}, ${change.country}`;
    case 'state':
      return STATED[change.term];
    case 'addPlace':
    case 'addCountry':
      return `with ${change.country}`;
    case 'dropSkill':
      return `if ${change.skill} were not required`;
    case 'addSkill':
      return `with ${change.skill} at ${stars(change.level)}`;
    case 'startLater':
      return `if the role could start ${startText(change.months)}`;
    case 'availableSooner':
      return `if available ${startText(change.months)}`;
    case 'percentage':
      return `at ${change.percent} % ${EMPLOYMENT_TITLES[change.type].toLowerCase()}`;
    case 'addEmployment':
      return `with ${EMPLOYMENT_TITLES[change.type]} at ${change.percent} %`;
    case 'requireYears':
      return `if ${yearsText(change.years)} were enough`;
    case 'desireRole':
      return `with ${change.role} as a desired role`;
  }
}
