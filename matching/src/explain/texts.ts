import type { DecidingComponent, MatchCap, MatchChange, MatchFact } from '@vela/contracts/matching';
import {
  countryText,
  EMPLOYMENT_TITLES,
  levelText,
  monthsText,
  payText,
  periodText,
  placeText,
  sekText,
  SETUP_TITLES,
  yearsText,
} from '@vela/formats';
import { listed, numberText, percentText, t, texts } from '@vela/language';
import { USUAL_RARITY } from '../components/skills.js';

const QUARTERS = texts({ 1: 'a quarter', 2: 'half', 3: 'three quarters' });
const STATED: Readonly<Record<Extract<MatchChange, { kind: 'state' }>['term'], string>> = texts({
  salary: 'by stating your minimum pay, if this offer meets it',
  availability: 'by stating when you can start, if that is in time',
  years: 'by stating your years of experience, if they are enough',
});
const startText = (months: number): string =>
  months === 0 ? t('immediately') : t('in {months}', { months: monthsText(months) });

/** @param place as facts keep it: 'Göteborg, Sweden', or a country alone */
function spokenPlace(place: string): string {
  const comma = place.lastIndexOf(', ');
  return comma < 0
    ? countryText(place)
    : placeText({ city: place.slice(0, comma), country: place.slice(comma + ', '.length) });
}

function placeFactText({ setup: kind, reach, place }: Extract<MatchFact, { kind: 'place' }>): string {
  const setup = SETUP_TITLES[kind];
  const where = place === null ? null : spokenPlace(place);
  switch (reach) {
    case 'anywhere':
      return t('{setup}, from anywhere', { setup });
    case 'sameCity':
    case 'countryAnyCity':
      return where === null ? t('{setup} in the same place', { setup }) : t('{setup} in {where}', { setup, where });
    case 'cityNotStated':
      return where === null
        ? t('{setup} in the same country, city not stated', { setup })
        : t('{setup} in {where}, city not stated', { setup, where });
    case 'sameCountry':
      return t('{setup}, same country but another city ({where})', { setup, where: where ?? '' });
    case 'elsewhere':
      return t('{setup}, but in no shared country', { setup });
  }
}

function skillText({ skill, held, desired }: Extract<MatchFact, { kind: 'skill' }>): string {
  if (held === null) return t('{skill}: missing', { skill });
  return held >= desired
    ? t('{skill}: {level}', { skill, level: levelText(held) })
    : t('{skill}: {level}, {desired} wanted', { skill, level: levelText(held), desired: numberText(desired) });
}

function yearsFactText({ held, required, inRole }: Extract<MatchFact, { kind: 'years' }>): string {
  if (inRole)
    return held >= required
      ? t('{years} in this role', { years: yearsText(held) })
      : t('{held, number} of {years} in this role', { held, years: yearsText(required) });
  return held >= required
    ? t('{held, plural, one {# year of experience} other {# years of experience}}', { held })
    : t(
        '{required, plural, one {{held, number} of # year of experience} other {{held, number} of # years of experience}}',
        { held, required },
      );
}

function salaryText({ minimumYearlySek, shortfallPercent, swapped }: Extract<MatchFact, { kind: 'salary' }>): string {
  const amount = sekText(minimumYearlySek);
  const fact =
    shortfallPercent === 0
      ? t('The offer meets the minimum of {amount} a year', { amount })
      : t('Asks {amount} a year, the offer is {percent} below', { amount, percent: percentText(shortfallPercent) });
  return swapped ? t('{fact} (minimum and maximum were swapped)', { fact }) : fact;
}

/** @returns one fact of a breakdown as a sentence fragment */
export function describeFact(fact: MatchFact): string {
  switch (fact.kind) {
    case 'skill':
      return skillText(fact);
    case 'relatedSkill': {
      const { quarters, through, skill } = fact;
      return t('Counts {share}: {through} for {skill}', { share: QUARTERS[quarters], through, skill });
    }
    case 'role':
      return fact.desired
        ? t('{role} is a desired role', { role: fact.role })
        : t('{role} is not among the desired roles', { role: fact.role });
    case 'years':
      return yearsFactText(fact);
    case 'salary':
      return salaryText(fact);
    case 'place':
      return placeFactText(fact);
    case 'nearbyPlace': {
      const { place, km, to } = fact;
      const where = { setup: SETUP_TITLES[fact.setup], place: spokenPlace(place), km, to };
      return t('{setup} in {place}, {km, number} km from {to}', where);
    }
    case 'noSharedSetup':
      return t('No way of working in common');
    case 'employment': {
      const { offered, wished } = fact;
      const type = EMPLOYMENT_TITLES[fact.type];
      const shares = { type, offered: percentText(offered) };
      return offered === wished
        ? t('{type} at {offered}', shares)
        : t('{type} at {offered}, {wished} wished', { ...shares, wished: percentText(wished) });
    }
    case 'noSharedEmployment':
      return t('No employment type in common');
    case 'availability': {
      const start = startText(fact.availableInMonths);
      return fact.availableInMonths <= fact.neededInMonths
        ? t('Available {start}', { start })
        : t('Available {start}, needed {needed}', { start, needed: startText(fact.neededInMonths) });
    }
    case 'unknown':
      return t('Not given, counted as half');
    case 'notStated':
      return t('Not stated');
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
  const times = numberText(rarity / 100);
  return rare
    ? t('Rare: weighs {times} × a usual skill', { times })
    : t('Common: weighs {times} × a usual skill', { times });
}

/** What fits nothing, in the words of a cap. */
const IMPOSSIBLE: Readonly<Record<DecidingComponent, string>> = texts({
  place: 'place and way of working',
  employment: 'employment',
  salary: 'pay',
});

/** @returns why a score is held low */
export const describeCap = ({ score, because }: MatchCap): string =>
  t('At most {score, number}. Does not fit, or is not stated: {what}', {
    score,
    what: listed(
      because.map((key) => IMPOSSIBLE[key]),
      'and',
    ),
  });

/** @returns a change as the end of a sentence that begins with "+6" */
export function describeChange(change: MatchChange): string {
  switch (change.kind) {
    case 'offer': {
      const pay = payText({ compensation: String(change.amount), currency: change.currency });
      return t('at {pay} {period}', { pay, period: periodText(change.period) });
    }
    case 'addSetup':
      return t('with {what}', { what: SETUP_TITLES[change.setup] });
    case 'addCity':
      return t('with {what}', { what: placeText(change) });
    case 'state':
      return STATED[change.term];
    case 'addPlace':
    case 'addCountry':
      return t('with {what}', { what: countryText(change.country) });
    case 'dropSkill':
      return t('if {skill} were not required', { skill: change.skill });
    case 'addSkill':
      return t('with {skill} at {level}', { skill: change.skill, level: levelText(change.level) });
    case 'startLater':
      return t('if the role could start {start}', { start: startText(change.months) });
    case 'availableSooner':
      return t('if available {start}', { start: startText(change.months) });
    case 'percentage':
      return t('at {percent} {type}', {
        percent: percentText(change.percent),
        type: EMPLOYMENT_TITLES[change.type].toLowerCase(),
      });
    case 'addEmployment':
      return t('with {type} at {percent}', {
        type: EMPLOYMENT_TITLES[change.type],
        percent: percentText(change.percent),
      });
    case 'requireYears':
      return t('if {years} were enough', { years: yearsText(change.years) });
    case 'desireRole':
      return t('with {role} as a desired role', { role: change.role });
  }
}
